import type { App } from '../../app/app'
import { comments } from '../../database/tables'
import { API_PRINCIPAL } from '../../people/access/principal'
import type { Done, Scenario } from './people-scenarios'

/** For tests: what is done to comments on pages; `done` calls a mutation. */
export function commentScenarios(app: () => App, done: Done): Readonly<Record<string, Scenario>> {
  return {
    addComment: {
      winners: 'all',
      prepare: async (word) => ({ documentId: await page(word), block: 'b_1', text: word }),
    },
    editComment: {
      winners: 'one',
      async prepare(word) {
        const { id } = await comment(word)
        return { id, expectedVersion: 1, text: `${word} again` }
      },
    },
    deleteComment: {
      winners: 'all',
      prepare: async (word) => ({ ...(await comment(word)), expectedVersion: 1 }),
    },
    resolveComment: {
      winners: 'all',
      prepare: async (word) => ({ id: (await comment(word)).id }),
    },
    reopenComment: {
      winners: 'all',
      async prepare(word) {
        const { id } = await comment(word)
        await done('resolveComment', { id })
        return { id }
      },
    },
  }

  async function page(word: string): Promise<string> {
    const variables = { title: word, type: 'PAGE', topic: { locationId: '20' } }
    return (await done('createOrUpdateDocument', variables)).id
  }
  async function comment(
    text: string,
  ): Promise<{ readonly documentId: string; readonly id: string }> {
    const documentId = await page(text)
    const by = { authorId: API_PRINCIPAL.id, authorName: API_PRINCIPAL.name }
    const [row] = await app()
      .database.orm.insert(comments)
      .values({ ...by, documentId: Number(documentId), block: 'b_1', blockLabel: 'Hero', text })
      .returning()
    return { documentId, id: String(row?.id) }
  }
}
