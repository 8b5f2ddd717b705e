import { Redo2, Undo2 } from 'lucide-react'
import { redo, undo } from '../store/commands'
import { usePage, useSession } from '../store/session'
import { IconButton } from '../ui/icon-button'
import { shortcutLabel } from '../ui/shortcut-label'

/** One step back, one step forward. They say what the step is. */
export function HistoryButtons() {
  const session = useSession()
  const last = usePage(({ past }) => past.at(-1)?.label)
  const next = usePage(({ future }) => future[0]?.label)
  return (
    <>
      <IconButton
        label="Undo"
        icon={<Undo2 size={16} />}
        shortcut={shortcutLabel('Mod+Z')}
        // Not `disabled`: the focus would be lost with the last step.
        aria-disabled={last === undefined}
        aria-description={last}
        onClick={() => undo(session)}
      />
      <IconButton
        label="Redo"
        icon={<Redo2 size={16} />}
        shortcut={shortcutLabel('Mod+Shift+Z')}
        aria-disabled={next === undefined}
        aria-description={next}
        onClick={() => redo(session)}
      />
    </>
  )
}
