/**
 * What the config gives modules for their setup: entries of a module's number in the book, a length and so many bytes
 * of the module's own, one entry a module.
 */
const ROOM: u32 = 1024;
export const GIVEN_SETUPS: usize = memory.data(<i32>ROOM);
let given: u32 = 0;

export function giveSetups(bytes: u32): void {
  given = min(bytes, ROOM);
}

/** Address of what a module is given; 0 if it deals its things itself. */
export function givenSetup(number: u32): usize {
  for (let at: u32 = 0; at < given; at += <u32>load<u8>(GIVEN_SETUPS + at, 1) + 2) {
    if (load<u8>(GIVEN_SETUPS + at) == <u8>number) return GIVEN_SETUPS + at + 2;
  }
  return 0;
}
