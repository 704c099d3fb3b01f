import { TILE_COUNT } from "../components/tables";
import { PIECE_ENDS, SLOT_BYTES } from "../generated/modules";
import { BILL_BYTES, clearFacts, facts, measureFacts, moduleSlots } from "./facts";

/**
 * The modules of a game and what their choice decides about the facts: how many piece records there are and where
 * each module keeps its own things. Slots follow the open bill in the order of the book.
 */
const MODULE_LIMIT: u32 = 64;
/** Offset of each module's slot by its number in the book, made again from the mask. */
const OFFSETS: usize = memory.data(<i32>(MODULE_LIMIT * 2 + 2), 2);
let chosen: u64 = 0;

/** Modules of the games that are set up or laid out from now on. */
export function chooseModules(mask: u64): void {
  chosen = mask;
}

/** Empty facts for so many players and the chosen modules. */
export function openFacts(players: u32): void {
  clearFacts();
  facts.players = <u8>players;
  facts.pieceCount = <u8>(TILE_COUNT + players);
  if (WITH_MODULES != 0 && chosen != 0) {
    facts.modules = chosen;
    for (let bit: u32 = 0; bit < MODULE_LIMIT; bit++) {
      if (((chosen >>> bit) & 1) == 0) continue;
      facts.pieceCount = max<u8>(facts.pieceCount, load<u8>(PIECE_ENDS + bit));
    }
  }
  placeSlots();
  measureFacts();
}

/** Finds the slots again; to be called for facts that came from elsewhere. */
export function placeSlots(): void {
  if (WITH_MODULES == 0) return;
  let offset: u32 = facts.modules == 0 ? 0 : <u32>BILL_BYTES;
  for (let bit: u32 = 0; bit < MODULE_LIMIT; bit++) {
    store<u16>(OFFSETS + (bit << 1), offset, 2);
    if (((facts.modules >>> bit) & 1) != 0) offset += load<u8>(SLOT_BYTES + bit);
  }
  facts.slotBytes = <u16>offset;
}

/** Where the module of this number in the book keeps its own things. */
export function slotOf(number: u32): usize {
  return moduleSlots() + load<u16>(OFFSETS + (number << 1));
}
