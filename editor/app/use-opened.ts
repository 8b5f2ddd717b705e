import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { failureIn } from '../api/failure'

/**
 * Reads what a form edits. Later writes to the cache don't change it: it stays until `again` opens it once more, also if that
 * fails.
 */
export function useOpened<Answer, Variables extends OperationVariables>(
  query: TypedDocumentNode<Answer, Variables>,
  variables: Variables,
) {
  const key = JSON.stringify(variables)
  const [reopened, setReopened] = useState<{ readonly key: string; readonly answer: Answer }>()
  const { data, previousData, error, refetch } = useQuery<Answer, OperationVariables>(query, {
    variables,
    fetchPolicy: 'no-cache',
  })
  // Apollo Client's types describe only complete results.
  const first = (data ?? previousData) as Answer | undefined
  const answer = reopened?.key === key ? reopened.answer : first
  return { answer, failure: failureIn(error), reload: () => void reload() }

  async function reload(): Promise<void> {
    // An error is returned by the query.
    const result = await refetch().catch(() => null)
    // A new object, because a form shows what is stored even if it is the same as before.
    if (result?.data) setReopened({ key, answer: { ...(result.data as Answer) } })
  }
}
