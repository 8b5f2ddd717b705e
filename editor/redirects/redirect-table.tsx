import { Trash2 } from 'lucide-react'
import type { Redirect } from '../api/redirects'
import { IconButton } from '../ui/icon-button'

/** Redirects by their old addresses. */
export function RedirectTable({ redirects, onRemove }: RedirectTableProps) {
  return (
    <table className="ed-list-table">
      <thead>
        <tr>
          <th scope="col">Old address</th>
          <th scope="col">Leads to</th>
          <th scope="col">Since</th>
          <th scope="col">
            <span className="ed-visually-hidden">Remove</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {redirects.map(({ path, target, documentId, at, byName }) => (
          <tr key={path}>
            <th scope="row" className="redirects-path">
              {path}
            </th>
            <td className="redirects-path">{target ?? 'a page that is not published now'}</td>
            <td>
              <time dateTime={at}>{dayOf(at)}</time>
              <span className="ed-quiet">
                {documentId === null ? byName : 'The page has moved'}
              </span>
            </td>
            <td>
              <IconButton
                label={`Remove ${path}`}
                icon={<Trash2 size={16} />}
                small
                onClick={() => void onRemove(path)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface RedirectTableProps {
  readonly redirects: readonly Redirect[]
  readonly onRemove: (path: string) => Promise<void>
}

function dayOf(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(iso))
}
