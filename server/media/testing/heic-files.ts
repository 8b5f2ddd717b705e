import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** For tests: a HEIC file as a phone writes it. How they were made is in `heic/README.md`. */
export function heicFile(name: 'phone' | 'transparent' | 'hundred'): Promise<Buffer> {
  return readFile(fileURLToPath(new URL(`heic/${name}.heic`, import.meta.url)))
}
