import { eq } from 'drizzle-orm'
import type { App } from '../../app/app'
import { schedules } from '../../database/tables'
import { textPage } from '../../import/testing/small-network'
import type { Variables } from './ask-as'
import type { Done, Scenario } from './people-scenarios'

/** For tests: what is done to pages; `done` calls a mutation. */
export function documentScenarios(app: () => App, done: Done): Readonly<Record<string, Scenario>> {
  return {
    createOrUpdateDocument: {
      winners: 'one',
      prepare: async (word) => ({
        ...(await page(word)),
        topic: { items: [{ title: word, content: textPage('<p>New</p>') }] },
      }),
    },
    publishDocument: {
      winners: 'one',
      isFound: true,
      prepare: async (word) => ({ ...(await page(word)), expectedPublishedVersion: null }),
    },
    unpublishDocument: { winners: 'one', prepare: (word) => pageAfter(word, ['publishDocument']) },
    republishDocument: {
      winners: 'one',
      prepare: (word) => pageAfter(word, ['publishDocument'], ['unpublishDocument']),
    },
    submitDocument: { winners: 'one', prepare: (word) => page(word) },
    withdrawDocument: { winners: 'one', prepare: (word) => pageAfter(word, ['submitDocument']) },
    reviewDocument: {
      winners: 'one',
      isFound: true,
      prepare: async (word) => ({
        ...(await pageAfter(word, ['submitDocument'])),
        action: 'APPROVE',
      }),
    },
    reopenDocument: {
      winners: 'one',
      prepare: (word) =>
        pageAfter(word, ['submitDocument'], ['reviewDocument', { action: 'ABANDON' }]),
    },
    restoreRevision: {
      winners: 'one',
      prepare: async (word) => ({ ...(await page(word)), version: 1 }),
    },
    removeLanguage: {
      winners: 'one',
      prepare: async (word) => ({ ...(await page(word, ['en-US', 'gu-IN'])), language: 'gu-IN' }),
    },
    restoreLanguage: {
      winners: 'one',
      async prepare(word) {
        const language = { language: 'gu-IN' }
        const saved = await page(word, ['en-US', 'gu-IN'])
        await done('removeLanguage', { ...saved, ...language })
        return { ...saved, ...language, version: 1, expectedVersion: 2 }
      },
    },
    setRecordStatus: {
      winners: 'one',
      prepare: async (word) => ({ ...(await page(word)), status: 'ARCHIVED' }),
    },
    cancelSchedule: { winners: 'all', prepare: scheduled },
    moveSchedule: {
      winners: 'all',
      prepare: async (word) => ({ ...(await scheduled(word)), at: '2027-07-01T06:00' }),
    },
    revokePreview: {
      winners: 'all',
      prepare: async (word) => ({ documentId: (await page(word)).id, id: 'none' }),
    },
    createPreview: { winners: 'all', prepare: async (word) => ({ id: (await page(word)).id }) },
    announcePresence: {
      winners: 'all',
      prepare: async (word) => ({ id: (await page(word)).id, tab: 'a-tab-of-tests' }),
    },
    revokePreviews: {
      winners: 'all',
      async prepare(word) {
        const { id } = await page(word)
        for (let count = 0; count < 10; count += 1) await done('createPreview', { id })
        return { id }
      },
    },
  }

  async function page(word: string, languages = ['en-US']) {
    const items = languages.map((language) => ({
      language,
      locationId: '20',
      content: textPage(`<p>${word}</p>`),
    }))
    const { id } = await done('createOrUpdateDocument', {
      title: word,
      type: 'PAGE',
      topic: { locationId: '20', items },
    })
    return { id, expectedVersion: 1 }
  }
  async function pageAfter(word: string, ...steps: readonly (readonly [string, Variables?])[]) {
    const saved = await page(word)
    for (const [name, more] of steps) await done(name, { ...saved, ...more })
    return saved
  }

  async function scheduled(word: string) {
    const { id } = await pageAfter(word, ['publishDocument', { at: '2027-06-01T06:00' }])
    const [schedule] = await app()
      .database.orm.select({ id: schedules.id })
      .from(schedules)
      .where(eq(schedules.documentId, Number(id)))
    return { documentId: id, id: String(schedule?.id) }
  }
}
