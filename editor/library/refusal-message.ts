import { t } from '#schema/messages/t'
import { answeredMessage } from '../api/failure'

/** What a refusal of the server says to the user. */
export function refusalMessage(error: unknown): string {
  return answeredMessage(error) ?? t('The server can’t be reached.')
}
