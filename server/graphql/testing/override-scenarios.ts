import { textPage } from '../../import/testing/small-network'
import type { Done, Scenario } from './people-scenarios'

/** For tests: what a location does to a page of the network; `done` calls a mutation. */
export function overrideScenarios(done: Done): Readonly<Record<string, Scenario>> {
  return {
    saveOverride: { winners: 'one', prepare: (word) => overriddenPage(done, word) },
    publishOverride: {
      winners: 'all',
      async prepare(word) {
        const saved = await overriddenPage(done, word)
        await done('saveOverride', saved)
        return { ...saved, expectedVersion: 1 }
      },
    },
    resetDifference: {
      winners: 'one',
      async prepare(word) {
        const saved = await overriddenPage(done, word)
        await done('saveOverride', saved)
        return { ...saved, blockId: 'b_text', expectedVersion: 1 }
      },
    },
    resetDifferences: {
      winners: 'one',
      async prepare(word) {
        const saved = await overriddenPage(done, word)
        await done('saveOverride', saved)
        const { documentId, locationId, language } = saved
        return { documentId, places: [{ locationId, language, expectedVersion: 1 }] }
      },
    },
    undoDifferenceReset: {
      winners: 'one',
      async prepare(word) {
        const saved = await overriddenPage(done, word)
        await done('saveOverride', saved)
        const { documentId, locationId, language } = saved
        const places = [{ locationId, language, expectedVersion: 1 }]
        const { id } = await done('resetDifferences', { documentId, places })
        return { id }
      },
    },
    decideDifferences: {
      winners: 'one',
      async prepare(word) {
        const saved = await overriddenPage(done, word)
        await done('saveOverride', saved)
        const differenceId = 'en-US|["field","b_text","html"]'
        return { ...saved, choices: [{ differenceId, use: 'NETWORK' }], expectedVersion: 1 }
      },
    },
    reattachDifference: {
      winners: 'one',
      async prepare(word) {
        const saved = await overriddenPage(done, word)
        await done('saveOverride', saved)
        const differenceId = 'en-US|["field","b_text","html"]'
        return { ...saved, differenceId, blockId: 'b_text', field: 'other', expectedVersion: 1 }
      },
    },
    restoreOverrideRevision: {
      winners: 'one',
      async prepare(word) {
        const saved = await overriddenPage(done, word)
        await done('saveOverride', saved)
        await done('resetDifference', { ...saved, expectedVersion: 1 })
        return { ...saved, revisionId: 'en-US|1', expectedVersion: 2 }
      },
    },
    convertTextToOverride: {
      winners: 'one',
      async prepare(word) {
        const items = ['10', '20'].map((locationId) => ({
          ...{ locationId, content: textPage(`<p>${word} ${locationId}</p>`) },
        }))
        const topic = { locationId: '10', items }
        const { id } = await done('createOrUpdateDocument', { title: word, type: 'PAGE', topic })
        await done('publishDocument', { id, expectedVersion: 1 })
        return { documentId: id, locationId: '20', language: 'en-US', expectedVersion: 1 }
      },
    },
  }
}

/** The version of a network page that a location saves. */
async function overriddenPage(done: Done, word: string) {
  const { id } = await done('createOrUpdateDocument', {
    title: word,
    type: 'PAGE',
    topic: {
      locationId: '10',
      items: [{ locationId: '10', content: textPage(`<p>${word}</p>`) }],
    },
  })
  await done('publishDocument', { id, expectedVersion: 1 })
  const content = textPage(`<p>${word} here</p>`)
  return {
    ...{
      documentId: id,
      locationId: '20',
      language: 'en-US',
      baseVersion: 1,
      expectedVersion: 0,
    },
    page: { title: word, description: '', content },
  }
}

type Ask = (
  query: string,
  variables: Readonly<Record<string, unknown>>,
) => Promise<{ readonly data: unknown }>

const PREVIEW =
  'query ($documentId: ID!, $locationId: ID!) { attachPreview(documentId: $documentId, locationId: $locationId) { stamp } }'

/** For tests: what a location does to the page as a whole; `ask` also reads. */
export function detachScenarios(done: Done, ask: Ask): Readonly<Record<string, Scenario>> {
  return {
    detachPage: {
      winners: 'one',
      prepare: async (word) => placeOf(await overriddenPage(done, word)),
    },
    attachPage: { winners: 'one', prepare: detached },
    undoAttachPage: {
      winners: 'one',
      async prepare(word) {
        const { id } = await done('attachPage', await detached(word))
        return { id }
      },
    },
  }

  async function detached(word: string) {
    const place = placeOf(await overriddenPage(done, word))
    await done('detachPage', place)
    const { data } = await ask(PREVIEW, place)
    const { attachPreview } = data as { readonly attachPreview: { readonly stamp: string } }
    return { ...place, keep: 'EVERYTHING', expected: attachPreview.stamp }
  }
}

function placeOf({ documentId, locationId }: { documentId: string; locationId: string }) {
  return { documentId, locationId }
}
