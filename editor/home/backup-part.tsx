import { MESSAGE_LOCALE } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { BackupStatus } from '../api/home'

interface BackupPartProps {
  readonly status: BackupStatus
  /** In milliseconds since 1970. */
  readonly now: number
}

/** Status of the backup, for users who manage the whole network. */
export function BackupPart({ status, now }: BackupPartProps) {
  const { backedUpAt, verifiedAt, problem } = status
  return (
    <section className="home-part home-backup" aria-label={t('Backup')}>
      <h2>{t('Backup')}</h2>
      {problem !== null && (
        <p className="home-backup-problem">
          <strong>{t('Backup issue:')}</strong> {problem}
        </p>
      )}
      {verifiedAt && (
        <p>
          {t('Backup verified')} <time dateTime={verifiedAt}>{daysAgo(verifiedAt, now)}</time>.{' '}
          <span className="ed-quiet">
            {t('This backup was tested by restoring and comparing it.')}
          </span>
        </p>
      )}
      {backedUpAt && (
        <p className="ed-quiet">
          {t('Last backup')} <time dateTime={backedUpAt}>{daysAgo(backedUpAt, now)}</time>.
        </p>
      )}
      {!backedUpAt && !problem && (
        <p className="ed-quiet">
          {t('No backup yet. Ask the person who runs the server to set up backups.')}
        </p>
      )}
    </section>
  )
}

const DAYS = new Intl.RelativeTimeFormat(MESSAGE_LOCALE, { numeric: 'auto' })

/** Returns `today`, `yesterday`, `3 days ago`, by this device's calendar. */
function daysAgo(moment: string, now: number): string {
  const dayOf = (time: Date) => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate())
  const days = (dayOf(new Date(now)) - dayOf(new Date(moment))) / 86_400_000
  return DAYS.format(-Math.max(0, Math.round(days)), 'day')
}
