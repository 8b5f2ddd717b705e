import type { Attempts, Variables } from './ask-as'
import type { Seeds } from './seeds'

/** For tests: what is done to a page of the network and the locations that it reaches. */
export function rolloutCalls({ page }: Seeds): Readonly<Record<string, Attempts>> {
  const attempt =
    (more: Variables = {}): Attempts =>
    async (locationId) => {
      if (locationId === null) return []
      const { id } = await page(locationId, 'Matrix')
      return [{ action: 'publish', variables: { documentId: id, ...more } }]
    }
  return {
    async publishToLocations(locationId) {
      if (locationId === null) return []
      const { id } = await page(locationId, 'Matrix')
      return [{ action: 'publish', variables: { id, expectedVersion: 999, leaveOut: [] } }]
    },
    includeLocations: attempt({ locationIds: [] }),
    // No page of the matrix was published in waves: who may do it is told so by what is wrong then.
    ...Object.fromEntries(
      ['stopRollout', 'continueRollout', 'takeBackRollout'].map((name) => [name, unknown()]),
    ),
    undoAtLocations: unknown({ locationIds: [] }),
  }

  /** The page belongs to a location, which is told before the change is looked for. */
  function unknown(more: Variables = {}): Attempts {
    return async (locationId) =>
      locationId === 10 ? [] : attempt({ rolloutId: '1', ...more })(locationId)
  }
}
