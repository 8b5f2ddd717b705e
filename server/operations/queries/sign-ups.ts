import { listSignUps, type SignUp } from '../../data/read/form-messages'
import { type Connection, connection, partOf } from '../connection'
import type { RequestContext } from '../context'
import { locationOfMessages, type MessageArguments } from '../message-arguments'

export async function signUps(
  _: unknown,
  args: MessageArguments,
  { principal, reader }: RequestContext,
): Promise<Connection<SignUp>> {
  const locationId = locationOfMessages(principal, args)
  const part = partOf(args)
  return connection(await listSignUps(reader, locationId, part), part)
}
