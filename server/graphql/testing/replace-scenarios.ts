import type { App } from '../../app/app'
import { textReplacements, textReplacementTargets } from '../../database/tables'
import type { ReplacementState } from '../../database/tables/stored-values'
import type { Scenario } from './people-scenarios'

/** For tests: searches through all texts. */
export function replaceScenarios(app: () => App): Readonly<Record<string, Scenario>> {
  return {
    findText: { winners: 'all', prepare: async (word) => ({ query: { text: word } }) },
    leaveOutHits: {
      winners: 'all',
      async prepare(word) {
        const { id, targetId } = await insertSearch(app(), word, 'FOUND')
        return { id, targetId, leftOut: [0] }
      },
    },
    replaceText: {
      winners: 'one',
      prepare: async (word) => ({
        ...{ id: (await insertSearch(app(), word, 'FOUND')).id, replacement: `${word} new` },
      }),
    },
    stopReplacement: {
      winners: 'all',
      prepare: async (word) => ({ id: (await insertSearch(app(), word, 'REPLACING')).id }),
    },
    undoReplacement: {
      winners: 'one',
      prepare: async (word) => ({ id: (await insertSearch(app(), word, 'REPLACED')).id }),
    },
  }
}

/** A search that found one hit in a page that is not there. */
async function insertSearch(app: App, text: string, state: ReplacementState) {
  const { orm } = app.database
  const query = { text, isPattern: false, matchesCase: false, isWholeWord: false }
  const person = { createdBy: 'someone', createdByName: '', startedBy: 'api', startedByName: '' }
  const [run] = await orm
    .insert(textReplacements)
    .values({
      ...{ query, state, scope: { locationIds: null, languages: null }, ...person },
      replacement: state === 'FOUND' ? null : 'new',
    })
    .returning()
  const replacementId = run?.id ?? 0
  const hit = { path: 'title', index: 0, label: 'Title', hash: '', match: text, groups: [] }
  const [target] = await orm
    .insert(textReplacementTargets)
    .values({
      ...{ replacementId, kind: 'page', targetId: 999_999, language: 'en-US', title: text },
      hits: [{ ...hit, before: '', after: '', takesLink: false }],
      ...{ leftOut: [], changes: [], result: state === 'REPLACED' ? 'CHANGED' : null },
    })
    .returning()
  return { id: String(replacementId), targetId: String(target?.id) }
}
