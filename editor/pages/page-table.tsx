import type { DocumentSummary } from '../api/answers'
import { followLink } from '../app/navigation'
import { pagePath } from '../app/routes'
import type { PageAction } from './page-actions'
import { PageMenu } from './page-menu'
import { StatusMark } from './status-mark'
import { statusWords } from './status-words'
import type { Refusals } from './use-page-actions'

/** Pages in the order that was asked for, each with what can be done with it. */
export function PageTable({ pages, chosen, onChoose, ...rows }: PageTableProps) {
  const all = pages.length > 0 && pages.every(({ id }) => chosen.has(id))
  return (
    <table className="ed-list-table">
      <thead>
        <tr>
          <th scope="col" className="ed-page-choice">
            <input
              type="checkbox"
              aria-label="Choose every page of this list"
              checked={all}
              ref={(box) => {
                if (box) box.indeterminate = !all && pages.some(({ id }) => chosen.has(id))
              }}
              onChange={() => onChoose(all ? [] : pages.map(({ id }) => id))}
            />
          </th>
          <th scope="col">Page</th>
          <th scope="col">Location</th>
          <th scope="col">Status</th>
          <th scope="col">Changed</th>
          <th scope="col">
            <span className="ed-visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <PageRow
            key={page.id}
            page={page}
            isChosen={chosen.has(page.id)}
            onChosen={(isChosen) =>
              onChoose(isChosen ? [...chosen, page.id] : [...chosen].filter((id) => id !== page.id))
            }
            {...rows}
          />
        ))}
      </tbody>
    </table>
  )
}

function PageRow({ page, isChosen, onChosen, refusals, onAction, onCopied }: PageRowProps) {
  const title = pageName(page)
  const refusal = refusals.get(page.id)
  return (
    <tr data-chosen={isChosen}>
      <td className="ed-page-choice">
        <input
          type="checkbox"
          aria-label={`Choose ${title}`}
          checked={isChosen}
          onChange={({ target }) => onChosen(target.checked)}
        />
      </td>
      <th scope="row">
        <a href={pagePath(page.id)} onClick={followLink}>
          {title}
        </a>
        <span className="ed-quiet">{pageWhere(page)}</span>
        {refusal !== undefined && <span className="ed-page-refusal">{refusal}</span>}
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
      <td className="ed-page-menu">
        <PageMenu page={page} onAction={(action) => onAction(action, page)} onCopied={onCopied} />
      </td>
    </tr>
  )
}

interface RowsProps {
  readonly refusals: Refusals
  readonly onAction: (action: PageAction, page: DocumentSummary) => void
  readonly onCopied: (words: string) => void
}

interface PageTableProps extends RowsProps {
  readonly pages: readonly DocumentSummary[]
  /** The ids of the pages that are chosen. */
  readonly chosen: ReadonlySet<number>
  readonly onChoose: (ids: readonly number[]) => void
}

interface PageRowProps extends RowsProps {
  readonly page: DocumentSummary
  readonly isChosen: boolean
  readonly onChosen: (isChosen: boolean) => void
}

/** A layout is called by its location: there is one of each. */
function pageName({ type, title, locationName }: DocumentSummary): string {
  return type === 'LAYOUT' ? `Site layout: ${locationName}` : title || 'Untitled page'
}

function pageWhere({ type, path }: DocumentSummary): string {
  return type === 'LAYOUT' ? 'Header and footer of every page' : (path ?? 'No address')
}

function changedAt(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  )
}
