import type { PictureFormat } from '../media/maker/picture-format'
import type { PictureStore, ShownPicture } from '../media/picture-store'
import { textOf } from './page/finished-page'
import type { Site } from './site'

interface PreparePicturesOptions {
  readonly site: Pick<Site, 'places' | 'page'>
  readonly pictures: Pick<PictureStore, 'prepare'>
  /** A picture that visitors may see. */
  readonly publicPicture: (id: number) => Promise<ShownPicture | null>
  /** Calls back when something public may have changed; returns a function that stops it. */
  readonly onChange: (changed: () => void) => () => void
  readonly onError: (error: unknown) => void
  readonly delays?: Delays
}

/** A picture of a page in one of its widths. */
interface Variant {
  readonly id: number
  readonly width: number
}

/** In milliseconds. */
interface Delays {
  /** After the start, and after the last of several changes: visitors and editors come first. */
  readonly before: number
  /** Between two pages. */
  readonly between: number
}

const DELAYS: Delays = { before: 5_000, between: 20 }
/** How long the pictures of the home pages may take without a rest: on a new server, the first visitors look at them at once. */
const HURRY_MS = 20_000
/** It pauses for this multiple of the time it worked: visitors and editors come first. */
const REST = 3

/**
 * Makes the pictures of public pages before someone waits for them: those of home pages at the start, all after it and after each change, one at a time,
 * a quarter of the time, and only while no visitor asks for another. The pages are made on the way. What can be sent soon comes first, page by page;
 * AVIF, which takes long, when all pages have that. Returns a function that stops it.
 */
export function preparePictures(options: PreparePicturesOptions): () => void {
  const { site, pictures, publicPicture, onError, delays = DELAYS } = options
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

  /** One round after another. */
  function run(): void {
    running = logFailure(running.then(prepareAll))
  }

  function logFailure(work: Promise<void>): Promise<void> {
    return work.catch((error) => {
      if (!signal.aborted) onError(error)
    })
  }

  /** Nothing is cached on a new server: what everyone comes to first is made first, without rests. */
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
      // One that cannot be made blocks no other; a request for it gets the error.
      onError(error)
    }
    await pause((Date.now() - began) * rest)
  }
}

/** The pictures a page names, in the widths it names them in. */
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

/** Keeps no server from ending. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds).unref())
}
