import { withLibrary } from '../store/block-library'
import { usePage, useSession, useUi } from '../store/session'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import { Loading } from '../ui/lazy/loading'

const InserterDialog = lazyComponent(
  lazyPart(() => withLibrary(import('./inserter-dialog').then((part) => part.InserterDialog))),
  <Loading />,
)

/** Dialog to choose a block for a place: opened by a plus button, by slash, and from menus. Loaded on first use. */
export function Inserter({ onClosed }: InserterProps) {
  const { canEdit } = useSession()
  const place = useUi(({ insertingAt }) => insertingAt)
  const isThere = usePage(({ page }) => place !== null && page.tree.children.has(place.slot))
  if (!place || !isThere || !canEdit) return null
  return <InserterDialog place={place} onClosed={onClosed} />
}

interface InserterProps {
  /** Restores the focus if nothing was chosen. */
  readonly onClosed: () => void
}
