import type { Reviewed } from '../../mail/notify-people'
import type { DocumentRow } from '../document-row'

/** A page as emails about its review name it. */
export function reviewedPage({ id, title, locationId, submittedBy }: DocumentRow): Reviewed {
  const path = `/editor/pages/${id}`
  return {
    one: 'page',
    title: title || 'Untitled page',
    locationId,
    isShared: true,
    submittedBy,
    path,
  }
}
