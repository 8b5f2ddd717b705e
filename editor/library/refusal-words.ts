import { CombinedGraphQLErrors } from '@apollo/client/errors'

/** What a refusal of the server says to the user. */
export function refusalWords(error: unknown): string {
  return (
    (CombinedGraphQLErrors.is(error) && error.errors[0]?.message) || 'The server cannot be reached.'
  )
}
