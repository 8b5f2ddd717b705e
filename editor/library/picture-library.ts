import { t } from '#schema/messages/t'
import { newKey } from '../api/new-key'
import { type Picture, type Pictures, type StoredFile, TryLater } from './pictures'

const MAX_TRIES = 4
const DELAY_MS = 1_000

type Source =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'address'; readonly address: string; readonly name: string }

/**
 * Creates the library that adds pasted pictures to a location and recognizes existing ones (`PictureLibrary`). With `unlessKnown`
 * a picture that it has already is used rather than stored again.
 */
export function pictureLibrary(
  pictures: Pick<Pictures, 'send' | 'store' | 'copy' | 'open' | 'describe'>,
  locationId: number,
  { unlessKnown = false } = {},
) {
  return { add, open: (id: string) => pictures.open(id) }

  async function add(
    source: Source,
    { altText, progress }: { readonly altText: string; readonly progress: (part: number) => void },
  ): Promise<Picture> {
    const key = newKey()
    const record = await untilTaken(() =>
      source.kind === 'address'
        ? pictures.copy({
            ...{ address: source.address, name: source.name },
            ...{ key, locationId, unlessKnown },
          })
        : upload({ file: source.file, key, locationId, picturesOnly: true, unlessKnown }, progress),
    )
    // A failure to store the alt text is ignored: the picture is in the library.
    if (altText !== '' && !(await isDescribed(record)))
      await pictures.describe(record.key, { altText }).catch(() => undefined)
    const picture = await pictures.open(record.key)
    if (!picture) throw new Error(t('it can’t be found in the library'))
    return picture
  }

  /** Returns whether the picture has a text that someone else may have written. */
  async function isDescribed({ key, isKnown = false }: StoredFile): Promise<boolean> {
    const known = isKnown ? await pictures.open(key) : null
    return known !== null && (known.isDecorative || known.altText !== '')
  }

  async function upload(
    sending: Parameters<Pictures['store']>[0],
    progress: (part: number) => void,
  ) {
    const { signal } = new AbortController()
    const arrived = await pictures.send(sending, { progress, cut: () => undefined, signal })
    return pictures.store(sending, arrived)
  }
}

/** Retries a little later while the server is busy. */
async function untilTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof TryLater) || tries === MAX_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS * 2 ** tries))
    }
  }
}
