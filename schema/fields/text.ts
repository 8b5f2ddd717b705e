import { t } from '../messages/t'
import type { Field, FieldOptions } from './field'
import type { FieldKind } from './rule'
import { checkText } from './string'

/** HTML as an editor writes or pastes it; cleaned on save and again when it is shown (`schema/text/clean-html.ts`). */
export interface HtmlField extends Field<'html', string> {
  /** Characters, formatting included. */
  readonly max?: number
  /** Plain words that stand there when a block is just added, to be replaced before it is published (`example.ts`). */
  readonly example?: string
}
/** Formatted text from the rich-text control: paragraphs, headings, lists, links, emphasis. Kept as HTML. */
export interface RichtextField extends Field<'richtext', string> {
  /** Characters, formatting included. */
  readonly max?: number
  /** Plain words that stand there when a block is just added, to be replaced before it is published (`example.ts`). */
  readonly example?: string
}

/** What limits of formatted text count besides the words. */
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
  // What is stored is counted, tags and all: the message says so, as people see fewer characters.
  check: (field, value) =>
    checkText(field, value as string).map((broken) =>
      broken.rule === 'max'
        ? { ...broken, message: `${broken.message}, ${FORMATTING_INCLUDED}` }
        : broken,
    ),
}

/** True for markup that shows nothing: no text and no picture. */
export function isBlankMarkup(markup: string): boolean {
  if (/<(?:img|iframe|hr)\b/i.test(markup)) return false
  return (
    markup
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;/g, ' ')
      .trim() === ''
  )
}
