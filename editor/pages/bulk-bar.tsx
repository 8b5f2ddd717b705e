import type { DocumentSummary } from '../api/answers'
import { Button } from '../ui/button'
import { type PageAction, pageActions } from './page-actions'

/** What can be done with all pages that are chosen. Each action is for those of them that it means something for. */
export function BulkBar({ pages, isBusy, onAction, onClear }: BulkBarProps) {
  if (pages.length === 0) return null
  return (
    <section className="ed-bulk" aria-label="Chosen pages">
      <p>
        <strong>{pages.length}</strong> chosen
      </p>
      {pageActions.map((action) => {
        const meant = pages.filter(action.isFor)
        if (meant.length === 0) return null
        return (
          <Button
            key={action.label}
            look={action.danger ? 'danger' : 'plain'}
            aria-disabled={isBusy}
            onClick={() => onAction(action, meant)}
          >
            <action.icon size={16} aria-hidden />
            {meant.length === pages.length ? action.label : `${action.label} (${meant.length})`}
          </Button>
        )
      })}
      <Button look="quiet" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}

interface BulkBarProps {
  readonly pages: readonly DocumentSummary[]
  readonly isBusy: boolean
  readonly onAction: (action: PageAction, pages: readonly DocumentSummary[]) => void
  readonly onClear: () => void
}
