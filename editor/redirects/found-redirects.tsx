import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { addRedirects, type Redirect, removeRedirect } from '../api/redirects'
import { BulkBar } from '../screens/list/bulk-bar'
import type { OfferedAction, RowActions } from '../screens/list/use-row-actions'
import { RedirectTable } from './redirect-table'

/** A redirect as a list row. */
export interface RedirectRow extends Redirect {
  readonly id: string
}

/** The matching redirects with bulk actions. */
export function FoundRedirects({ redirects, locationId, actions }: FoundRedirectsProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const rows = redirects.map((redirect) => ({ ...redirect, id: redirect.path }))
  const remove = removing(locationId)
  return (
    <>
      <RedirectTable
        {...{ redirects: rows, selected }}
        refusals={actions.refusals}
        onSelect={(paths) => setSelected(new Set(paths))}
        onRemove={(row) => void actions.run(remove, [{ ...row, id: row.path }])}
      />
      <BulkBar
        label={t('Selected redirects')}
        // Redirects that are no longer listed are no longer selected.
        rows={rows.filter(({ path }) => selected.has(path))}
        actions={[remove]}
        isBusy={actions.isBusy}
        onAction={(action, meant) => void actions.run(action, meant)}
        onClear={() => setSelected(new Set())}
      />
    </>
  )
}

interface FoundRedirectsProps {
  readonly redirects: readonly Redirect[]
  /** Location of the site. */
  readonly locationId: string
  readonly actions: RowActions<RedirectRow>
}

function removing(locationId: string): OfferedAction<RedirectRow> {
  return {
    ...{
      label: t('Remove'),
      done: ({ count, name }) =>
        t('{count, plural, one {Removed {name}.} other {Removed # redirects.}}', { count, name }),
      icon: Trash2,
      danger: true,
    },
    isFor: () => true,
    async run(client, { path, target }) {
      await removeRedirect(client, locationId, path)
      if (target === null) return null
      return async () => {
        const [result] = await addRedirects(client, locationId, [{ path, target }])
        if (result?.problem) throw new Error(result.problem)
      }
    },
  }
}
