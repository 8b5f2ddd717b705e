import { refusalFor } from '#schema/api/refusals/refusals'
import { requireSignIn } from '../documents/document-row'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../graphql/operations/connection'
import type { RequestContext } from '../graphql/operations/context'
import { ApiError } from '../http/errors/api-error'
import { type ReadMessage, readMessage } from '../mail/read-message'
import { can, managedLocations } from '../people/access/can'

interface StoredMail extends ReadMessage {
  readonly id: string
}

/** Returns the emails in this server's outbox, newest first; empty if a mail server takes them. */
export async function mails(
  _: unknown,
  args: PageArguments,
  { app, principal }: RequestContext,
): Promise<Connection<StoredMail>> {
  requireSignIn(principal)
  if (!can(principal, 'administer', { locationId: null, isPublic: false }))
    throw new ApiError('FORBIDDEN', refusalFor('mailsByNetwork'))
  const part = partOf(args)
  const names = await app.outbox.list()
  return connection(
    {
      totalCount: async () => names.length,
      nodes: async () => {
        const shown = names.slice(part.offset, part.offset + part.first)
        return (await Promise.all(shown.map(readOne))).flatMap((mail) => mail ?? [])
      },
    },
    part,
  )

  async function readOne(id: string): Promise<StoredMail | null> {
    const message = await app.outbox.read(id)
    return message && { id, ...(await readMessage(message)) }
  }
}

/** Returns whether emails leave this server, for people who manage the whole network; `null` for others. */
export function mailSettings(
  _: unknown,
  _args: unknown,
  { app, principal }: RequestContext,
): { readonly isSending: boolean } | null {
  // People who answer visitors may also know whether a reply leaves the server.
  const isAllowed =
    can(principal, 'administer', { locationId: null, isPublic: false }) ||
    managedLocations(principal, 'message').length > 0
  return isAllowed ? { isSending: app.mailer.isSending } : null
}
