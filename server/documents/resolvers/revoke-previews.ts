import { revokePreviews as revoke } from '../../accounts/preview-tokens'
import type { RequestContext } from '../../operations/context'
import { idOf } from '../../operations/ids'
import { documentFor, requireSignIn } from '../document-row'

/** Ends every preview of a document at once, whoever made it; returns how many there were. */
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
