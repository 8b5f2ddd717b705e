import { Hand } from 'lucide-react'
import { t } from '#schema/messages/t'
import { keysLabel } from '../shortcuts/shortcuts'
import { useSession, useUi } from '../store/session'
import { setInteractive } from '../store/set-interactive'
import { ToolButton } from './tool-button'

/** Button that lets the page behave as for visitors, and switches back. */
export function TryOutButton() {
  const session = useSession()
  const isInteractive = useUi((state) => state.isInteractive)
  return (
    <ToolButton
      className="ed-tool-told ed-tool-wide"
      label={t('Try out the page')}
      word={t('Try out')}
      explanation={t('menus, tabs and carousels work as they do for visitors')}
      shortcut={keysLabel('interactive')}
      icon={<Hand size={16} aria-hidden />}
      aria-pressed={isInteractive}
      onClick={() => setInteractive(session, !isInteractive)}
    />
  )
}
