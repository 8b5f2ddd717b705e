import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { failureIn } from '../../api/failure'
import { type ListPart, type PagedList, useCursors } from './use-list'

/**
 * A list that is asked for part by part. Each part stays in the cache: going back shows it at once. With other variables the
 * list begins at its first part.
 */
export function usePagedQuery<Answer, Variables extends OperationVariables, Part extends ListPart>(
  query: TypedDocumentNode<Answer, Variables>,
  { variables, partOf }: PagedQuery<Answer, Variables, Part>,
): PagedList<Part> {
  const { cursors, setCursors } = useCursors(JSON.stringify(variables))
  const after = cursors.at(-1) ?? null
  const { data, previousData, error, loading, refetch } = useQuery<Answer, OperationVariables>(
    query,
    { variables: { ...variables, after } },
  )
  // Apollo Client's types know only the whole of what was asked for.
  const shown = (data ?? previousData) as Answer | undefined
  return {
    part: shown === undefined ? null : partOf(shown),
    failure: failureIn(error),
    isAsking: loading,
    refetch: () => void refetch(),
    cursors,
    setCursors,
  }
}

interface PagedQuery<Answer, Variables, Part> {
  /** All but `after`, where the part begins. */
  readonly variables: Omit<Variables, 'after'>
  readonly partOf: (answer: Answer) => Part
}
