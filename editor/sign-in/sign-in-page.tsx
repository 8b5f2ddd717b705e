import { useEffect } from 'react'
import { t } from '#schema/messages/t'
import type { Account } from '../api/answers'
import { LanguageChoice } from '../app/language-choice'
import { followLink, redirect, useTitle } from '../app/navigation'
import { PASSWORD_PATH } from '../app/routes'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import { Wordmark } from '../ui/wordmark'
import { SignInForm } from './sign-in-form'

const ProviderWay = lazyComponent(
  lazyPart(() => import('./provider-way').then((part) => part.ProviderWay)),
)

/** Sign-in page. Redirects a user who is already signed in to the requested address. */
export function SignInPage({ next, account, onSignedIn }: SignInPageProps) {
  useTitle(t('Sign in'))
  const isIn = account !== null
  useEffect(() => {
    if (isIn) redirect(next)
  }, [isIn, next])
  return (
    <main className="ed-surface ed-sign-in">
      <div className="ed-sign-in-card">
        <Wordmark />
        <h1>{t('Sign in to the editor')}</h1>
        <SignInForm onSignedIn={onSignedIn} />
        <ProviderWay next={next} />
        <a href={PASSWORD_PATH} onClick={followLink}>
          {t('Forgot your password?')}
        </a>
        <p className="ed-quiet">
          {t('No account? Ask someone who manages your location to invite you.')}
        </p>
        <LanguageChoice />
      </div>
    </main>
  )
}

interface SignInPageProps {
  readonly next: string
  readonly account: Account | null
  readonly onSignedIn: () => Promise<void>
}
