import { t } from '#schema/messages/t'
import { useTitle } from '../app/navigation'
import { Wordmark } from '../ui/wordmark'
import { SetUpForm } from './set-up-form'
import './set-up.css'

/** First screen of an empty network: head office names the first location and continues to the pages. */
export function SetUpPage({ onDone }: SetUpPageProps) {
  useTitle(t('Set up'))
  return (
    <main className="ed-surface ed-sign-in">
      <div className="ed-sign-in-card ed-set-up-card">
        <Wordmark />
        <h1>{t('Name your first location')}</h1>
        <p className="ed-quiet">
          {t(
            'The site starts with this location: its home page is the site’s home page, and locations you add later show its pages until they have their own. You can change all of this later.',
          )}
        </p>
        <SetUpForm onDone={onDone} />
      </div>
    </main>
  )
}

interface SetUpPageProps {
  /** Reads the account again after the setup is done. */
  readonly onDone: () => Promise<void>
}
