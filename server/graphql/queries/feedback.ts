import { noteExport } from '../../operations/audited'
import { type Connection, connection, partOf } from '../../operations/connection'
import type { RequestContext } from '../../operations/context'
import { type Feedback, listFeedback } from '../../read/form-messages'
import { locationOfMessages, type MessageArguments } from './message-arguments'

export async function feedback(
  _: unknown,
  args: MessageArguments,
  context: RequestContext,
): Promise<Connection<Feedback>> {
  const locationId = locationOfMessages(context.principal, args)
  await noteExport(context, 'readFeedback', locationId)
  const part = partOf(args)
  return connection(listFeedback(context.reader, locationId, part), part)
}
