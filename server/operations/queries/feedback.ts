import { type Feedback, listFeedback } from '../../data/read/form-messages'
import { type Connection, connection, partOf } from '../connection'
import type { RequestContext } from '../context'
import { locationOfMessages, type MessageArguments } from '../message-arguments'

export async function feedback(
  _: unknown,
  args: MessageArguments,
  { principal, reader }: RequestContext,
): Promise<Connection<Feedback>> {
  const locationId = locationOfMessages(principal, args)
  const part = partOf(args)
  return connection(await listFeedback(reader, locationId, part), part)
}
