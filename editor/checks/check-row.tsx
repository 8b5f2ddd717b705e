import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { t } from '#schema/messages/t'
import { blockLabel } from '../store/block-labels'
import { usePage, useSession } from '../store/session'
import { Button } from '../ui/button'
import type { Check } from './check'

const MARKS = {
  error: { icon: CircleAlert, name: t('Error') },
  warning: { icon: TriangleAlert, name: t('Warning') },
  hint: { icon: Info, name: t('Hint') },
}

/** Row of one issue. Its button selects the block, scrolls to it and focuses the field, or opens the picture's alt text. */
export function CheckRow({ check, onShown }: CheckRowProps) {
  const { severity, block, field, message, picture } = check
  const { registry, uiStore } = useSession()
  const label = usePage(({ page }) =>
    block !== null && page.tree.blocks.has(block)
      ? blockLabel(page.tree, block, registry)
      : t('Page'),
  )
  const { icon: Icon, name } = MARKS[severity]
  const action = picture === undefined ? t('Show') : t('Add alt text')
  return (
    <li className="ed-check" data-severity={severity}>
      <Icon size={16} role="img" aria-label={name} />
      <p>
        <strong>{label}</strong> {message}
      </p>
      {(block ?? field) !== null && (
        <Button look="quiet" aria-label={`${action} ${label}: ${message}`} onClick={show}>
          {action}
        </Button>
      )}
    </li>
  )

  function show(): void {
    onShown?.()
    if (block !== null && picture !== undefined) {
      uiStore.select(block)
      uiStore.describePicture(picture)
    } else if (block !== null) uiStore.focusField(block, field)
    else if (field !== null) uiStore.focusPageField(field)
  }
}

interface CheckRowProps {
  readonly check: Check
  /** Called before the block is shown, so that a dialog can close. */
  readonly onShown?: () => void
}
