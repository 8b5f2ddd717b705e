import pLimit from 'p-limit'
import { MissingOriginal, type PictureStore, type ShownPicture } from '../media/picture-store'
import type { StaticFolder } from './static-folder'
import type { NamedPicture } from './static-html'

export interface PictureSource {
  readonly store: Pick<PictureStore, 'original' | 'exact' | 'shared'>
  /** Returns a public picture. */
  readonly publicPicture: (id: number) => Promise<ShownPicture | null>
}

interface StaticPictures {
  /** Writes a picture once, in the size and format that the page uses; returns the path of its file. */
  write(picture: NamedPicture): Promise<string>
  readonly count: number
}

/** Number of pictures in memory at a time: up to four are encoded while one is read or written. */
const CONCURRENCY = 5
/** Number of times a picture is tried. */
const MAX_ATTEMPTS = 3
const ENDINGS = { webp: '.webp', jpeg: '.jpg', avif: '.avif', pdf: '.pdf' } as const

/**
 * Creates the writer of picture files. Sizes are WebP, which every browser supports, because files can’t be negotiated by format.
 */
export function createStaticPictures(
  { store, publicPicture }: PictureSource,
  folder: Pick<StaticFolder, 'write'>,
  onProblem: (problem: string) => void,
): StaticPictures {
  const run = pLimit(CONCURRENCY)
  const written = new Map<string, Promise<string>>()
  let count = 0
  return {
    write(picture) {
      const key = `${picture.name} ${picture.form}`
      const known = written.get(key) ?? run(() => writeOnce(picture))
      written.set(key, known)
      return known
    },
    get count() {
      return count
    },
  }

  async function writeOnce(picture: NamedPicture): Promise<string> {
    const shown = await publicPicture(picture.id)
    const plain = `/media/${picture.name}`
    if (!shown) return plain
    try {
      const { suffix, content } = await makeAgain(shown, picture.form)
      const file = `${plain}${suffix}`
      await folder.write(file, content)
      count += 1
      return file
    } catch (error) {
      if (!(error instanceof MissingOriginal)) throw error
      onProblem(
        `The original of picture ${picture.id} (“${shown.name}”) is missing from the store.`,
      )
      return plain
    }
  }

  /** Encoding takes too long on a machine that has other work to do; an export of hours doesn’t fail for one picture. */
  async function makeAgain(shown: ShownPicture, form: NamedPicture['form'], tries = 1) {
    try {
      return await make(shown, form)
    } catch (error) {
      if (error instanceof MissingOriginal || tries === MAX_ATTEMPTS) throw error
      return makeAgain(shown, form, tries + 1)
    }
  }

  async function make(shown: ShownPicture, form: NamedPicture['form']) {
    if (form === 'share') return { suffix: '-share.jpg', content: await store.shared(shown) }
    if (form === 'original') {
      const made = await store.original(shown)
      const content = 'bytes' in made ? made.bytes : made.stream
      return { suffix: ENDINGS[made.format], content }
    }
    return { suffix: `-${form}${ENDINGS.webp}`, content: await store.exact(shown, form, 'webp') }
  }
}
