import { MEDIA_WIDTHS } from '#schema/entities/media'
import { BudgetSpent } from '../http/limits/too-many'
import type { Area } from '../records/reading/media'
import type { Focus, StoredPicture } from './maker/encode'
import { createJobQueue, QueueFull } from './maker/job-queue'
import type { PictureFormat } from './maker/picture-format'
import type { PictureMaker } from './maker/picture-jobs'
import { formatOf, readOriginal } from './originals'
import type { SharedSizes } from './shared-sizes'
import type { SizeCache } from './size-cache'
import type { FileStore, FileStream } from './store/file-store'

/** The data of a picture needed to serve it. */
export interface ShownPicture {
  readonly id: number
  /** Name of its original in the file store. */
  readonly original: string
  /** Focal point, relative to the visible part. */
  readonly focus: Focus
  /** The visible part; `null` for the whole picture. */
  readonly area: Area | null
  /** File name for downloads, without extension. */
  readonly name: string
}

interface MadePicture {
  readonly bytes: Buffer
  readonly format: PictureFormat
}

interface MadeSize extends MadePicture {
  /** True if it is the best format the client accepts, rather than a temporary fallback. */
  readonly final: boolean
}

/**
 * Pictures in the sizes layouts need, resized from their originals on first request and cached. Rejects with `MissingOriginal`,
 * `StoreUnavailable` if the store is unreachable, or `QueueFull` if too many requests wait; cached sizes are returned all the
 * same.
 */
export interface PictureStore {
  /** Returns the picture at full size, as JPEG or WebP; a PDF unchanged. */
  original(
    picture: ShownPicture,
    permit?: Permit,
  ): Promise<MadePicture | (FileStream & { format: PictureFormat | 'pdf' })>
  /** Returns the best accepted format that is ready. AVIF is encoded in the background, because it takes long. */
  size(picture: ShownPicture, wanted: WantedSize): Promise<MadeSize>
  /** Returns a size in one format, never a substitute. */
  exact(picture: ShownPicture, width: number, format: PictureFormat): Promise<Buffer>
  /** Prepares a size that will be requested, when the process is idle. Returns immediately if it is cached. */
  prepare(picture: ShownPicture, width: number, format: PictureFormat): Promise<void>
  /** Returns a JPEG for link previews, 1200 by 630 pixels around the focal point. */
  shared(picture: ShownPicture, permit?: Permit): Promise<Buffer>
}

interface WantedSize {
  readonly width: number
  readonly accepted: readonly PictureFormat[]
  readonly permit?: Permit | undefined
}

/** Called before encoding for a request; rejects if the caller has used up its budget. */
export type Permit = () => Promise<void>

/** The file of a record is missing from the store or has the wrong content. */
export class MissingOriginal extends Error {
  constructor({ id, original }: ShownPicture) {
    super(`The original ${original} of media item ${id} is not in the file store`)
  }
}

interface PictureStoreOptions {
  readonly originals: FileStore
  readonly sizes: SizeCache
  /** The sizes made by other servers; omitted if there are none. */
  readonly shared?: Pick<SharedSizes, 'get' | 'put'> | null
  readonly maker: Pick<PictureMaker, 'encode' | 'share'>
  readonly onError: (error: unknown) => void
  /** Number of pictures made at a time. */
  readonly concurrency?: number
}

/** Smallest width ratio of a substitute that still looks sharp enough. */
const MIN_STAND_IN = 1 / 3
const CONCURRENCY = 2
/** About five seconds of work; further requests get a retry response instead of waiting. */
const MAX_WAITING = 100
/** Limit of AVIF files waiting for background encoding, each about a second of work. */
const MAX_PATIENT = 500

export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const { originals, sizes, shared: sharedSizes = null, maker, onError } = options
  const queue = createJobQueue({
    concurrency: options.concurrency ?? CONCURRENCY,
    mostWaiting: MAX_WAITING,
    mostPatient: MAX_PATIENT,
  })
  return {
    ...{ original, size, prepare, shared },
    exact: (picture, width, format) => make(picture, [width, format], {}),
  }

  async function original(picture: ShownPicture, permit?: Permit) {
    const format = formatOf(picture.original)
    if (picture.area && format !== 'pdf')
      return { bytes: await make(picture, [Number.POSITIVE_INFINITY, format], { permit }), format }
    return stored(picture)
  }

  async function stored(picture: ShownPicture) {
    const format = formatOf(picture.original)
    const file = await originals.open(picture.original)
    if (!file) throw new MissingOriginal(picture)
    return { ...file, format }
  }

  async function size(
    picture: ShownPicture,
    { width, accepted, permit }: WantedSize,
  ): Promise<MadeSize> {
    const quick: PictureFormat = accepted.includes('webp') ? 'webp' : 'jpeg'
    const best: PictureFormat = accepted.includes('avif') ? 'avif' : quick
    const made = await firstMade(sizes, picture, { widths: [width], formats: [best, quick] })
    if (made?.format === best) return { ...made, final: true }
    // If another size can substitute, the requested one is encoded in the background.
    const near = { widths: standInsFor(width), formats: [best, quick] }
    const standIn = made ? null : await firstMade(sizes, picture, near)
    if (standIn) makeInBackground(picture, [width, quick], permit)
    const shown = made ??
      standIn ?? {
        bytes: await make(picture, [width, quick], { permit }),
        format: quick,
      }
    if (best !== quick) makeInBackground(picture, [width, best])
    return { ...shown, final: best === quick && !standIn }
  }

  /** If the queue is full, a later request may start the encoding. */
  function makeInBackground(picture: ShownPicture, size: Size, permit?: Permit): void {
    make(picture, size, { patient: true, permit }).catch((error) => {
      if (!(error instanceof QueueFull || error instanceof BudgetSpent)) onError(error)
    })
  }

  async function prepare(
    picture: ShownPicture,
    width: number,
    format: PictureFormat,
  ): Promise<void> {
    if (!(await sizes.has(nameOf(picture, width, format))))
      await make(picture, [width, format], { patient: true })
  }

  function shared(picture: ShownPicture, permit?: Permit): Promise<Buffer> {
    const [x, y] = [Math.round(picture.focus.x * 100), Math.round(picture.focus.y * 100)]
    return cachedOrMade(
      `${folderOf(picture)}/shared-${x}-${y}.jpeg`,
      async () => maker.share(await sourceOf(picture), { x: x / 100, y: y / 100 }),
      { permit },
    )
  }

  function make(picture: ShownPicture, [width, format]: Size, making: Making): Promise<Buffer> {
    return cachedOrMade(
      nameOf(picture, width, format),
      async () => maker.encode(await sourceOf(picture), width, format),
      making,
    )
  }

  async function sourceOf(picture: ShownPicture): Promise<StoredPicture> {
    const found = await readOriginal(originals, picture.original)
    if (!found) throw new MissingOriginal(picture)
    return { file: found.bytes, area: picture.area }
  }

  async function cachedOrMade(
    name: string,
    work: () => Promise<Buffer>,
    { permit, patient = false }: Making,
  ): Promise<Buffer> {
    const cached = await sizes.get(name)
    if (cached) return cached
    if (!queue.has(name)) await permit?.()
    return queue.run(
      name,
      async () => {
        const bytes = (await sharedSizes?.get(name)) ?? (await makeAndShare(name, work))
        await sizes.put(name, bytes)
        return bytes
      },
      patient,
    )
  }

  async function makeAndShare(name: string, work: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = await work()
    void sharedSizes?.put(name, bytes)
    return bytes
  }
}

type Size = readonly [width: number, format: PictureFormat]

/** Returns the widths that can substitute for one, nearest first: larger ones, then smaller ones that are still sharp enough. */
function standInsFor(wanted: number): readonly number[] {
  const smaller = MEDIA_WIDTHS.filter((width) => width < wanted).reverse()
  return [
    ...MEDIA_WIDTHS.filter((width) => width > wanted),
    ...smaller.filter((width) => width >= wanted * MIN_STAND_IN),
  ]
}

/** Returns the first of the sizes that is cached; `null` if none is. */
async function firstMade(
  sizes: SizeCache,
  picture: ShownPicture,
  { widths, formats }: { widths: readonly number[]; formats: readonly PictureFormat[] },
): Promise<MadePicture | null> {
  for (const width of widths)
    for (const format of formats) {
      const bytes = await sizes.get(nameOf(picture, width, format))
      if (bytes) return { bytes, format }
    }
  return null
}

/** The permit of the request that waits for the encoding; absent in the background. */
interface Making {
  readonly permit?: Permit | undefined
  readonly patient?: boolean
}

function nameOf(picture: ShownPicture, width: number, format: PictureFormat): string {
  const size = Number.isFinite(width) ? String(width) : 'whole'
  return `${folderOf(picture)}/${size}.${format}`
}

/** Records with the same file and crop share sizes. */
function folderOf({ original, area }: ShownPicture): string {
  const [hash = ''] = original.split('.')
  const part = area ? `-${area.left}-${area.top}-${area.width}-${area.height}` : ''
  return `${hash.slice(0, 2)}/${hash}${part}`
}
