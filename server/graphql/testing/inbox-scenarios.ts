import type { App } from '../../app/app'
import { feedback } from '../../database/tables'
import type { Scenario } from './people-scenarios'

/** For tests: what is done to messages of visitors. */
export function inboxScenarios(app: () => App): Readonly<Record<string, Scenario>> {
  return {
    updateFeedback: {
      winners: 'one',
      prepare: async (word) => ({ ...(await message(word)), expectedVersion: 1, note: word }),
    },
    replyToFeedback: {
      winners: 'one',
      prepare: async (word) => ({ ...(await message(word)), expectedVersion: 1, message: word }),
    },
    deleteFeedback: {
      winners: 'all',
      prepare: async (word) => ({ ...(await message(word)), locationId: '20' }),
    },
    eraseVisitor: {
      winners: 'all',
      async prepare(word) {
        await message(word)
        return { email: `${word}@toran.example` }
      },
    },
  }

  async function message(word: string): Promise<{ readonly id: string }> {
    const email = `${word}@toran.example`
    const row = { locationId: 20, message: word, email, page: '/' }
    const [sent] = await app().database.orm.insert(feedback).values(row).returning()
    return { id: String(sent?.id) }
  }
}
