import { History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { RecordToolsOf } from '../records/record-page'
import { Button } from '../ui/button'

const RecordHistory = lazy(() =>
  import('../desk/record-history').then(({ RecordHistory: component }) => ({ default: component })),
)

/** The saved versions of a location, with the way to restore one. */
export function LocationHistory({ id, mayRestore, tools }: LocationHistoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { form, opened, pending, again } = tools
  return (
    <p className="location-tools">
      <Button onClick={() => setIsOpen(true)}>
        <History size={16} aria-hidden />
        Saved versions
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RecordHistory
            {...{ kind: LOCATION, form, id, opened, mayRestore }}
            settle={async () => (await pending.current?.settle()) ?? null}
            onRestored={again}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </p>
  )
}

const LOCATION = { kind: 'location' }

interface LocationHistoryProps {
  readonly id: number
  readonly mayRestore: boolean
  /** The form that it stands above. */
  readonly tools: RecordToolsOf
}
