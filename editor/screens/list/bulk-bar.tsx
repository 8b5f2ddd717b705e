import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#schema/messages/t'
import { Button } from '../../ui/button'
import { IconButton } from '../../ui/icon-button'
import { keepMessagesAbove } from '../../ui/toast-host'
import type { OfferedAction } from './use-row-actions'
import './list.css'

/** Bar with the bulk actions. Each runs on the selected rows that it applies to. */
export function BulkBar<Row, Action extends OfferedAction<Row>>({
  label,
  rows,
  actions,
  isBusy,
  onAction,
  onClear,
  children,
}: BulkBarProps<Row, Action>) {
  if (rows.length === 0) return null
  return (
    <section className="ed-bulk" ref={keepMessagesAbove} aria-label={label}>
      <p>
        <IconButton small label={t('Clear')} icon={<X size={16} aria-hidden />} onClick={onClear} />
        <strong>{t('{count} selected', { count: rows.length })}</strong>
      </p>
      {children}
      {[...actions].sort(byDanger).map((action) => {
        const meant = rows.filter(action.isFor)
        if (meant.length === 0) return null
        return (
          <Button
            key={action.label}
            look="quiet"
            data-danger={action.danger}
            aria-disabled={isBusy}
            onClick={() => onAction(action, meant)}
          >
            <action.icon size={16} aria-hidden />
            {meant.length === rows.length ? action.label : `${action.label} (${meant.length})`}
          </Button>
        )
      })}
    </section>
  )
}

/** Sorts dangerous actions last. The sort is stable: other actions keep their order. */
function byDanger(one: { readonly danger?: boolean }, other: { readonly danger?: boolean }) {
  return Number(one.danger ?? false) - Number(other.danger ?? false)
}

interface BulkBarProps<Row, Action> {
  /** Its name: `Selected pages`. */
  readonly label: string
  /** The selected rows. */
  readonly rows: readonly Row[]
  readonly actions: readonly Action[]
  readonly isBusy: boolean
  readonly onAction: (action: Action, rows: readonly Row[]) => void
  readonly onClear: () => void
  /** Buttons before the actions. */
  readonly children?: ReactNode
}
