import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Original } from '../media/originals'

/** The sample's texts: half a megabyte that only a first start needs. */
export const loadSample = () => import('#sample/index')

/** Reads the file of a picture of the sample by its id; rejects where there is none. */
export type ReadSamplePicture = (id: number) => Promise<Original>

/** The sample's pictures in a folder: `sample/pictures/files`, or where the build copied it. */
export function samplePictures(folder: string): ReadSamplePicture {
  return async (id) => ({ bytes: await readFile(join(folder, `${id}.webp`)), format: 'webp' })
}
