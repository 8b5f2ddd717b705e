import { GUEST_COMMENT_LIMITS } from '#schema/api/comments'
import { HONEYPOT_FIELD } from '#schema/api/forms'
import { escapeHtml } from '#schema/text/escape-text'
import { guestMessages } from './guest-messages'

/** The commentable blocks, and values already entered. */
interface CommentForm {
  readonly language: string
  readonly blocks: readonly { readonly id: string; readonly label: string }[]
  readonly written?: {
    readonly name?: string | undefined
    readonly text?: string | undefined
    readonly block?: string | undefined
  }
}

/** Inline styles, for pages without a style sheet for the form. */
type Styles = Readonly<Record<'label' | 'field' | 'button' | 'trap', string>>

/** Returns the HTML of a guest’s comment form: its fields and the submit button. */
export function commentFields(
  { language, blocks, written = {} }: CommentForm,
  styles: Styles | null = null,
): string {
  const style = (part: keyof Styles) => (styles ? ` style="${styles[part]}"` : '')
  const { name, text } = GUEST_COMMENT_LIMITS
  const messages = guestMessages(language)
  const options = blocks.map(({ id, label }) => {
    const selected = id === written.block ? ' selected' : ''
    return `<option value="${escapeHtml(id)}"${selected}>${escapeHtml(label)}</option>`
  })
  return [
    `<input type="hidden" name="language" value="${escapeHtml(language)}">`,
    labelled(
      messages.name,
      `<input name="name" required maxlength="${name}" autocomplete="name" value="${escapeHtml(written.name ?? '')}"${style('field')}>`,
    ),
    labelled(messages.about, `<select name="block"${style('field')}>${options.join('')}</select>`),
    labelled(
      messages.text,
      // HTML ignores the first line break after the tag.
      `<textarea name="text" required maxlength="${text}" rows="4"${style('field')}>\n${escapeHtml(written.text ?? '')}</textarea>`,
    ),
    `<div inert aria-hidden="true"${style('trap') || ' class="trap"'}><label>Website <input name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></label></div>`,
    `<button type="submit"${style('button')}>${messages.send}</button>`,
  ].join('')

  function labelled(label: string, control: string): string {
    return `<label${style('label')}><span>${label}</span>${control}</label>`
  }
}
