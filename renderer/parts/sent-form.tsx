import type { ReactNode } from 'react'
import { type FormName, formAction, formOutcomes, outcomeOf, TRAP_FIELD } from '#schema/api/forms'
import type { PageContext } from '#schema/page/page-context'
import { sitePath } from './site-href'

/**
 * A form that visitors send. Without script the browser sends it and comes back to the page with the answer; the
 * block's island (`startSentForm`) sends it in place. What was typed stays when it could not be received.
 */
export function SentForm({ form, id, page, thanks, button, children }: SentFormProps) {
  const answer = outcomeOf(form, page.query.sent)
  const said = { thanks, ...FAILURES }
  return (
    <form className="sent-form" method="post" action={formAction(form)}>
      <input type="hidden" name="page" value={sitePath(page, page.path)} />
      <input type="hidden" name="block" value={id} />
      <input type="hidden" name="location" value={page.location.slug} />
      <div className="sent-form-trap" inert aria-hidden="true">
        <label>
          Homepage <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="sent-form-fields" hidden={answer === 'thanks'}>
        {children}
        <button type="submit" className="sent-form-button">
          {button}
        </button>
        <p className="sent-form-privacy">
          We use it for nothing else: see our{' '}
          <a href={sitePath(page, '/privacy-policy')}>privacy policy</a>.
        </p>
      </div>
      <div className="sent-form-answer" role="status" tabIndex={-1}>
        {formOutcomes.map((outcome) => (
          <p key={outcome} data-outcome={outcome} hidden={outcome !== answer}>
            {said[outcome]}
          </p>
        ))}
      </div>
    </form>
  )
}

/** One line, or several, with its label above it. */
export function SentFormField({ label, optional = false, children }: SentFormFieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className="sent-form-field">
      <span>
        {label}
        {optional && <small> (optional)</small>}
      </span>
      {children}
    </label>
  )
}

const FAILURES = {
  invalid: 'Something is missing or not right. Please look through it and send it again.',
  later: 'It could not be received just now. Please try again in a few minutes.',
}

export interface SentFormProps {
  readonly form: FormName
  /** The block's id: where the browser comes back to. */
  readonly id: string
  readonly page: PageContext
  /** What is said once it has been received. */
  readonly thanks: string
  readonly button: string
  readonly children: ReactNode
}

export interface SentFormFieldProps {
  readonly label: string
  readonly optional?: boolean
  readonly children: ReactNode
}
