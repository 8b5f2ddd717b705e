import { t } from '#schema/messages/t'
import { Spinner } from '../spinner'
import './loading.css'

/** Spinner in the middle of the window while a chunk loads; visible after 300 ms. */
export function Loading() {
  return (
    <div className="ed-surface ed-coming">
      <Spinner label={t('Loading…')} />
    </div>
  )
}
