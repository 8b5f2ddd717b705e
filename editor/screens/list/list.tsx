import type { ReactNode } from 'react'
import { FailureNote } from '../../app/error-page'
import { Spinner } from '../../ui/spinner'
import { Paging } from './paging'
import type { ListPart, PagedList } from './use-list'
import './list.css'

/** The part of a list that is shown, with the ways to the others; while it is awaited a spinner, and why it could not be fetched. */
export function List<Part extends ListPart>({
  list,
  loading,
  pageSize,
  empty,
  children,
}: ListProps<Part>) {
  const { part, failure, isAsking, refetch, cursors, setCursors } = list
  if (failure) return <FailureNote failure={failure} again={refetch} />
  if (!part) return <Spinner label={loading} />
  return (
    <div aria-busy={isAsking}>
      {part.nodes.length === 0 && empty ? empty : children(part)}
      <Paging {...{ part, pageSize, cursors, setCursors }} />
    </div>
  )
}

interface ListProps<Part> {
  readonly list: PagedList<Part>
  /** Shown until it is there: `Loading people…`. */
  readonly loading: string
  /** How many rows are fetched at a time. */
  readonly pageSize: number
  /** Stands in place of no rows, unless `children` says itself that there are none. */
  readonly empty?: ReactNode
  readonly children: (part: Part) => ReactNode
}
