import { Button } from '../ui/button'

/** Which part of a list is in sight, and the ways to the others. */
export function Paging({ list, atOnce, cursors, setCursors }: PagingProps) {
  const { totalCount, nodes, pageInfo } = list
  if (totalCount === 0) return null
  const first = cursors.length * atOnce + 1
  const next = pageInfo.hasNextPage ? pageInfo.endCursor : null
  return (
    <nav className="ed-paging" aria-label="More of the list">
      <p className="ed-quiet">{`${first}–${first + nodes.length - 1} of ${totalCount}`}</p>
      {(cursors.length > 0 || next !== null) && (
        <>
          <Button disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
            Previous
          </Button>
          <Button
            disabled={next === null}
            onClick={() => next !== null && setCursors([...cursors, next])}
          >
            Next
          </Button>
        </>
      )}
    </nav>
  )
}

interface PagingProps {
  readonly list: {
    readonly nodes: readonly unknown[]
    readonly totalCount: number
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  }
  /** How many are asked for at once. */
  readonly atOnce: number
  readonly cursors: readonly string[]
  readonly setCursors: (cursors: readonly string[]) => void
}
