import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type DrawnPicture, encodePicture } from './encode'
import { createJobQueue } from './job-queue'
import type { PictureFormat } from './picture-format'

/** Which form of a picture. `id` is a positive whole number, so it is safe in a path. */
export interface Variant {
  readonly id: number
  readonly width: number
}

export interface StoredVariant {
  readonly bytes: Buffer
  readonly format: PictureFormat
  /** True when it is what the asker takes best, and not a stand-in until that is ready. */
  readonly final: boolean
}

/** Pictures in the forms layouts need, made when they are first asked for and kept in a folder. */
export interface PictureStore {
  original(id: number): Promise<Buffer>
  /** The best form at hand of those accepted: AVIF takes long to make, so it is made in the background. */
  variant(variant: Variant, accepted: readonly PictureFormat[]): Promise<StoredVariant>
}

export interface PictureStoreOptions {
  readonly folder: string
  /** The drawing of a picture that is not in the folder yet. */
  readonly draw: (id: number) => DrawnPicture
  readonly onError: (error: unknown) => void
}

const LANES = 2

export function createPictureStore({ folder, draw, onError }: PictureStoreOptions): PictureStore {
  const queue = createJobQueue(LANES)
  return { original, variant }

  function original(id: number): Promise<Buffer> {
    const file = join(folder, String(id), 'original.jpg')
    return keptOrMade(file, () => encodePicture(draw(id), Number.POSITIVE_INFINITY, 'jpeg'))
  }

  async function variant(
    { id, width }: Variant,
    accepted: readonly PictureFormat[],
  ): Promise<StoredVariant> {
    if (accepted.includes('avif')) {
      const kept = await read(fileOf(id, width, 'avif'))
      if (kept) return { bytes: kept, format: 'avif', final: true }
      void make(id, width, 'avif').catch(onError)
    }
    const format = accepted.includes('webp') ? 'webp' : 'jpeg'
    const bytes = await make(id, width, format)
    return { bytes, format, final: !accepted.includes('avif') }
  }

  function make(id: number, width: number, format: PictureFormat): Promise<Buffer> {
    return keptOrMade(
      fileOf(id, width, format),
      () => encodePicture(draw(id), width, format),
      format === 'avif',
    )
  }

  async function keptOrMade(
    file: string,
    work: () => Promise<Buffer>,
    patient = false,
  ): Promise<Buffer> {
    const kept = await read(file)
    if (kept) return kept
    return queue.run(
      file,
      async () => {
        const bytes = await work()
        await write(file, bytes)
        return bytes
      },
      patient,
    )
  }

  function fileOf(id: number, width: number, format: PictureFormat): string {
    return join(folder, String(id), `${width}.${format}`)
  }
}

async function read(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Whole or not at all: a reader never meets half a picture. */
async function write(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(unfinished, bytes)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
