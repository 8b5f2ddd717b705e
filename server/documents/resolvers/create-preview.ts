import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { createPreviewToken } from '../../people/accounts/preview-tokens'
import { documentFor, requireSignIn } from '../document-row'
import { checkLanguage } from '../language'

interface PreviewArguments {
  readonly id: string
  readonly language?: string | null
  readonly shared?: boolean | null
  readonly followsDraft?: boolean | null
}

/** An address that shows the draft, in a language: for 15 minutes, or to be shared for 14 days. */
export function createPreview(
  _: unknown,
  args: PreviewArguments,
  { app, principal: asking }: RequestContext,
): Promise<{ readonly url: string; readonly expiresAt: Date }> {
  const principal = requireSignIn(asking)
  const language = args.language ?? DEFAULT_LANGUAGE
  checkLanguage(language)
  return app.changes.write(async (tx) => {
    const { id, version } = await documentFor(tx, principal, 'preview', idOf(args.id))
    const { token, expiresAt } = await createPreviewToken(tx, {
      ...{ documentId: id, version, language },
      ...{ createdBy: principal.id, createdByName: principal.name },
      followsDraft: args.followsDraft ?? false,
      isShared: args.shared ?? false,
    })
    const inLanguage = language === DEFAULT_LANGUAGE ? '' : `&language=${language}`
    return { url: `/preview/${id}?token=${token}${inLanguage}`, expiresAt }
  })
}
