import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import createLibrary, { type Libheif } from 'libheif-js/libheif-wasm/libheif.js'

/** Memory limit in bytes; a picture of 50 million pixels takes 350 MB. */
const MAX_MEMORY = 512 * 1024 * 1024
const PAGE = 65_536

/**
 * Loads libheif as WebAssembly, which can access only its own memory, limited regardless of the file. Each file gets a new
 * instance, garbage collected with everything allocated in it.
 */
export async function loadHeifLibrary(): Promise<Libheif> {
  compiled ??= compile()
  const program = await compiled
  return createLibrary({
    // Discards the library’s console messages about a file.
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

/** Limits the memory’s growth: when it can’t grow, the library treats it as full and gives up on the file. */
function limitMemory({ exports }: WebAssembly.Instance): void {
  const memory = Object.values(exports).find((value) => value instanceof WebAssembly.Memory)
  if (!memory) throw new Error('libheif has no memory')
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE > MAX_MEMORY) throw new RangeError('out of memory')
    return grow(pages)
  }
}
