import { CircleQuestionMark, Keyboard, Signpost } from 'lucide-react'
import { t } from '#schema/messages/t'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { Menu, MenuItem } from '../ui/floating/menu'

/** Menu with help for the editor. */
export function HelpMenu() {
  return (
    <Menu
      trigger={
        <Button look="quiet" className="ed-tool ed-tool-wide ed-help" aria-label={t('Help')}>
          <CircleQuestionMark size={16} aria-hidden />
          <span className="ed-tool-word">{t('Help')}</span>
        </Button>
      }
    >
      <HelpItems />
    </Menu>
  )
}

export function HelpItems() {
  const { uiStore } = useSession()
  return (
    <>
      <MenuItem icon={<Signpost size={16} />} onSelect={() => uiStore.openOverlay('tour')}>
        {t('Take the tour')}
      </MenuItem>
      <MenuItem icon={<Keyboard size={16} />} onSelect={() => uiStore.openOverlay('shortcuts')}>
        {t('Keyboard shortcuts')}
      </MenuItem>
    </>
  )
}
