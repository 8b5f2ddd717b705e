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

/** Queries about locations’ overrides of network pages, and about rollouts. */
export const networkPageQueries = {
  ...overrideQueries,
  ...{ publishImpact, impactPage, pageRollout, keptLocations },
}

export const networkPageMutations = {
  ...overrideMutations,
  ...{ publishToLocations, stopRollout, continueRollout, takeBackRollout },
  ...{ undoAtLocations, includeLocations },
}
