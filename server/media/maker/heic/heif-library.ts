import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import createLibrary, { type Libheif } from 'libheif-js/libheif-wasm/libheif.js'

/** A picture of 50 million pixels takes 350 MB. */
const MAX_MEMORY = 512 * 1024 * 1024
const PAGE = 65_536

/**
 * Loads libheif, compiled to WebAssembly: it reaches nothing but a memory of its own, which does not grow beyond a limit,
 * whatever a file says of itself. Every file gets a library of its own, which is garbage afterwards with all that was allocated in it.
 */
export async function loadHeifLibrary(): Promise<Libheif> {
  compiled ??= compile()
  const program = await compiled
  return createLibrary({
    // It writes what it thinks of a file to the console.
    print: () => undefined,
    printErr: () => undefined,
    instantiateWasm: (imports, use) => {
      const instance = new WebAssembly.Instance(program, imports)
      limitMemory(instance)
      use(instance)
      return instance.exports
    },
  })
}

let compiled: Promise<WebAssembly.Module> | null = null

async function compile(): Promise<WebAssembly.Module> {
  const path = createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm')
  return WebAssembly.compile(await readFile(path))
}

/** The library takes a memory that does not grow as one that is full, and gives up on the file. */
function limitMemory({ exports }: WebAssembly.Instance): void {
  const memory = Object.values(exports).find((value) => value instanceof WebAssembly.Memory)
  if (!memory) throw new Error('libheif has no memory')
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE > MAX_MEMORY) throw new RangeError('out of memory')
    return grow(pages)
  }
}
