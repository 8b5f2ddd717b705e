import { useState } from 'react'
import { t } from '#schema/messages/t'
import { withApi } from '../app/api-provider'
import { useApp } from '../app/app-context'
import { useTitle } from '../app/navigation'
import { Button } from '../ui/button'
import { ProblemNote } from '../ui/problem-note'
import { Wordmark } from '../ui/wordmark'
import { Passkeys } from './passkeys'
import { TwoFactor } from './two-factor'
import './account-dialog.css'

/** Page for users who must set up two-step verification before they can do anything else. */
export const TwoStepPage = withApi(SetUpTwoStep)

function SetUpTwoStep({ onDone }: { readonly onDone: () => Promise<void> }) {
  useTitle(t('Set up two-step verification'))
  const { account, signOut } = useApp()
  const [message, setMessage] = useState('')
  const [isOn, setIsOn] = useState(false)
  async function enter(): Promise<void> {
    setIsOn(true)
    setMessage('')
    await onDone().catch(() =>
      setMessage(t('Two-step verification is on, but the editor couldn’t be opened. Try again.')),
    )
  }
  return (
    <main className="ed-surface ed-sign-in">
      <div className="ed-sign-in-card ed-own-account">
        <Wordmark />
        <h1>{t('Set up two-step verification')}</h1>
        <p>
          {t(
            'Your access requires two-step verification. Setting it up takes a minute, with an authenticator app on your phone or with a passkey.',
          )}
        </p>
        <ProblemNote text={message} />
        {isOn ? (
          <Button look="primary" onClick={() => void enter()}>
            {t('Open the editor')}
          </Button>
        ) : (
          <>
            <TwoFactor isOn={false} onTurnedOn={() => void enter()} />
            <Passkeys onAdded={() => void enter()} />
          </>
        )}
        <p className="ed-quiet">{t('Signed in as {email}', { email: account.email })}</p>
        <Button look="quiet" onClick={() => void signOut()}>
          {t('Sign out')}
        </Button>
      </div>
    </main>
  )
}
