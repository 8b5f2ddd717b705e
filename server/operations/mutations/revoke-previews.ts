import { revokePreviews as revoke } from '../../data/preview-tokens'
import type { RequestContext } from '../context'
import { documentFor, somebody } from '../documents/document-row'
import { idOf } from '../ids'

/** Ends every preview of a document at once, whoever made it; answers how many there were. */
export function revokePreviews(
  _: unknown,
  args: { readonly id: string },
  { app, principal }: RequestContext,
): Promise<number> {
  return app.changes.write(async (tx) => {
    const { id } = await documentFor(tx, somebody(principal), 'preview', idOf(args.id))
    return revoke(tx, id)
  })
}
