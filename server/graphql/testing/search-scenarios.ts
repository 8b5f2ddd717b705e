import type { Done, Scenario } from './people-scenarios'

/** For tests: what is done to what the network answers searches with. */
export function searchScenarios(done: Done): Readonly<Record<string, Scenario>> {
  return {
    saveSearchAnswer: {
      winners: 'all',
      prepare: async (word) => ({ answer: { words: word, foundAs: 'lamps' } }),
    },
    removeSearchAnswer: {
      winners: 'all',
      async prepare(word) {
        const answer = { words: word, foundAs: 'lamps' }
        const { id } = await done('saveSearchAnswer', { answer })
        return { id }
      },
    },
    restoreSearchAnswer: {
      winners: 'one',
      async prepare(word) {
        const answer = { words: word, foundAs: 'lamps' }
        const { id } = await done('saveSearchAnswer', { answer })
        await done('removeSearchAnswer', { id })
        return { id }
      },
    },
    dismissSearchMiss: {
      winners: 'all',
      prepare: async (word) => ({ words: word }),
    },
  }
}
