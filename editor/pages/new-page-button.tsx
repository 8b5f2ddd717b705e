import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import { useApp } from '../app/app-context'
import { navigate } from '../app/navigation'
import { pagePath } from '../app/routes'
import { homeLocation } from '../screens/places-of-work'
import { contributesSomewhere, contributesTo } from '../screens/screens'
import { useLocationNames } from '../screens/use-location-names'
import { Button } from '../ui/button'
import { fetchedDialog } from '../ui/lazy/fetched-dialog'
import { fetchedPart } from '../ui/lazy/fetched-part'

const NewPageDialog = fetchedDialog(
  fetchedPart(() => import('./new-page-dialog').then((part) => part.NewPageDialog)),
)

/**
 * How a page is made, for screens that offer it: `create` opens the dialog, with a template chosen if one is given; `null` for
 * who may only look. The page is for the location the screen is narrowed to, else for the user's own.
 */
export function useCreatePage(narrowedTo: number | null = null): CreatePage {
  const { account } = useApp()
  const [creating, setCreating] = useState<{ readonly template: string | null } | null>(null)
  const { names, note } = useLocationNames()
  return {
    names,
    unread: note,
    create: contributesSomewhere(account, 'page')
      ? (template) => setCreating({ template: template ?? null })
      : null,
    dialog: creating && (
      <NewPageDialog
        locations={names.filter(({ id }) => contributesTo(account, id, 'page'))}
        startAt={narrowedTo ?? homeLocation(account)}
        startWith={creating.template}
        onClose={() => setCreating(null)}
        onCreated={(documentId) => navigate(pagePath(documentId))}
      />
    ),
  }
}

interface CreatePage {
  /** All locations. */
  readonly names: readonly LocationName[]
  /** Where they could not be read. */
  readonly unread: ReactNode
  readonly create: ((template?: string) => void) | null
  /** The dialog while it is open. */
  readonly dialog: ReactNode
}

/** Nothing for who may only look. */
export function NewPageButton({ create }: Pick<CreatePage, 'create'>) {
  if (!create) return null
  return (
    <Button look="primary" onClick={() => create()}>
      <Plus size={16} />
      {t('New page')}
    </Button>
  )
}
