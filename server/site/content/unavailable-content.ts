import type { SiteAddress } from './site-address'
import type { SiteContent } from './site-content'

/** The content of a site whose database is away: its addresses as they were, and for everything else the reason. */
export function unavailableContent(sites: readonly SiteAddress[], reason: unknown): SiteContent {
  const fail = async () => {
    throw reason
  }
  return {
    sites: async () => sites,
    publishedPage: fail,
    layout: fail,
    pageById: fail,
    movedPage: fail,
    addressRows: fail,
    publishedPages: fail,
    translatedPaths: fail,
    previewedPage: fail,
    nextRecordChange: fail,
    source() {
      throw reason
    },
    onChange: () => () => undefined,
  }
}
