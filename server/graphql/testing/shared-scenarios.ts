import { textPage } from '../../import/testing/small-network'
import type { Done, Scenario } from './people-scenarios'

/** For tests: what is done to shared blocks and templates. */
export function sharedScenarios(done: Done): Readonly<Record<string, Scenario>> {
  const saved = (mutation: string): Scenario => ({
    winners: 'one',
    async prepare(word) {
      const content = textPage(`<p>${word}</p>`)
      const { id } = await done(mutation, { title: word, locationId: '20', content })
      return { id, expectedVersion: 1, title: word, content: textPage('<p>New</p>') }
    },
  })
  return Object.fromEntries(
    ['createOrUpdateSharedBlock', 'createOrUpdatePageTemplate'].map((name) => [name, saved(name)]),
  )
}
