import type { Reviewed } from '../../mail/notify-people'
import type { DocumentRow } from '../document-row'

/** A page as emails about its review name it. */
export function reviewedPage({ id, title, locationId, submittedBy }: DocumentRow): Reviewed {
  const path = `/editor/pages/${id}`
  return {
    isPage: true,
    title,
    locationId,
    isShared: true,
    submittedBy,
    path,
  }
}
