import { blocksOfParts } from '#schema/import/blocks-of-parts'
import { type MarkupPart, partsOfMarkup } from '#schema/import/parts-of-markup'
import { t } from '#schema/messages/t'
import { EMPTY_CONTENT, newBlockId, type PageContent } from '#schema/page/content'
import { plainText } from '#schema/text/plain-text'
import { isMarker } from '../markup/pasted-pictures'
import { pictureAttributes } from '../markup/picture-at'
import type { PictureLibrary, PlacedPicture } from '../store/picture-library'
import type { ReadDocument } from './read-document'

/** A picture that could not be added to the library. */
export interface RefusedPicture {
  readonly name: string
  readonly reason: string
}

/** Pictures of a document already in the library, by marker, so that a retry doesn't upload them again. */
export type AddedPictures = Map<string, PlacedPicture>

/** Adds a document's pictures to the library one by one. Returns the ones that failed. */
export async function addPictures(
  { pictures }: Pick<ReadDocument, 'pictures'>,
  library: Pick<PictureLibrary, 'add'>,
  added: AddedPictures,
  onProgress: (done: number) => void,
): Promise<readonly RefusedPicture[]> {
  const refused: RefusedPicture[] = []
  let done = 0
  for (const [marker, { name, alt, source }] of pictures) {
    onProgress(done)
    done += 1
    if (added.has(marker)) continue
    if (source.kind === 'none') {
      refused.push({ name, reason: source.reason })
      continue
    }
    try {
      const picture = source.kind === 'file' ? source : { ...source, name }
      added.set(marker, await library.add(picture, { altText: alt, progress: () => undefined }))
    } catch (error) {
      refused.push({ name, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  return refused
}

/** Returns the page content for a document; pictures that aren't in the library are omitted. */
export async function pageContentOf(
  title: string,
  { markup }: Pick<ReadDocument, 'markup'>,
  { added, nextId = () => newBlockId() }: { added: AddedPictures; nextId?: () => string },
): Promise<PageContent> {
  const { definitions } = await import('#renderer/registry/definitions')
  const blocks = blocksOfParts(title, partsOfMarkup(withPictures(markup, added)), {
    registry: definitions,
    nextId,
    pictureAt: (source) => Number(/^\/media\/(\d+)$/.exec(source)?.[1]) || null,
  })
  return { ...EMPTY_CONTENT, blocks }
}

/** Inserts the library pictures into the markup; the others are omitted. */
export function withPictures(markup: string, added: AddedPictures): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html')
  for (const image of [...body.querySelectorAll('img')]) {
    const src = image.getAttribute('src') ?? ''
    const picture = added.get(src)
    if (picture) putPicture(image, picture)
    else if (isMarker(src)) takeOut(image)
  }
  return body.innerHTML
}

function putPicture(image: HTMLImageElement, picture: PlacedPicture): void {
  for (const [name, value] of Object.entries(pictureAttributes(picture)))
    if (value !== null) image.setAttribute(name, value)
}

/** Removes a picture but keeps its caption as text. */
function takeOut(image: HTMLImageElement): void {
  const figure = image.closest('figure')
  const caption = figure?.querySelector('figcaption')?.textContent ?? ''
  const line = document.createElement('p')
  line.textContent = caption
  const place = figure ?? image
  place.replaceWith(...(caption === '' ? [] : [line]))
}

/** Returns the label of the block that a part becomes. */
export function partLabel(part: MarkupPart): { readonly kind: string; readonly words: string } {
  switch (part.kind) {
    case 'text':
      return { kind: t('Text'), words: firstWords(part.html) }
    case 'pictures': {
      const count = part.sources.length
      return {
        kind: t('Pictures'),
        words: t('{count, plural, one {# picture} other {# pictures}}', { count }),
      }
    }
    case 'table': {
      const [head = []] = part.rows
      return {
        kind: t('Table'),
        words: t('{count} rows, {count2} columns', {
          count: part.rows.length,
          count2: head.length,
        }),
      }
    }
    case 'quote':
      return { kind: t('Quote'), words: part.words.slice(0, 90) }
  }
}

function firstWords(html: string): string {
  const plain = plainText(html)
  return plain.length > 90 ? `${plain.slice(0, 90).replace(/\s+\S*$/, '')} …` : plain
}
