import { ShortcutDialog } from '../shortcuts/shortcut-dialog'
import { type Shortcut, shortcutGroups, shortcuts } from '../shortcuts/shortcuts'
import { useSession } from '../store/session'
import { focusCanvas } from './focus-next-region'

const all: readonly Shortcut[] = Object.values(shortcuts)
const GROUPS = shortcutGroups.map(
  (name) => [name, all.filter(({ group }) => group === name)] as const,
)

/** Dialog with all shortcuts of the page editor. */
export function ShortcutSheet() {
  const { uiStore } = useSession()
  return (
    <ShortcutDialog
      groups={GROUPS}
      onClose={() => uiStore.openOverlay(null)}
      onClosed={focusCanvas}
    />
  )
}
