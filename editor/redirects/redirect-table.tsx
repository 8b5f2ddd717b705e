import { Trash2 } from 'lucide-react'
import type { Redirect } from '../api/redirects'
import { type Column, ListTable } from '../screens/list/list-table'
import { IconButton } from '../ui/icon-button'
import { dayWords } from '../ui/local-words'

/** Redirects by their old addresses. */
export function RedirectTable({ redirects, onRemove }: RedirectTableProps) {
  return <ListTable columns={columnsOf(onRemove)} rows={redirects} keyOf={({ path }) => path} />
}

interface RedirectTableProps {
  readonly redirects: readonly Redirect[]
  readonly onRemove: (path: string) => Promise<void>
}

function columnsOf(onRemove: RedirectTableProps['onRemove']): Column<Redirect>[] {
  return [
    { label: 'Old address', className: 'redirects-path', cell: ({ path }) => path },
    {
      ...{ label: 'Leads to', className: 'redirects-path' },
      cell: ({ target }) => target ?? 'a page that is not published now',
    },
    {
      label: 'Since',
      cell: ({ at, byName, documentId }) => (
        <>
          <time dateTime={at}>{dayWords(at)}</time>
          <span className="ed-quiet">{documentId === null ? byName : 'The page has moved'}</span>
        </>
      ),
    },
    {
      ...{ label: 'Remove', hidesLabel: true },
      cell: ({ path }) => (
        <IconButton
          label={`Remove ${path}`}
          icon={<Trash2 size={16} />}
          small
          onClick={() => void onRemove(path)}
        />
      ),
    },
  ]
}
