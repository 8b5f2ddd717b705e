import type { SiteAddress } from './site-address'
import type { SiteContent } from './site-content'

/**
 * Returns content for a site whose database is unavailable: the last known addresses; everything else rejects with the reason.
 */
export function unavailableContent(sites: readonly SiteAddress[], reason: unknown): SiteContent {
  const fail = async () => {
    throw reason
  }
  return {
    sites: async () => sites,
    unopenedSite: fail,
    publishedPage: fail,
    layout: fail,
    sharedBlocks: fail,
    announcements: fail,
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
