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

/** Characters of a text that is pasted as a block. */
export const MAX_PASTED_LENGTH = 100_000
/** What is said where a text is longer. */
export const TOO_LONG = t(
  'The text on the clipboard must be at most {maxpastedlength} characters, formatting included, to be pasted as a block. Add a Text block and paste it there: a text may be longer.',
  { maxpastedlength: formatNumber(MAX_PASTED_LENGTH) },
)

/** What the clipboard holds, in the forms the editor reads. */
export interface Clipping {
  readonly text: string
  /** The same with formatting; empty when there is none. */
  readonly html: string
  readonly beside?: ClipboardFiles
}

/** Text copied elsewhere as markup that the text editor holds whole, its pictures as markers (`pasted-pictures.ts`). */
export function markupOf({ text, html, beside = NO_FILES }: Clipping): string {
  if (text.trim() === '' && html.trim() === '') return pictureMarkup(beside.files)
  const markup = html.trim() === '' ? '' : editableMarkup(pastedMarkup(html, beside))
  const isEmpty = plainText(markup) === '' && !markup.includes('<img')
  return isEmpty ? editableMarkup(plainMarkup(text, 'breaks')) : markup
}

/** Pasted content once its pictures are in the library. */
interface PastedMarkup {
  readonly markup: string
  /** The pictures, where there is nothing else. */
  readonly onlyPictures: readonly number[]
  /** What is to be said of them; `''` where there were none. */
  readonly note: string
}

/** Adds the pictures of pasted markup to the library, and puts them into it; those that cannot be are left out. */
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
        // Its caption stays as words.
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
