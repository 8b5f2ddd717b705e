import { afterAll, beforeAll, expect } from 'vitest'
import type { App } from '../../app/app'
import { SAVE, type TestApi } from '../../graphql/testing/test-api'
import { closeTestNetwork, openTestNetwork } from '../../graphql/testing/test-network'
import { textPage } from '../../import/testing/small-network'
import { createContentSource } from '../../records/reading/content-source'

/** For tests: a small network that is searched. */
export function useSearch(url: string | undefined) {
  let app: App
  let api: TestApi
  beforeAll(async () => {
    ;({ app, api } = await openTestNetwork(url))
  })
  afterAll(() => closeTestNetwork({ app, api }))
  return { app: () => app, api: () => api, search, found, publish }

  function search(text: string, locationSlug = 'ottawa', part = {}) {
    return createContentSource(app, null, () => undefined).search({
      locationSlug,
      text,
      first: 20,
      ...part,
    })
  }

  async function found(text: string, locationSlug?: string): Promise<string[]> {
    const { hits } = await search(text, locationSlug)
    return hits.map(({ kind, path }) => `${kind} ${path}`).sort()
  }

  /** Publishes a page of Ottawa and returns a function that removes it. */
  async function publish(title: string, html: string, more: object = {}) {
    const made = await api.ask(SAVE, {
      title,
      type: 'PAGE',
      topic: { locationId: '20', items: [{ locationId: '20', content: textPage(html) }], ...more },
    })
    const { id } = made.data.createOrUpdateDocument
    const step = (name: string) =>
      api.ask(`mutation ($id: ID!) { ${name}(id: $id, expectedVersion: 1) { id } }`, { id })
    expect((await step('publishDocument')).errors).toEqual([])
    return () => step('unpublishDocument')
  }
}
