import { t } from '#schema/messages/t'
import { Button } from '../../ui/button'
import { formatCount } from '../format-count'
import type { ListPart, PagedList } from './use-list'

/** Pagination of a list. */
export function Paging({ part, pageSize, cursors, setCursors, label }: PagingProps) {
  const { totalCount, nodes, pageInfo } = part
  if (totalCount === 0) return null
  const first = cursors.length * pageSize + 1
  const next = pageInfo.hasNextPage ? pageInfo.endCursor : null
  return (
    <nav className="ed-paging" aria-label={label ?? t('Pagination')}>
      <p className="ed-quiet">
        {t('{first}–{first2} of {count}', {
          first,
          first2: first + nodes.length - 1,
          count: formatCount(totalCount),
        })}
      </p>
      {(cursors.length > 0 || next !== null) && (
        <>
          <Button disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
            {t('Previous')}
          </Button>
          <Button
            disabled={next === null}
            onClick={() => next !== null && setCursors([...cursors, next])}
          >
            {t('Next')}
          </Button>
        </>
      )}
    </nav>
  )
}

interface PagingProps extends Pick<PagedList<ListPart>, 'cursors' | 'setCursors'> {
  /** The name of this list’s pagination on a screen with several. */
  readonly label?: string
  readonly part: ListPart
  /** Rows fetched per request. */
  readonly pageSize: number
}
