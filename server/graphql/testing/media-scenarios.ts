import type { App } from '../../app/app'
import { mediaItems } from '../../database/tables'
import type { Scenario } from './people-scenarios'

/** For tests: what is done to media items that nothing uses. */
export function mediaScenarios(app: () => App): Readonly<Record<string, Scenario>> {
  return {
    updateMediaItem: {
      winners: 'all',
      prepare: async (word) => ({ ...(await picture()), altText: word }),
    },
    deleteMediaItem: { winners: 'all', prepare: () => picture() },
    restoreMediaItem: { winners: 'all', prepare: () => picture(new Date()) },
    purgeMediaItem: { winners: 'one', prepare: () => picture(new Date()) },
  }

  async function picture(deletedAt: Date | null = null): Promise<{ readonly id: string }> {
    const made = { displayName: '', width: 1, height: 1, type: 'image/webp', deletedAt }
    const [item] = await app().database.orm.insert(mediaItems).values(made).returning()
    return { id: String(item?.id) }
  }
}
