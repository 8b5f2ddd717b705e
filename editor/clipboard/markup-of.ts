import { formatNumber } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { plainText } from '#schema/text/plain-text'
import { addPictures } from '../markup/add-pictures'
import { plainMarkup } from '../markup/foreign-markup'
import { editableMarkup, pastedMarkup } from '../markup/markup-schema'
import {
  type ClipboardFiles,
  isMarker,
  NO_FILES,
  pictureMarkup,
  takePicture,
} from '../markup/pasted-pictures'
import { pictureAttributes } from '../markup/picture-at'
import type { EditorSession } from '../store/session'

/** Maximum length of text pasted as a block, in characters. */
export const MAX_PASTED_LENGTH = 100_000
/** Message for longer text. */
export const TOO_LONG = t(
  'The text on the clipboard is too long to paste as a block: the limit is {maxpastedlength} characters, including formatting. Add a Text block and paste it there, where text can be longer.',
  { maxpastedlength: formatNumber(MAX_PASTED_LENGTH) },
)

/** Clipboard content in the formats that the editor reads. */
export interface Clipping {
  readonly text: string
  /** The content with formatting; empty if there is none. */
  readonly html: string
  readonly beside?: ClipboardFiles
}

/** Converts copied text to markup that the text editor supports, with markers for its pictures (`pasted-pictures.ts`). */
export function markupOf({ text, html, beside = NO_FILES }: Clipping): string {
  if (text.trim() === '' && html.trim() === '') return pictureMarkup(beside.files)
  const markup = html.trim() === '' ? '' : editableMarkup(pastedMarkup(html, beside))
  const isEmpty = plainText(markup) === '' && !markup.includes('<img')
  return isEmpty ? editableMarkup(plainMarkup(text, 'breaks')) : markup
}

/** Pasted content after its pictures were added to the library. */
interface PastedMarkup {
  readonly markup: string
  /** Ids of the pictures, if the content has nothing else. */
  readonly onlyPictures: readonly number[]
  /** Message about the pictures; `''` if there were none. */
  readonly note: string
}

/** Adds the pictures of pasted markup to the library and inserts them; pictures that can't be added are omitted. */
export async function withPictures(session: EditorSession, markup: string): Promise<PastedMarkup> {
  const { body } = new DOMParser().parseFromString(markup, 'text/html')
  const images = [...body.querySelectorAll('img')].filter(({ attributes }) =>
    isMarker(attributes.getNamedItem('src')?.value),
  )
  if (images.length === 0) return { markup, onlyPictures: [], note: '' }
  session.uiStore.toast(
    t('{count, plural, one {Adding the picture…} other {Adding # pictures…}}', {
      count: images.length,
    }),
  )
  const pictures = images.flatMap((image) => takePicture(image.getAttribute('src') ?? '') ?? [])
  const ids: number[] = []
  const note = await addPictures(session, pictures, {
    done(index, picture) {
      const image = images[index]
      if (!image) return
      if (!picture) {
        const figure = image.closest('figure')
        image.remove()
        // Keeps the caption as text.
        if (figure && figure.textContent.trim() === '') figure.remove()
        else figure?.replaceWith(paragraphOf(figure))
        return
      }
      ids[index] = Number(picture.id)
      for (const [name, value] of Object.entries(pictureAttributes(picture)))
        if (value !== null) image.setAttribute(name, value)
    },
  })
  const isOnly = plainText(markup) === ''
  return { markup: body.innerHTML, onlyPictures: isOnly ? ids.filter(Boolean) : [], note }
}

function paragraphOf(figure: Element): Element {
  const paragraph = document.createElement('p')
  paragraph.append(...(figure.querySelector('figcaption')?.childNodes ?? []))
  return paragraph
}
