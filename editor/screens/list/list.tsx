import type { ReactNode } from 'react'
import { FailureNote } from '../../app/error-page'
import { Spinner } from '../../ui/spinner'
import { Paging } from './paging'
import type { ListPart, PagedList } from './use-list'
import './list.css'

/** The current page of a list with its pagination; a spinner while loading, and the reason of a failure. */
export function List<ListedPage extends ListPart>({
  list,
  loading,
  pageSize,
  empty,
  children,
}: ListProps<ListedPage>) {
  const { part, failure, isAsking, refetch, cursors, setCursors } = list
  if (failure) return <FailureNote failure={failure} reload={refetch} />
  if (!part) return <Spinner label={loading} />
  return (
    <div aria-busy={isAsking}>
      {part.nodes.length === 0 && empty ? empty : children(part)}
      <Paging {...{ part, pageSize, cursors, setCursors }} />
    </div>
  )
}

interface ListProps<ListedPage> {
  readonly list: PagedList<ListedPage>
  /** Shown until it is there: `Loading people…`. */
  readonly loading: string
  /** Rows fetched per request. */
  readonly pageSize: number
  /** Shown for an empty list, unless `children` handles that. */
  readonly empty?: ReactNode
  readonly children: (part: ListedPage) => ReactNode
}
