import { type Feedback, listFeedback } from '../../data/read/form-messages'
import { noteExport } from '../audited'
import { type Connection, connection, partOf } from '../connection'
import type { RequestContext } from '../context'
import { locationOfMessages, type MessageArguments } from '../message-arguments'

export async function feedback(
  _: unknown,
  args: MessageArguments,
  context: RequestContext,
): Promise<Connection<Feedback>> {
  const locationId = locationOfMessages(context.principal, args)
  await noteExport(context, 'readFeedback', locationId)
  const part = partOf(args)
  return connection(await listFeedback(context.reader, locationId, part), part)
}
