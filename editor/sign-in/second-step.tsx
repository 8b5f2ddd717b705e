import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import { CodeForm } from './code-form'
import { PasskeyWay } from './passkey-way'

/** Second step of signing in after the password: a code of the app, or a passkey. */
export function SecondStep({ asksFor, onSignedIn, onBack }: SecondStepProps) {
  const back = onBack && { onBack }
  if (asksFor === 'code') return <CodeForm onSignedIn={onSignedIn} {...back} />
  return (
    <div className="ed-sign-in-form">
      <p>{t('Your access requires two-step verification. Continue with your passkey.')}</p>
      <PasskeyWay look="primary" onSignedIn={onSignedIn} />
      {onBack && (
        <Button look="quiet" onClick={onBack}>
          {t('Back to email and password')}
        </Button>
      )}
      <p className="ed-quiet">
        {t('No passkey at hand? Ask someone who manages people to turn off two-step verification.')}
      </p>
    </div>
  )
}

interface SecondStepProps {
  readonly asksFor: 'code' | 'passkey'
  readonly onSignedIn: () => Promise<void>
  /** Returns to the previous step, if there is one. */
  readonly onBack?: () => void
}
