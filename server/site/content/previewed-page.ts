import type { App } from '../../app/app'
import { draftPage } from '../../documents/publications/draft-page'
import { can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import { accountPrincipal, currentPrincipal } from '../../people/accounts/current-principal'
import { findPreview, isShared } from '../../people/accounts/preview-tokens'
import type { PreviewAddress, PreviewedPage } from './site-content'

/** A preview that can currently be viewed. */
export interface ValidPreview extends Omit<PreviewedPage, 'pictures'> {
  /** Its author, with their current permissions. */
  readonly maker: Principal
}

/**
 * Validates a preview, on every request. The token must match the document and language and not be expired, and its author must
 * still be allowed to create it. Unless it was shared, nothing may have been published since, which would make its draft
 * outdated.
 */
export async function findValidPreview(
  app: Pick<App, 'database' | 'configuration'>,
  { documentId, token, language }: PreviewAddress,
): Promise<ValidPreview | null> {
  const preview = await findPreview(app, token)
  if (preview?.documentId !== documentId || preview.language !== language) return null
  const [page, maker] = await Promise.all([
    draftPage(app, { ...preview, ...(preview.followsDraft && { version: 'NEWEST' as const }) }),
    // A shared preview works after its author signs out, because it may be read later. An own preview ends with the author’s last
    // session.
    isShared(preview)
      ? accountPrincipal(app, preview.createdBy)
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
