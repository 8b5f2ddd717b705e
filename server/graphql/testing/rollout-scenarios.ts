import { textPage } from '../../import/testing/small-network'
import type { Done, Scenario } from './people-scenarios'

/** For tests: a change of a page of the network on its way to locations; `done` calls a mutation. */
export function rolloutScenarios(done: Done): Readonly<Record<string, Scenario>> {
  return {
    publishToLocations: {
      winners: 'one',
      async prepare(word) {
        const { id } = await changed(word)
        return { id, expectedVersion: 2, expectedPublishedVersion: 1, leaveOut: ['20'] }
      },
    },
    stopRollout: { winners: 'all', prepare: waiting },
    continueRollout: {
      winners: 'one',
      async prepare(word) {
        const rollout = await waiting(word)
        await done('stopRollout', rollout)
        return rollout
      },
    },
    takeBackRollout: { winners: 'one', prepare: waiting },
    undoAtLocations: {
      winners: 'all',
      prepare: async (word) => ({ ...(await waiting(word)), locationIds: ['20'] }),
    },
    includeLocations: {
      winners: 'all',
      async prepare(word) {
        const { documentId } = await waiting(word)
        return { documentId, locationIds: ['20'] }
      },
    },
  }

  function topicOf(words: string) {
    const items = [{ locationId: '10', content: textPage(`<p>${words}</p>`) }]
    return { locationId: '10', items }
  }

  /** A page that was published, and saved again since. */
  async function changed(word: string) {
    const { id } = await done('createOrUpdateDocument', {
      ...{ title: word, type: 'PAGE', topic: topicOf(word) },
    })
    await done('publishDocument', { id, expectedVersion: 1 })
    await done('createOrUpdateDocument', {
      ...{ id, expectedVersion: 1, topic: topicOf(`${word} again`) },
    })
    return { id }
  }

  /** A change that has reached the network's own site; Ottawa waits for the second wave. */
  async function waiting(word: string) {
    const { id } = await changed(word)
    await done('publishToLocations', {
      ...{ id, expectedVersion: 2, expectedPublishedVersion: 1, leaveOut: ['20'] },
    })
    await done('includeLocations', { documentId: id, locationIds: ['20'] })
    await done('createOrUpdateDocument', {
      ...{ id, expectedVersion: 2, topic: topicOf(`${word} waits`) },
    })
    const rollout = await done('publishToLocations', {
      ...{ id, expectedVersion: 3, expectedPublishedVersion: 2, leaveOut: [] },
      waves: { first: 0, minutes: 60 },
    })
    return { documentId: id, rolloutId: rollout.id }
  }
}
