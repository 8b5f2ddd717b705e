import { t } from '#schema/messages/t'
import { Spinner } from '../spinner'
import './loading.css'

/** A spinner in the middle of the window while a lazy part loads; visible after 300 ms. */
export function Loading() {
  return (
    <div className="ed-surface ed-coming">
      <Spinner label={t('Loading…')} />
    </div>
  )
}
