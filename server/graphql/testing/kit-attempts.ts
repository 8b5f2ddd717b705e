import { recordDefinition } from '#schema/records'
import type { Attempts } from './ask-as'
import type { Seeds } from './seeds'

/** For tests: kits are of the whole network; what a location does to its own is in `server/kits/kits.storage.test.ts`. */
export function kitCalls({ record }: Seeds): Readonly<Record<string, Attempts>> {
  const byNetwork: Attempts = async (locationId) =>
    locationId === null
      ? [{ action: 'saveLive', variables: { kitId: '999999', locationIds: [] } }]
      : []
  const ofLocation: Attempts = async () => []
  return {
    sendKit: byNetwork,
    publishKit: byNetwork,
    endKit: byNetwork,
    remindKit: async (locationId) =>
      locationId === null
        ? [
            {
              action: 'saveLive',
              variables: { kitId: (await record(recordDefinition('kit'), null)).id },
            },
          ]
        : [],
    makeNextKit: async (locationId) =>
      locationId === null
        ? [
            {
              action: 'saveLive',
              variables: {
                kitId: (await record(recordDefinition('kit'), null)).id,
                ...{ title: 'Diwali 2099', lastDay: '2099-11-08' },
              },
            },
          ]
        : [],
    fillKit: ofLocation,
    submitKit: ofLocation,
  }
}
