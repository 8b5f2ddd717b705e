import type { Logger } from 'pino'
import type { SiteEvents } from './site'

/** What the public site tells the log. */
export function siteEvents(log: Logger): SiteEvents {
  return {
    onStale: (page, error) => log.warn({ err: error, page }, 'a page out of date was given out'),
    onStoreError: (error, what) => log.warn({ err: error }, what),
  }
}
