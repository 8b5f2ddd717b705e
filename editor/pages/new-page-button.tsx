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
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'

const NewPageDialog = lazyDialog(
  lazyPart(() => import('./new-page-dialog').then((part) => part.NewPageDialog)),
)

/**
 * Returns what screens need to create pages: `create` opens the dialog, optionally with a template; `null` for read-only users.
 * The page belongs to the location of the filter, or else to the user's own.
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
  /** Note shown if they could not be read. */
  readonly unread: ReactNode
  readonly create: ((template?: string) => void) | null
  /** The dialog, if it is open. */
  readonly dialog: ReactNode
}

/** Button that creates a page; renders nothing for read-only users. */
export function NewPageButton({ create }: Pick<CreatePage, 'create'>) {
  if (!create) return null
  return (
    <Button look="primary" onClick={() => create()}>
      <Plus size={16} />
      {t('New page')}
    </Button>
  )
}
