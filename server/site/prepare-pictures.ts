import type { PictureFormat } from '../media/maker/picture-format'
import type { PictureStore, ShownPicture } from '../media/picture-store'
import { textOf } from './page/finished-page'
import type { Site } from './site'

interface PreparePicturesOptions {
  readonly site: Pick<Site, 'places' | 'page'>
  readonly pictures: Pick<PictureStore, 'prepare'>
  /** Returns a public picture. */
  readonly publicPicture: (id: number) => Promise<ShownPicture | null>
  /** Subscribes to possible changes of public content; returns a function that unsubscribes. */
  readonly onChange: (changed: () => void) => () => void
  readonly onError: (error: unknown) => void
  readonly delays?: Delays
}

/** A picture of a page in one width. */
interface Variant {
  readonly id: number
  readonly width: number
}

/** Delays in milliseconds. */
interface Delays {
  /** Delay after the start, and after the last of several changes, because visitors and editors have priority. */
  readonly before: number
  /** Delay between two pages. */
  readonly between: number
}

const DEFAULT_DELAYS: Delays = { before: 5_000, between: 20 }
/**
 * Time for preparing the home pages’ pictures without pauses, in milliseconds: on a new server, the first visitors need them
 * immediately.
 */
const HURRY_MS = 20_000
/** Ratio of pause to working time, because visitors and editors have priority. */
const REST = 3

/**
 * Prepares the pictures of public pages before they are requested: those of home pages at the start, all others afterwards and
 * after each change. Works one at a time, a quarter of the time, and pauses while a visitor requests another. Renders the pages
 * as a side effect. Fast formats come first, page by page; AVIF follows when all pages have those. Returns a function that stops
 * it.
 */
export function preparePictures(options: PreparePicturesOptions): () => void {
  const { site, pictures, publicPicture, onError, delays = DEFAULT_DELAYS } = options
  const ready = new Set<string>()
  const stopped = new AbortController()
  const { signal } = stopped
  let timer = setTimeout(run, delays.before)
  let running = logFailure(prepareHomes())
  timer.unref()
  const unlisten = options.onChange(() => {
    clearTimeout(timer)
    timer = setTimeout(run, delays.before)
    timer.unref()
  })
  return () => {
    stopped.abort()
    clearTimeout(timer)
    unlisten()
  }

  /** Runs rounds one after another. */
  function run(): void {
    running = logFailure(running.then(prepareAll))
  }

  function logFailure(work: Promise<void>): Promise<void> {
    return work.catch((error) => {
      if (!signal.aborted) onError(error)
    })
  }

  /** Prepares home pages first and without pauses, because nothing is cached on a new server. */
  async function prepareHomes(): Promise<void> {
    const until = Date.now() + HURRY_MS
    await pause(0)
    for (const place of await site.places()) {
      if (signal.aborted || place.path !== '/') return
      for (const variant of picturesIn(textOf(await site.page(place, '')))) {
        if (signal.aborted || Date.now() > until) return
        await prepareOnce(variant, 'webp', 0)
      }
    }
  }

  async function prepareAll(): Promise<void> {
    const wanted = new Map<string, Variant>()
    for (const place of await site.places()) {
      if (signal.aborted) return
      const page = await site.page(place, '')
      const variants = picturesIn(textOf(page))
      await prepareEach(variants, 'webp')
      for (const variant of variants) wanted.set(nameOf(variant), variant)
      await pause(delays.between)
    }
    await prepareEach(wanted.values(), 'avif')
  }

  async function prepareEach(variants: Iterable<Variant>, format: PictureFormat): Promise<void> {
    for (const variant of variants) if (!signal.aborted) await prepareOnce(variant, format, REST)
  }

  async function prepareOnce(variant: Variant, format: PictureFormat, rest: number): Promise<void> {
    const name = `${nameOf(variant)}.${format}`
    if (ready.has(name)) return
    ready.add(name)
    const began = Date.now()
    try {
      const picture = await publicPicture(variant.id)
      if (picture) await pictures.prepare(picture, variant.width, format)
    } catch (error) {
      // A failure doesn’t stop the others; a request for the picture gets the error.
      onError(error)
    }
    await pause((Date.now() - began) * rest)
  }
}

/** Returns the pictures in a page, with their widths. */
function picturesIn(html: string): Variant[] {
  return Array.from(
    html.matchAll(/\/media\/([1-9]\d{0,8})-[0-9a-f]{8,32}\?w=(\d{3,4})\b/g),
    ([, id, width]) => ({
      id: Number(id),
      width: Number(width),
    }),
  )
}

function nameOf({ id, width }: Variant): string {
  return `${id}/${width}`
}

/** Waits without keeping the server from exiting. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds).unref())
}
