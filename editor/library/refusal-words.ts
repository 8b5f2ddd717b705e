import { answeredMessage } from '../api/failure'

/** What a refusal of the server says to the user. */
export function refusalWords(error: unknown): string {
  return answeredMessage(error) ?? 'The server cannot be reached.'
}
