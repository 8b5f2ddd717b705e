import type { Attempts } from './ask-as'

/** For tests: who searched goes on with it alone, and head office: `server/replace/find-text.storage.test.ts`. */
export function replaceCalls(): Readonly<Record<string, Attempts>> {
  const ofSearch: Attempts = async () => []
  return {
    findText: async (locationId) =>
      locationId === null
        ? []
        : [
            {
              action: 'save',
              variables: {
                query: { text: 'Matrix' },
                scope: { locationIds: [String(locationId)] },
              },
            },
          ],
    leaveOutHits: ofSearch,
    replaceText: ofSearch,
    stopReplacement: ofSearch,
    undoReplacement: ofSearch,
  }
}
