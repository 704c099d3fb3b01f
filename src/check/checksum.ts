/** FNV-1a, 32 bits: against accidents, not against forgers. Any change of a single byte changes it. */
export function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
