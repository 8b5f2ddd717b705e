import { t } from '#schema/messages/t'
import { Spinner } from '../ui/spinner'
import './editor-frame.css'
import './narrow-frame.css'

/** Placeholder of the editor while a page loads, to avoid layout shifts. */
export function EditorSkeleton() {
  return (
    <div className="ed-surface ed-frame" aria-busy="true">
      <div className="ed-top-bar" />
      <div className="ed-frame-waiting">
        <Spinner label={t('Loading page…')} />
      </div>
    </div>
  )
}
