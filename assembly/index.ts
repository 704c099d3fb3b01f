/** The ABI: what the host may call. Numbers in, numbers out; larger answers lie in named regions of memory. */

export * from "./board/abi";
export * from "./components/abi";
export * from "./game/abi";
export * from "./search/abi";
