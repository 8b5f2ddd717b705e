import type { App } from '../../app/app'
import { draftPage } from '../../documents/publications/draft-page'
import { can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import { currentPrincipal, presentPrincipal } from '../../people/accounts/current-principal'
import { findPreview, isShared } from '../../people/accounts/preview-tokens'
import type { PreviewAddress, PreviewedPage } from './site-content'

/** A preview that may be looked at now. */
export interface ValidPreview extends Omit<PreviewedPage, 'pictures'> {
  /** Its author, with their current permissions. */
  readonly maker: Principal
}

/**
 * What a preview shows, checked on every request: the token is of this document and this language and has not expired; its
 * author could still create it; and, unless it was shared, nothing was published since, after which its draft is outdated.
 */
export async function findValidPreview(
  app: Pick<App, 'database' | 'configuration'>,
  { documentId, token, language }: PreviewAddress,
): Promise<ValidPreview | null> {
  const preview = await findPreview(app, token)
  if (preview?.documentId !== documentId || preview.language !== language) return null
  const [page, maker] = await Promise.all([
    draftPage(app, { ...preview, ...(preview.followsDraft && { version: 'NEWEST' as const }) }),
    // Who shared a draft may sign out: it is read in the evening. A preview of their own ends with their last session.
    isShared(preview)
      ? presentPrincipal(app, preview.createdBy)
      : currentPrincipal(app, preview.createdBy),
  ])
  if (!page || !can(maker, 'preview', { locationId: page.shownAt, isPublic: false })) return null
  const isOutdated = page.visitorsSince !== null && page.visitorsSince > preview.createdAt
  if (isOutdated && !isShared(preview)) return null
  const { expiresAt, followsDraft } = preview
  return (
    maker && {
      page,
      maker,
      expiresAt,
      followsDraft,
      isShared: isShared(preview),
      savedAt: page.savedAt,
      timeZone: page.timeZone,
      shownAt: page.shownAt,
    }
  )
}
