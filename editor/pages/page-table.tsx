import type { DocumentSummary } from '../api/answers'
import { followLink } from '../app/navigation'
import { pagePath } from '../app/routes'
import { StatusMark } from './status-mark'
import { statusWords } from './status-words'

/** Pages, the ones changed last first. */
export function PageTable({ pages }: { readonly pages: readonly DocumentSummary[] }) {
  return (
    <table className="ed-page-table">
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Location</th>
          <th scope="col">Status</th>
          <th scope="col">Changed</th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <tr key={page.id}>
            <th scope="row">
              <a href={pagePath(page.id)} onClick={followLink}>
                {page.title || 'Untitled page'}
              </a>
              <span className="ed-quiet">{page.path ?? 'No address'}</span>
            </th>
            <td>
              {page.locationName}
              {page.permission === 'VIEW' && <span className="ed-quiet">View only</span>}
            </td>
            <td>
              <StatusMark words={statusWords(page)} />
            </td>
            <td>
              <time dateTime={page.updatedAt}>{changedAt(page.updatedAt)}</time>
              {page.updatedBy && <span className="ed-quiet">{page.updatedBy}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function changedAt(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  )
}
