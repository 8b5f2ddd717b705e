import { listSignUps, type SignUp } from '../../data/read/form-messages'
import { noteExport } from '../audited'
import { type Connection, connection, partOf } from '../connection'
import type { RequestContext } from '../context'
import { locationOfMessages, type MessageArguments } from '../message-arguments'

export async function signUps(
  _: unknown,
  args: MessageArguments,
  context: RequestContext,
): Promise<Connection<SignUp>> {
  const locationId = locationOfMessages(context.principal, args)
  await noteExport(context, 'readSignUps', locationId)
  const part = partOf(args)
  return connection(await listSignUps(context.reader, locationId, part), part)
}
