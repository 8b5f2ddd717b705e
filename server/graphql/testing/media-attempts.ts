import type { Attempts } from './ask-as'
import type { Seeds } from './seeds'

/** For tests: how what changes media items is tried, by its name. */
export function mediaCalls({ picture, changedPicture }: Seeds): Readonly<Record<string, Attempts>> {
  return {
    updateMediaItem: async (locationId) => [
      { action: 'save', variables: { id: await picture(locationId), altText: 'A lamp' } },
      {
        action: 'saveLive',
        variables: { id: await picture(locationId, { isShown: true }), altText: 'A lamp' },
      },
    ],
    restoreMediaRevision: async (locationId) => [
      {
        action: 'save',
        variables: { id: await changedPicture(locationId), version: 1, parts: ['WORDS'] },
      },
      {
        action: 'saveLive',
        variables: {
          id: await changedPicture(locationId, { isShown: true }),
          ...{ version: 1, parts: ['WORDS'] },
        },
      },
    ],
    deleteMediaItem: async (locationId) => [
      { action: 'save', variables: { id: await picture(locationId) } },
    ],
    restoreMediaItem: async (locationId) => [
      { action: 'save', variables: { id: await picture(locationId) } },
    ],
    purgeMediaItem: async (locationId) => [
      { action: 'setRecordStatus', variables: { id: await picture(locationId) } },
    ],
  }
}
