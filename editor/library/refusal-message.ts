import { t } from '#schema/messages/t'
import { answeredMessage } from '../api/failure'

/** Returns the user message for an error of the server. */
export function refusalMessage(error: unknown): string {
  return answeredMessage(error) ?? t('The server can’t be reached.')
}
