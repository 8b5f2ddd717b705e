import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { LocationName } from '../api/answers'
import { readLocations } from '../api/pages'
import { useApp } from '../app/app-context'
import { navigate } from '../app/navigation'
import { pagePath } from '../app/routes'
import { useAnswer } from '../app/use-answer'
import { Screen } from '../screens/screen'
import { Button } from '../ui/button'
import { usePageFilters } from './page-filters'
import { Pages } from './pages'
import './page-list.css'

const NewPageDialog = lazy(() =>
  import('./new-page-dialog').then(({ NewPageDialog: component }) => ({ default: component })),
)

/** The list of pages this user may see: the editor's first screen. */
export function PageList() {
  const { client, account } = useApp()
  const { filters } = usePageFilters()
  const [isCreating, setIsCreating] = useState(false)
  const locations = useAnswer('locations', () => readLocations(client))
  const names = locations.answer.state === 'ready' ? locations.answer.value : []
  const edits = account.assignments.filter(({ level }) => level !== 'VIEW')
  const create = edits.length > 0 ? () => setIsCreating(true) : null
  return (
    <Screen
      title="Pages"
      action={
        create && (
          <Button look="primary" onClick={create}>
            <Plus size={16} />
            New page
          </Button>
        )
      }
    >
      <Pages locations={names} onCreate={create} />
      {isCreating && (
        <Suspense fallback={null}>
          <NewPageDialog
            locations={editable(names, edits)}
            startAt={Number(filters.locationId)}
            onClose={() => setIsCreating(false)}
            onCreated={(documentId) => navigate(pagePath(documentId))}
          />
        </Suspense>
      )}
    </Screen>
  )
}

function editable(
  names: readonly LocationName[],
  edits: readonly { readonly locationId: number | null }[],
): readonly LocationName[] {
  if (edits.some(({ locationId }) => locationId === null)) return names
  return names.filter(({ id }) => edits.some(({ locationId }) => locationId === id))
}
