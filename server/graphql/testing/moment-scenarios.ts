import type { Attempts } from './ask-as'
import type { Scenario } from './people-scenarios'

/** For tests: a local time in a month. */
function inAMonth(): string {
  return `${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)}T18:00`
}

/** For tests: who may look at the site of a location as it will be. */
export const momentCalls: Readonly<Record<string, Attempts>> = {
  createMomentLink: async (locationId) =>
    locationId === null
      ? []
      : [{ action: 'preview', variables: { locationId: String(locationId), at: inAMonth() } }],
}

/** For tests: several links to the same moment. */
export const momentScenarios: Readonly<Record<string, Scenario>> = {
  createMomentLink: {
    winners: 'all',
    prepare: async () => ({ locationId: '10', at: inAMonth() }),
  },
}
