import type { Logger } from 'pino'
import type { SiteEvents } from './site'

/** What the public site tells the log. */
export function siteEvents(log: Logger): SiteEvents {
  return {
    onStale: (page, error) => log.warn({ err: error, page }, 'served a stale page'),
    onStoreError: (error, what) => log.warn({ err: error }, what),
  }
}
