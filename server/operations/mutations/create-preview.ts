import { createPreviewToken } from '../../data/preview-tokens'
import type { RequestContext } from '../context'
import { documentFor, somebody } from '../documents/document-row'
import { idOf } from '../ids'

/** An address that shows the draft for 15 minutes to whoever has it. */
export function createPreview(
  _: unknown,
  args: { readonly id: string },
  { app, principal: asking }: RequestContext,
): Promise<{ readonly url: string; readonly expiresAt: Date }> {
  const principal = somebody(asking)
  return app.changes.write(async (tx) => {
    const { id } = await documentFor(tx, principal, 'preview', idOf(args.id))
    const { token, expiresAt } = await createPreviewToken(tx, id, principal.id)
    return { url: `/preview/${id}?token=${token}`, expiresAt }
  })
}
