import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import {
  revokePreviews as revoke,
  revokePreview as revokeOne,
} from '../../people/accounts/preview-tokens'
import { documentFor, requireSignIn } from '../document-row'

/** Revokes one preview link of a document; returns whether it still existed. */
export function revokePreview(
  _: unknown,
  args: { readonly documentId: string; readonly id: string },
  { app, principal }: RequestContext,
): Promise<boolean> {
  return app.changes.write(async (tx) => {
    const { id } = await documentFor(tx, requireSignIn(principal), 'preview', idOf(args.documentId))
    return revokeOne(tx, id, args.id)
  })
}

/** Revokes all previews of a document, including those of other people; returns how many there were. */
export function revokePreviews(
  _: unknown,
  args: { readonly id: string },
  { app, principal }: RequestContext,
): Promise<number> {
  return app.changes.write(async (tx) => {
    const { id } = await documentFor(tx, requireSignIn(principal), 'preview', idOf(args.id))
    return revoke(tx, id)
  })
}
