import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { createPreviewToken } from '../../accounts/preview-tokens'
import type { RequestContext } from '../../operations/context'
import { idOf } from '../../operations/ids'
import { documentFor, requireSignIn } from '../document-row'
import { checkLanguage } from '../input/language'

/** An address that shows the draft as it is now, in a language, for 15 minutes to whoever has it. */
export function createPreview(
  _: unknown,
  args: { readonly id: string; readonly language?: string | null },
  { app, principal: asking }: RequestContext,
): Promise<{ readonly url: string; readonly expiresAt: Date }> {
  const principal = requireSignIn(asking)
  const language = args.language ?? DEFAULT_LANGUAGE
  checkLanguage(language)
  return app.changes.write(async (tx) => {
    const { id, version } = await documentFor(tx, principal, 'preview', idOf(args.id))
    const { token, expiresAt } = await createPreviewToken(tx, {
      documentId: id,
      version,
      language,
      createdBy: principal.id,
    })
    const inLanguage = language === DEFAULT_LANGUAGE ? '' : `&language=${language}`
    return { url: `/preview/${id}?token=${token}${inLanguage}`, expiresAt }
  })
}
