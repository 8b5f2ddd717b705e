import { t } from '../messages/t'
import type { Field, FieldOptions } from './field'
import type { FieldKind } from './rule'
import { checkText } from './string'

/** HTML written or pasted by an editor; sanitised when saved and again when shown (`schema/text/clean-html.ts`). */
export interface HtmlField extends Field<'html', string> {
  /** In characters, including formatting. */
  readonly max?: number
  /** Plain example text in a newly added block, to be replaced before publishing (`example.ts`). */
  readonly example?: string
}
/** Formatted text from the rich-text control: paragraphs, headings, lists, links, emphasis. Stored as HTML. */
export interface RichtextField extends Field<'richtext', string> {
  /** In characters, including formatting. */
  readonly max?: number
  /** Plain example text in a newly added block, to be replaced before publishing (`example.ts`). */
  readonly example?: string
}

/** Addition to the limits of formatted text. */
export const FORMATTING_INCLUDED = t('formatting included')

export function html(options: FieldOptions<HtmlField>): HtmlField {
  return { required: false, default: '', ...options, type: 'html' }
}
export function richtext(options: FieldOptions<RichtextField>): RichtextField {
  return { required: false, default: '', ...options, type: 'richtext' }
}

export const markupKind: FieldKind<HtmlField | RichtextField> = {
  accepts: (value) => typeof value === 'string',
  isEmpty: (value) => isBlankMarkup(value as string),
  // Counts the stored markup including tags. The message says so, because people see fewer characters.
  check: (field, value) =>
    checkText(field, value as string).map((broken) =>
      broken.rule === 'max'
        ? { ...broken, message: `${broken.message}, ${FORMATTING_INCLUDED}` }
        : broken,
    ),
}

/** Returns whether markup shows nothing: no text and no picture. */
export function isBlankMarkup(markup: string): boolean {
  if (/<(?:img|iframe|hr)\b/i.test(markup)) return false
  return (
    markup
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;/g, ' ')
      .trim() === ''
  )
}
