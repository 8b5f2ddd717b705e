import { MEDIA_WIDTHS } from '#schema/entities/media'
import type { Area } from '../documents/publications/picture-crop'
import { BudgetSpent } from '../http/limits/too-many'
import type { Focus, StoredPicture } from './maker/encode'
import { createJobQueue, QueueFull } from './maker/job-queue'
import type { PictureFormat } from './maker/picture-format'
import type { PictureMaker } from './maker/picture-jobs'
import { formatOf, readOriginal } from './originals'
import type { SizeCache } from './size-cache'
import type { FileStore, FileStream } from './store/file-store'

/** What is known of a picture to be served. */
export interface ShownPicture {
  readonly id: number
  /** The name of its original in the file store. */
  readonly original: string
  /** Relative to the visible part. */
  readonly focus: Focus
  /** What is shown of it; `null` for the whole. */
  readonly area: Area | null
  /** What a download of it is called, without its ending. */
  readonly name: string
}

interface MadePicture {
  readonly bytes: Buffer
  readonly format: PictureFormat
}

interface MadeSize extends MadePicture {
  /** True when it is the best format the client accepts, and not a fallback until that is ready. */
  readonly final: boolean
}

/**
 * Pictures in the sizes layouts need, resized from their originals on first request and cached. Rejects with
 * `MissingOriginal`, with `StoreUnavailable` while the store is unreachable, or with `QueueFull` while too many others wait;
 * what is cached is returned all the same.
 */
export interface PictureStore {
  /** At its full size, as a JPEG or WebP file; a PDF as it is. */
  original(
    picture: ShownPicture,
    permit?: Permit,
  ): Promise<MadePicture | (FileStream & { format: PictureFormat | 'pdf' })>
  /** The best accepted format that is ready: AVIF takes long to encode, so it is encoded in the background. */
  size(picture: ShownPicture, wanted: WantedSize): Promise<MadeSize>
  /** Prepares a size that will be requested, when the process is idle; returns at once when it is cached. */
  prepare(picture: ShownPicture, width: number, format: PictureFormat): Promise<void>
  /** A JPEG for social media previews, 1200 by 630 pixels around its focal point. */
  shared(picture: ShownPicture, permit?: Permit): Promise<Buffer>
}

interface WantedSize {
  readonly width: number
  readonly accepted: readonly PictureFormat[]
  readonly permit?: Permit | undefined
}

/** Called before work is started for a waiting request; rejects when that caller may start no more now. */
export type Permit = () => Promise<void>

/** A record whose file is missing from the store, or is not what it should be. */
export class MissingOriginal extends Error {
  constructor({ id, original }: ShownPicture) {
    super(`The original ${original} of media item ${id} is not in the file store`)
  }
}

interface PictureStoreOptions {
  readonly originals: FileStore
  readonly sizes: SizeCache
  readonly maker: Pick<PictureMaker, 'encode' | 'share'>
  readonly onError: (error: unknown) => void
}

/** A smaller size stands in for one that is at most this many times as wide: it is still sharp enough to look at. */
const MIN_STAND_IN = 1 / 3
const LANES = 2
/** About five seconds of work: later requests are asked to retry instead of waiting. */
const MAX_WAITING = 100
/** AVIF files, a second of work each, that are encoded in the background. */
const MAX_PATIENT = 500

export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const { originals, sizes, maker, onError } = options
  const queue = createJobQueue({
    lanes: LANES,
    mostWaiting: MAX_WAITING,
    mostPatient: MAX_PATIENT,
  })
  return { original, size, prepare, shared }

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
    // Nobody waits for the size that is wanted while another can stand in.
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

  /** A later request may start it, should the queue be full now. */
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
        const bytes = await work()
        await sizes.put(name, bytes)
        return bytes
      },
      patient,
    )
  }
}

type Size = readonly [width: number, format: PictureFormat]

/** The widths that may stand in for one, the nearest first: larger ones, then those that are sharp enough to look at. */
function standInsFor(wanted: number): readonly number[] {
  const smaller = MEDIA_WIDTHS.filter((width) => width < wanted).reverse()
  return [
    ...MEDIA_WIDTHS.filter((width) => width > wanted),
    ...smaller.filter((width) => width >= wanted * MIN_STAND_IN),
  ]
}

/** The first of the given sizes that is cached; `null` if none is. */
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

/** For whom work is done: a waiting request, by its permit, or nobody yet. */
interface Making {
  readonly permit?: Permit | undefined
  readonly patient?: boolean
}

function nameOf(picture: ShownPicture, width: number, format: PictureFormat): string {
  const size = Number.isFinite(width) ? String(width) : 'whole'
  return `${folderOf(picture)}/${size}.${format}`
}

/** Two records of the same file and crop share its sizes. */
function folderOf({ original, area }: ShownPicture): string {
  const [hash = ''] = original.split('.')
  const part = area ? `-${area.left}-${area.top}-${area.width}-${area.height}` : ''
  return `${hash.slice(0, 2)}/${hash}${part}`
}
