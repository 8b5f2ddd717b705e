import { t } from '#schema/messages/t'
import { useTitle } from '../app/use-title'
import { Wordmark } from '../ui/wordmark'
import { SetUpForm } from './set-up-form'
import './set-up.css'

/** The first screen of an empty network: head office names its first location, and goes on to the pages. */
export function SetUpPage({ onDone }: SetUpPageProps) {
  useTitle(t('Set up'))
  return (
    <main className="ed-surface ed-sign-in">
      <div className="ed-sign-in-card ed-set-up-card">
        <Wordmark />
        <h1>{t('Name your first location')}</h1>
        <p className="ed-quiet">
          {t(
            'The site starts with it: its home page is the home page of the site, and locations you add later fall back to its pages. All of this can be changed.',
          )}
        </p>
        <SetUpForm onDone={onDone} />
      </div>
    </main>
  )
}

interface SetUpPageProps {
  /** Reads the account again: nothing waits to be set up any more. */
  readonly onDone: () => Promise<void>
}
