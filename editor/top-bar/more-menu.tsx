import { Ellipsis, ExternalLink, Hand, Share2 } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { useSession, useUi } from '../store/session'
import { setInteractive } from '../store/set-interactive'
import { Button } from '../ui/button'
import { Menu, MenuItem, MenuSeparator } from '../ui/floating/menu'
import { HelpItems } from './help-menu'
import { ShareDialog } from './share-button'
import { usePreview } from './use-preview'

/** Menu of the actions that don't fit in the top bar of a phone; shown only there. */
export function MoreMenu() {
  const session = useSession()
  const preview = usePreview()
  const [isSharing, setIsSharing] = useState(false)
  const isInteractive = useUi((state) => state.isInteractive)
  return (
    <>
      <Menu
        trigger={
          <Button look="quiet" className="ed-icon-button ed-tool-narrow" aria-label={t('More')}>
            <Ellipsis size={18} aria-hidden />
          </Button>
        }
      >
        {!session.locationVersion && (
          <>
            <MenuItem icon={<ExternalLink size={16} />} onSelect={() => void preview()}>
              {t('Preview')}
            </MenuItem>
            <MenuItem icon={<Share2 size={16} />} onSelect={() => setIsSharing(true)}>
              {t('Share a preview…')}
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        <MenuItem
          icon={<Hand size={16} />}
          onSelect={() => setInteractive(session, !isInteractive)}
        >
          {isInteractive ? t('Back to editing') : t('Try out the page')}
        </MenuItem>
        <HelpItems />
      </Menu>
      {isSharing && <ShareDialog onClose={() => setIsSharing(false)} />}
    </>
  )
}
