import { lazy, Suspense } from 'react'
import { usePage, useSession, useUi } from '../store/session'
import { Loading } from '../ui/lazy/loading'

const InserterDialog = lazy(() =>
  import('./inserter-dialog').then(({ InserterDialog: component }) => ({ default: component })),
)

/** Asks which block goes to a place: opened by a plus, by slash, from menus. Fetched when it is first asked for. */
export function Inserter({ onClosed }: InserterProps) {
  const { canEdit } = useSession()
  const place = useUi(({ insertingAt }) => insertingAt)
  const isThere = usePage(({ page }) => place !== null && page.tree.children.has(place.slot))
  if (!place || !isThere || !canEdit) return null
  return (
    <Suspense fallback={<Loading />}>
      <InserterDialog place={place} onClosed={onClosed} />
    </Suspense>
  )
}

interface InserterProps {
  /** Takes the focus when nothing was chosen. */
  readonly onClosed: () => void
}
