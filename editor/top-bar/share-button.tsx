import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'

/** Fetched when a draft is first shared. */
export const ShareDialog = lazyDialog(
  lazyPart(() => import('./share-dialog').then((part) => part.ShareDialog)),
)

/** Button that shares the draft with people who have no account. */
export function ShareButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        className="ed-tool ed-tool-wide"
        aria-label={t('Share the draft')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Share2 size={16} aria-hidden />
        <span className="ed-tool-word">{t('Share')}</span>
      </Button>
      {isOpen && <ShareDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
