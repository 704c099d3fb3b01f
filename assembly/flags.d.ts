/** 1 in core.wasm, 0 in base.wasm: given to the compiler with `--use`, so that module calls fold away. */
declare const WITH_MODULES: i32;
