import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Original } from '../media/originals'

/** Loads the sample’s texts: half a megabyte needed only at the first start. */
export const loadSample = () => import('#sample/index')

/** Reads a picture file of the sample by its id; rejects if it doesn’t exist. */
export type ReadSamplePicture = (id: number) => Promise<Original>

/** Returns a reader for the sample’s pictures in a folder: `sample/pictures/files`, or the build’s copy. */
export function samplePictures(folder: string): ReadSamplePicture {
  return async (id) => ({ bytes: await readFile(join(folder, `${id}.webp`)), format: 'webp' })
}
