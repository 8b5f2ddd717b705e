import type { App } from '../app/app'
import { contentAsOf } from '../site/content/content-as-of'
import type { SiteContent } from '../site/content/site-content'
import type { DoneSteps } from './due-steps'
import type { MomentAddress } from './moment-address'
import { findMoment, type MomentView } from './moment-link'
import { momentPictures } from './moment-pictures'

/** The content read at a moment. */
export interface MomentContent {
  readonly content: SiteContent
  readonly steps: DoneSteps
}

/** Sites of locations as they will be at a moment. */
export interface Moments {
  /** Verifies a token; returns `null` if nothing may be shown. */
  find(address: MomentAddress, token: string): Promise<MomentView | null>
  /** Reads the site at a moment and rolls everything back. */
  simulate<Result>(
    view: MomentView,
    read: (then: MomentContent) => Promise<Result>,
  ): Promise<Result>
}

export function createMoments(app: App): Moments {
  return {
    find: (address, token) => findMoment(app, address, token),
    async simulate({ address, at, location, maker }, read) {
      const { lookAhead } = await import('./look-ahead')
      return lookAhead(app, { at, locationIds: [location.id], seenBy: maker }, (tx, steps) => {
        const asOf = { at, seenBy: maker }
        const pictures = momentPictures(app, { tx, asOf, address })
        const locationId = location.id
        return read({ content: contentAsOf(app, { tx, asOf, locationId, pictures }), steps })
      })
    },
  }
}
