import type { Action } from '../../people/access/can'
import type { Attempts, Variables } from './ask-as'
import type { Seeds } from './seeds'

/** For tests: what a location does to a page of the network. */
export function overrideCalls({
  attachedPage,
  differenceReset,
}: Seeds): Readonly<Record<string, Attempts>> {
  const attempt =
    (action: Action, more: Variables = {}): Attempts =>
    async (locationId) => {
      if (locationId === null) return []
      const at = { documentId: '3', locationId: String(locationId), language: 'en-US' }
      return [{ action, variables: { ...at, ...more, expectedVersion: 999 } }]
    }
  const ofPage =
    (documentId: string, more: Variables = {}): Attempts =>
    async (locationId) =>
      locationId === null
        ? []
        : [{ action: 'save', variables: { documentId, locationId: String(locationId), ...more } }]
  const text = { title: 'Matrix', description: '', content: { format: 1, blocks: [] } }
  return {
    saveOverride: attempt('save', { page: text, baseVersion: 1 }),
    publishOverride: attempt('publish'),
    resetDifference: attempt('save'),
    resetDifferences: async (locationId) => {
      if (locationId === null) return []
      const places = [{ locationId: String(locationId), expectedVersion: 999 }]
      return [{ action: 'publish', variables: { documentId: '3', places } }]
    },
    undoDifferenceReset: async (locationId) =>
      locationId === null
        ? []
        : [{ action: 'publish', variables: await differenceReset(locationId) }],
    decideDifferences: attempt('save', { choices: [] }),
    reattachDifference: attempt('save', { differenceId: 'none', blockId: 'b_text' }),
    restoreOverrideRevision: attempt('save', { revisionId: '|1' }),
    // Nobody detaches a page of a location, or attaches one that follows: both end before they write.
    detachPage: ofPage('4'),
    attachPage: ofPage('3', { keep: 'EVERYTHING', expected: 'stale' }),
    undoAttachPage: async (locationId) =>
      locationId === null ? [] : [{ action: 'save', variables: await attachedPage(locationId) }],
    // The page belongs to the network: a manager of the location alone does not publish it.
    convertTextToOverride: async (locationId) =>
      locationId === 10 ? attempt('publish')(locationId) : [],
  }
}
