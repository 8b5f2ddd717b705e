import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { t } from '#schema/messages/t'
import './loading.css'

/** Duration of the message, in ms. */
const SHOWN_MS = 6000

/** Message that a requested chunk couldn't be fetched. */
export function LoadFailed({ onGone }: { readonly onGone: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onGone, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onGone])
  return createPortal(
    <div className="ed-surface ed-coming">
      <p role="alert" className="ed-not-fetched">
        {t('This couldn’t be loaded. Check your connection and try again.')}
      </p>
    </div>,
    document.body,
  )
}
