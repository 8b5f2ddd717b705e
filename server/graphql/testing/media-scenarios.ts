import type { App } from '../../app/app'
import { mediaItems } from '../../database/tables'
import { insertRevision } from '../../media/testing/revisions'
import type { Scenario } from './people-scenarios'

/** For tests: what is done to media items that nothing uses. */
export function mediaScenarios(app: () => App): Readonly<Record<string, Scenario>> {
  return {
    updateMediaItem: {
      winners: 'all',
      prepare: async (word) => ({ ...(await picture()), altText: word }),
    },
    restoreMediaRevision: {
      winners: 'all',
      prepare: async () => ({ ...(await changedPicture()), version: 1, parts: ['WORDS'] }),
    },
    deleteMediaItem: { winners: 'all', prepare: () => picture() },
    restoreMediaItem: { winners: 'all', prepare: () => picture(new Date()) },
    purgeMediaItem: { winners: 'one', prepare: () => picture(new Date()) },
  }

  async function changedPicture(): Promise<{ readonly id: string }> {
    const made = await picture()
    await insertRevision(app().database.orm, Number(made.id))
    return made
  }

  async function picture(deletedAt: Date | null = null): Promise<{ readonly id: string }> {
    const made = { displayName: '', width: 1, height: 1, type: 'image/webp', deletedAt }
    const [item] = await app().database.orm.insert(mediaItems).values(made).returning()
    return { id: String(item?.id) }
  }
}
