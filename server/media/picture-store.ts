import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DrawnPicture, Focus, PictureSource } from './encode'
import { createJobQueue } from './job-queue'
import type { PictureMaker } from './maker/picture-jobs'
import type { PictureFormat } from './picture-format'

/** Which form of a picture. `id` is a positive whole number, so it is safe in a path. */
export interface Variant {
  readonly id: number
  readonly width: number
}

export interface StoredPicture {
  readonly bytes: Buffer
  readonly format: PictureFormat
}

export interface StoredVariant extends StoredPicture {
  /** True when it is what the asker takes best, and not a stand-in until that is ready. */
  readonly final: boolean
}

/** Pictures in the forms layouts need, made when they are first asked for and kept in a folder. */
export interface PictureStore {
  original(id: number): Promise<StoredPicture>
  /** Keeps what somebody uploaded; on the disk when the promise is kept. */
  keep(id: number, picture: StoredPicture): Promise<void>
  /** The best form at hand of those accepted: AVIF takes long to make, so it is made in the background. */
  variant(variant: Variant, accepted: readonly PictureFormat[]): Promise<StoredVariant>
  /** Makes a form that somebody will ask for, when there is nothing else to do; quick when it is there. */
  prepare(variant: Variant, format: PictureFormat): Promise<void>
  /** A JPEG for those who share a page, 1200 by 630 pixels around its focus. */
  shared(id: number, focus: Focus): Promise<Buffer>
}

export interface PictureStoreOptions {
  readonly folder: string
  readonly maker: Pick<PictureMaker, 'encode' | 'share'>
  /** The drawing of a picture that nobody uploaded. */
  readonly draw: (id: number) => Promise<DrawnPicture>
  readonly onError: (error: unknown) => void
}

const LANES = 2

export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const { folder, maker, draw, onError } = options
  const queue = createJobQueue(LANES)
  return { original, keep, variant, prepare, shared }

  async function original(id: number): Promise<StoredPicture> {
    const uploaded = await uploadOf(id)
    if (uploaded) return uploaded
    const file = join(folder, String(id), 'original.jpg')
    const whole = async () => maker.encode(await draw(id), Number.POSITIVE_INFINITY, 'jpeg')
    return { bytes: await keptOrMade(file, whole), format: 'jpeg' }
  }

  function keep(id: number, { bytes, format }: StoredPicture): Promise<void> {
    return write(uploadFile(id, format), bytes)
  }

  async function sourceOf(id: number): Promise<PictureSource> {
    const uploaded = await uploadOf(id)
    return uploaded ? { file: uploaded.bytes } : draw(id)
  }

  async function uploadOf(id: number): Promise<StoredPicture | null> {
    for (const format of ['jpeg', 'webp'] as const) {
      const bytes = await read(uploadFile(id, format))
      if (bytes) return { bytes, format }
    }
    return null
  }

  function uploadFile(id: number, format: PictureFormat): string {
    return join(folder, String(id), `uploaded.${format}`)
  }

  function shared(id: number, focus: Focus): Promise<Buffer> {
    const [x, y] = [Math.round(focus.x * 100), Math.round(focus.y * 100)]
    const file = join(folder, String(id), `shared-${x}-${y}.jpg`)
    return keptOrMade(file, async () => maker.share(await sourceOf(id), { x: x / 100, y: y / 100 }))
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

  async function prepare({ id, width }: Variant, format: PictureFormat): Promise<void> {
    if (!(await isThere(fileOf(id, width, format)))) await make(id, width, format, true)
  }

  function make(
    id: number,
    width: number,
    format: PictureFormat,
    patient = format === 'avif',
  ): Promise<Buffer> {
    return keptOrMade(
      fileOf(id, width, format),
      async () => maker.encode(await sourceOf(id), width, format),
      patient,
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

async function isThere(file: string): Promise<boolean> {
  try {
    await access(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
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
    const handle = await open(unfinished, 'w')
    try {
      await handle.writeFile(bytes)
      // An upload is said to be stored: it has to outlive a power cut.
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
