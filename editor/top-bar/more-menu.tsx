import { Ellipsis, ExternalLink, Hand } from 'lucide-react'
import { useSession, useUi } from '../store/session'
import { setInteractive } from '../store/trying-out'
import { Button } from '../ui/button'
import { Menu, MenuItem, MenuSeparator } from '../ui/floating/menu'
import { HelpItems } from './help-menu'
import { ShareItems } from './share-menu'
import { usePreview } from './use-preview'

/** What the top bar of a phone has no room for; shown there alone. */
export function MoreMenu() {
  const session = useSession()
  const preview = usePreview()
  const isInteractive = useUi((state) => state.isInteractive)
  return (
    <Menu
      trigger={
        <Button look="quiet" className="ed-icon-button ed-tool-narrow" aria-label="More">
          <Ellipsis size={18} aria-hidden />
        </Button>
      }
    >
      <MenuItem icon={<ExternalLink size={16} />} onSelect={() => void preview()}>
        Preview
      </MenuItem>
      <ShareItems />
      <MenuSeparator />
      <MenuItem icon={<Hand size={16} />} onSelect={() => setInteractive(session, !isInteractive)}>
        {isInteractive ? 'Back to editing' : 'Try out the page'}
      </MenuItem>
      <HelpItems />
    </Menu>
  )
}
