import { EyeOff, Link2, Share2 } from 'lucide-react'
import { Button } from '../ui/button'
import { Menu, MenuItem } from '../ui/floating/menu'
import { useShare } from './use-share'

/** The ways to share the draft. */
export function ShareMenu() {
  return (
    <Menu
      trigger={
        <Button look="plain" className="ed-tool ed-tool-wide" aria-label="Share the draft">
          <Share2 size={16} aria-hidden />
          <span className="ed-tool-word">Share</span>
        </Button>
      }
    >
      <ShareItems />
    </Menu>
  )
}

export function ShareItems() {
  const { copyLink, stop } = useShare()
  return (
    <>
      <MenuItem icon={<Link2 size={16} />} onSelect={copyLink}>
        Copy a preview link
      </MenuItem>
      <MenuItem icon={<EyeOff size={16} />} onSelect={stop}>
        Stop shared previews
      </MenuItem>
    </>
  )
}
