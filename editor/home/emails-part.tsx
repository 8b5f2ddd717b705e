import { t } from '#schema/messages/t'
import { followLink } from '../app/navigation'
import { MAIL_PATH } from '../app/routes'

/** Number of emails that wait for a mail server, for users who manage the whole network. */
export function EmailsPart({ waiting }: { readonly waiting: number }) {
  return (
    <section className="home-part" aria-label={t('Emails')}>
      <header>
        <h2>{t('Emails')}</h2>
        <a href={MAIL_PATH} onClick={followLink}>
          {t('View emails')}
        </a>
      </header>
      <p className="home-backup-problem">
        {t(
          '{waiting, plural, one {# email is waiting} other {# emails are waiting}}: no mail server is set up.',
          { waiting },
        )}
      </p>
      <p className="ed-quiet">
        {t(
          'Ask the person who runs the server to set up a mail server. Emails up to 30 days old are then sent.',
        )}
      </p>
    </section>
  )
}
