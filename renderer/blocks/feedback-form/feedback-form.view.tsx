import { FORM_LIMITS } from '#schema/api/forms'
import { SentForm, SentFormField } from '../../parts/forms/sent-form'
import type { ViewProps } from '../../parts/kit/view'
import { messagesFor } from '../../parts/words/words'
import type feedbackForm from './feedback-form.block'

/** Form for a short message; name and address are optional. */
export default function FeedbackForm({ id, props, page }: ViewProps<typeof feedbackForm>) {
  const words = messagesFor(page.language)
  return (
    <section
      className="feedback-form bleed ground-offset"
      aria-label={props.title || words.feedback}
    >
      <div className="feedback-form-text">
        {props.title && <h2>{props.title}</h2>}
        {props.prompt && <p>{props.prompt}</p>}
      </div>
      <SentForm
        form="feedback"
        id={id}
        page={page}
        thanks={props.thanks || words.thankYou}
        button={props.button || words.submit}
      >
        <SentFormField label={words.yourFeedback}>
          <textarea name="message" rows={5} required maxLength={FORM_LIMITS.message} />
        </SentFormField>
        <div className="feedback-form-writer">
          <SentFormField label={words.yourName} optional={words.optional}>
            <input type="text" name="name" autoComplete="name" maxLength={FORM_LIMITS.name} />
          </SentFormField>
          <SentFormField label={words.yourEmail} optional={words.optional}>
            <input type="email" name="email" autoComplete="email" maxLength={FORM_LIMITS.email} />
          </SentFormField>
        </div>
      </SentForm>
    </section>
  )
}
