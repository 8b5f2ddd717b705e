import type { Reviewed } from '../../mail/notify-people'
import type { DocumentRow } from '../document-row'

/** Returns a page in the form that review emails need. */
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
