import { FORM_LIMITS } from '#schema/api/forms'
import { SentForm, SentFormField } from '../../parts/forms/sent-form'
import { Ornament } from '../../parts/kit/ornament'
import type { ViewProps } from '../../parts/kit/view'
import { messagesFor } from '../../parts/words/words'
import type emailSignUp from './email-sign-up.block'

/** Sign-up form with one email field, on a dark background. */
export default function EmailSignUp({ id, props, page }: ViewProps<typeof emailSignUp>) {
  const words = messagesFor(page.language)
  return (
    <section
      className="email-sign-up bleed ground-dark"
      aria-label={props.title || words.signUpByMail}
    >
      <Ornament kind="mandala" />
      <div className="email-sign-up-text">
        {props.title && <h2>{props.title}</h2>}
        {props.prompt && <p>{props.prompt}</p>}
      </div>
      <SentForm
        form="sign-up"
        id={id}
        page={page}
        thanks={`${props.thanks || words.thankYou} ${words.confirmSignUp}`}
        button={props.button || words.signUp}
      >
        <SentFormField label={words.yourEmail}>
          <input
            type="email"
            name="email"
            placeholder={props.placeholder}
            autoComplete="email"
            required
            maxLength={FORM_LIMITS.email}
          />
        </SentFormField>
      </SentForm>
    </section>
  )
}
