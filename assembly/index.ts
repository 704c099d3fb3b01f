/** The ABI: what the host may call. Numbers in, numbers out; larger answers lie in named regions of memory. */
export * from "./components/abi";
