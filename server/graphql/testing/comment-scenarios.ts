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
    suggestChange: { winners: 'all', prepare: (word) => lockedText(word) },
    decideSuggestion: {
      winners: 'one',
      async prepare(word) {
        const { id } = await done('suggestChange', await lockedText(word))
        return { id, action: 'ACCEPT', seen: word }
      },
    },
    withdrawSuggestion: {
      winners: 'all',
      async prepare(word) {
        const { id } = await done('suggestChange', await lockedText(word))
        return { id }
      },
    },
  }

  /** The suggestion of a location for a text that head office has locked. */
  async function lockedText(word: string) {
    const field = { id: 'f1', type: 'html', name: 'html', value: `<p>${word}</p>` }
    const block = { id: 'b_text', name: 'Text', locked: true, fields: [field] }
    const content = { format: 1, blocks: [block] }
    const topic = { locationId: '10', items: [{ locationId: '10', content }] }
    const { id } = await done('createOrUpdateDocument', { title: word, type: 'PAGE', topic })
    await done('publishDocument', { id, expectedVersion: 1 })
    return {
      ...{ documentId: id, locationId: '20', language: 'en-US' },
      ...{ block: 'b_text', field: 'html', text: `${word} suggested` },
    }
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
