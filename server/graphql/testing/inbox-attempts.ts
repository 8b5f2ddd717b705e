import type { Action } from '../../people/access/can'
import type { Attempts, Variables } from './ask-as'
import type { Seeds } from './seeds'

/** For tests: the calls about what visitors sent, which is always sent to a location. */
export function inboxCalls({ message }: Seeds): Readonly<Record<string, Attempts>> {
  const change = { expectedVersion: 999 }
  return {
    updateFeedback: at('answerMessages', async (id) => ({ id: await message(id), ...change })),
    replyToFeedback: at('answerMessages', async (id) => ({
      ...{ id: await message(id), ...change },
      message: 'Thank you',
    })),
    deleteFeedback: at('eraseMessages', async (id) => ({
      ...{ id: await message(id), locationId: String(id) },
    })),
    eraseVisitor: at('eraseMessages', async (id) => ({
      ...{ email: 'visitor@toran.example', locationId: String(id) },
    })),
  }

  function at(action: Action, variables: (locationId: number) => Promise<Variables>): Attempts {
    return async (locationId) =>
      locationId === null ? [] : [{ action, variables: await variables(locationId) }]
  }
}
