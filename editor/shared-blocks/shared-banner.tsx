import { Component as SharedIcon } from 'lucide-react'
import { t } from '#schema/messages/t'
import { useSession } from '../store/session'
import { UsedOn } from './used-on'
import './shared-banner.css'

/** Banner of an open shared block: its name, and the pages that its next publication affects. */
export function SharedBanner() {
  const { documentId } = useSession()
  return (
    <section className="ed-shared-banner" aria-label={t('Shared block')}>
      <SharedIcon size={16} aria-hidden />
      <p>
        <strong>{t('Shared block.')}</strong> {t('Publishing it changes every page that shows it.')}
      </p>
      <UsedOn sharedId={documentId} />
    </section>
  )
}
