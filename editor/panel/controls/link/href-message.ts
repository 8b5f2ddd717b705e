/** What to do about an address that visitors could not follow (`safeHref`). */
export const HREF_MESSAGE =
  'Visitors could not follow this address. Begin with https://, mailto:, tel:, / for a page of this site, or # for a place on this page.'
