import { Trash2 } from 'lucide-react'
import { formatDay } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { Redirect } from '../api/redirects'
import { type Column, ListTable, Refusal } from '../screens/list/list-table'
import type { Refusals } from '../screens/list/use-row-actions'
import { IconButton } from '../ui/icon-button'

/** Table of redirects in the requested order. */
export function RedirectTable({ redirects, selected, onSelect, ...row }: RedirectTableProps) {
  return (
    <ListTable
      name="redirects"
      columns={columnsOf(row)}
      rows={redirects}
      keyOf={({ path }) => path}
      selection={{
        ...{ label: t('Select all redirects in this list'), selected, onSelect },
        nameOf: ({ path }) => path,
      }}
    />
  )
}

interface RedirectTableProps extends RowProps {
  readonly redirects: readonly Redirect[]
  /** Paths of the selected redirects. */
  readonly selected: ReadonlySet<string>
  readonly onSelect: (paths: readonly string[]) => void
}

interface RowProps {
  readonly refusals: Refusals
  readonly onRemove: (redirect: Redirect) => void
}

function columnsOf({ refusals, onRemove }: RowProps): Column<Redirect>[] {
  return [
    {
      label: t('Old address'),
      className: 'redirects-path',
      cell: ({ path }) => (
        <>
          {path}
          <Refusal reason={refusals.get(path)} />
        </>
      ),
    },
    {
      ...{ label: t('Redirects to'), labelsCards: true, className: 'redirects-path' },
      cell: ({ target }) => target ?? t('a page that isn’t published'),
    },
    {
      label: t('Since'),
      cell: ({ at, byName, documentId }) => (
        <>
          <time dateTime={at}>{formatDay(at)}</time>
          <span className="ed-quiet">{documentId === null ? byName : t('The page has moved')}</span>
        </>
      ),
    },
    {
      ...{ label: t('Remove'), hidesLabel: true },
      cell: (redirect) => (
        <IconButton
          label={t('Remove {path}', { path: redirect.path })}
          icon={<Trash2 size={16} />}
          small
          onClick={() => onRemove(redirect)}
        />
      ),
    },
  ]
}
