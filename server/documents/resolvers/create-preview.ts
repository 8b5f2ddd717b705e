import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import type { Orm } from '../../database/orm'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import type { Principal } from '../../people/access/principal'
import { createPreviewToken } from '../../people/accounts/preview-tokens'
import { checkLanguage } from '../check-place'
import { documentFor, requireSignIn } from '../document-row'
import { findOverrideContext, readTarget } from '../overrides/override-context'

interface PreviewArguments {
  readonly id: string
  readonly language?: string | null
  readonly shared?: boolean | null
  readonly followsDraft?: boolean | null
  readonly locationId?: string | null
}

/** Creates a preview address of the draft in a language, valid for 15 minutes, or for 14 days if it is to be shared. */
export function createPreview(
  _: unknown,
  args: PreviewArguments,
  { app, principal: asking }: RequestContext,
): Promise<{ readonly url: string; readonly expiresAt: Date }> {
  const principal = requireSignIn(asking)
  const language = args.language ?? DEFAULT_LANGUAGE
  checkLanguage(language)
  return app.changes.write(async (tx) => {
    const { document, locationId } = await lockPreviewed(tx, principal, { ...args, language })
    const { id, version } = document
    const { token, expiresAt } = await createPreviewToken(tx, {
      ...{ documentId: id, version, language, locationId },
      ...{ createdBy: principal.id, createdByName: principal.name },
      followsDraft: args.followsDraft ?? false,
      isShared: args.shared ?? false,
    })
    const inLanguage = language === DEFAULT_LANGUAGE ? '' : `&language=${language}`
    return { url: `/preview/${id}?token=${token}${inLanguage}`, expiresAt }
  })
}

/** Reads and locks the previewed page, and the location it is previewed as, if that isn’t the page’s own. */
async function lockPreviewed(
  tx: Orm,
  principal: Principal,
  { id, locationId, language }: PreviewArguments & { readonly language: string },
) {
  if (locationId == null)
    return { document: await documentFor(tx, principal, 'preview', idOf(id)), locationId: null }
  const target = readTarget({ documentId: id, locationId, language })
  const overrideContext = await findOverrideContext(tx, target, {
    principal,
    action: 'preview',
    hold: 'update',
  })
  return { document: overrideContext.document, locationId: target.locationId }
}
