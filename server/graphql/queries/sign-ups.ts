import { noteExport } from '../../operations/audited'
import { type Connection, connection, partOf } from '../../operations/connection'
import type { RequestContext } from '../../operations/context'
import { listSignUps, type SignUp } from '../../read/form-messages'
import { locationOfMessages, type MessageArguments } from './message-arguments'

export async function signUps(
  _: unknown,
  args: MessageArguments,
  context: RequestContext,
): Promise<Connection<SignUp>> {
  const locationId = locationOfMessages(context.principal, args)
  await noteExport(context, 'readSignUps', locationId)
  const part = partOf(args)
  return connection(listSignUps(context.reader, locationId, part), part)
}
