import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { blockLabel } from '../store/places'
import { usePage, useSession } from '../store/session'
import { Button } from '../ui/button'
import type { Check } from './check'

const MARKS = {
  error: { icon: CircleAlert, name: 'Error' },
  warning: { icon: TriangleAlert, name: 'Warning' },
  hint: { icon: Info, name: 'Hint' },
}

/** One issue; a click selects the block, scrolls to it and focuses the field. */
export function CheckRow({ check, onShown }: CheckRowProps) {
  const { severity, block, field, message } = check
  const { registry, uiStore } = useSession()
  const label = usePage(({ page }) =>
    block !== null && page.tree.blocks.has(block) ? blockLabel(page.tree, block, registry) : 'Page',
  )
  const { icon: Icon, name } = MARKS[severity]
  return (
    <li className="ed-check" data-severity={severity}>
      <Icon size={16} role="img" aria-label={name} />
      <p>
        <strong>{label}</strong> {message}
      </p>
      {(block ?? field) !== null && (
        <Button
          look="quiet"
          aria-label={`Show ${label}: ${message}`}
          onClick={() => {
            onShown?.()
            if (block !== null) uiStore.focusField(block, field)
            else if (field !== null) uiStore.focusPageField(field)
          }}
        >
          Show
        </Button>
      )}
    </li>
  )
}

interface CheckRowProps {
  readonly check: Check
  /** Called before the block is shown, so that a dialog can close. */
  readonly onShown?: () => void
}
