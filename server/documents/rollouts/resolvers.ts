import { overrideMutations, overrideQueries } from '../overrides/override-resolvers'
import { publishToLocations } from './publish-to-locations'
import { impactPage, keptLocations, pageRollout, publishImpact } from './rollout-queries'
import {
  continueRollout,
  includeLocations,
  stopRollout,
  takeBackRollout,
  undoAtLocations,
} from './rollout-steps'

/** What locations have that differs from pages of the network, and when they get its changes. */
export const networkPageQueries = {
  ...overrideQueries,
  ...{ publishImpact, impactPage, pageRollout, keptLocations },
}

export const networkPageMutations = {
  ...overrideMutations,
  ...{ publishToLocations, stopRollout, continueRollout, takeBackRollout },
  ...{ undoAtLocations, includeLocations },
}
