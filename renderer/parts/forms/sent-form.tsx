import type { ReactNode } from 'react'
import {
  type FormName,
  formAction,
  formOutcomes,
  HONEYPOT_FIELD,
  outcomeOf,
} from '#schema/api/forms'
import type { PageContext } from '#schema/site/page-context'
import { sitePath } from '../links/site-href'
import { messagesFor } from '../words/words'

/**
 * A form for visitors. Without script the browser submits it and returns to the page with the answer; the island submits it in
 * place. If sending fails, the typed text is kept.
 */
export function SentForm({ form, id, page, thanks, button, children }: SentFormProps) {
  if (page.formsAt !== undefined) return <FormElsewhere id={id} page={page} origin={page.formsAt} />
  const answer = outcomeOf(form, page.query.sent)
  const words = messagesFor(page.language)
  const { before, policy, after } = words.usedForNothingElse
  const messages = { thanks, invalid: words.formInvalid, later: words.formLater }
  return (
    <form className="sent-form" method="post" action={formAction(form)} data-island="sent-form">
      <input type="hidden" name="page" value={sitePath(page, page.path)} />
      <input type="hidden" name="block" value={id} />
      <input type="hidden" name="location" value={page.location.slug} />
      <div className="sent-form-trap" inert aria-hidden="true">
        <label>
          {words.homepage}{' '}
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="sent-form-fields" hidden={answer === 'thanks'}>
        {children}
        <button type="submit" className="sent-form-button">
          {button}
        </button>
        <p className="sent-form-privacy">
          {before}
          <a href={sitePath(page, '/privacy-policy')}>{policy}</a>
          {after}
        </p>
      </div>
      <div className="sent-form-answer" role="status" tabIndex={-1}>
        {formOutcomes.map((outcome) => (
          <p key={outcome} data-outcome={outcome} hidden={outcome !== answer}>
            {messages[outcome]}
          </p>
        ))}
      </div>
    </form>
  )
}

/** On a page of a static export: a link to the same page on the server that accepts the form. */
function FormElsewhere({ id, page, origin }: FormElsewhereProps) {
  const words = messagesFor(page.language)
  return (
    <p className="sent-form-elsewhere">
      <a href={`${origin}${sitePath(page, page.path)}#${encodeURIComponent(id)}`}>
        {words.formElsewhere(origin.replace(/^https?:\/\//, ''))}
      </a>
    </p>
  )
}

/** A field of one or several lines, with its label above. */
export function SentFormField({ label, optional, children }: SentFormFieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className="sent-form-field">
      <span>
        {label}
        {optional && <small> {optional}</small>}
      </span>
      {children}
    </label>
  )
}

interface SentFormProps {
  readonly form: FormName
  /** The block's id, to which the browser returns. */
  readonly id: string
  readonly page: PageContext
  /** The message shown after it was received. */
  readonly thanks: string
  readonly button: string
  readonly children: ReactNode
}

interface FormElsewhereProps extends Pick<SentFormProps, 'id' | 'page'> {
  /** The origin of that server. */
  readonly origin: string
}

interface SentFormFieldProps {
  readonly label: string
  /** The word “optional” in the language of the page. */
  readonly optional?: string
  readonly children: ReactNode
}
