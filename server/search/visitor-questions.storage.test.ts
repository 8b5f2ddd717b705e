import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { bothDatabases, openTestApp } from '../app/testing/test-app'
import { importNetwork } from '../import/import-network'
import { loadSample } from '../import/sample-network'
import { noPictures } from '../import/testing/small-network'
import { createContentSource } from '../read/content-source'
import { VISITOR_QUESTIONS } from './testing/visitor-questions'

/** Of a hundred. */
const LEAST_ANSWERED = 95

describe.each(bothDatabases)('a hundred questions of visitors, on $kind', ({ url }) => {
  let app: App
  beforeAll(async () => {
    app = await openTestApp(url)
    const { sample } = await loadSample()
    await importNetwork(app, sample, { storePicture: noPictures })
  }, 120_000)
  afterAll(() => closeApp(app))

  test('at least 95 find their page among the first three', async () => {
    const source = createContentSource(app, null, () => undefined)
    const missed: string[] = []
    for (const [language, questions] of Object.entries(VISITOR_QUESTIONS))
      for (const [text, pages] of Object.entries(questions)) {
        const { hits } = await source.search({
          locationSlug: 'brookfield',
          ...{ text, language, first: 10 },
        })
        const first = hits.slice(0, 3).map(({ path }) => pageOf(path))
        if (!first.some((page) => pages.includes(page)))
          missed.push(`${language} ${text}: ${first.join(' ')}`)
      }
    const asked = Object.values(VISITOR_QUESTIONS).flatMap((questions) => Object.keys(questions))
    expect(asked).toHaveLength(100)
    expect(asked.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(LEAST_ANSWERED)
  }, 120_000)
})

/** The page, whatever the language and the place on it. */
function pageOf(path: string): string {
  return path.replace(/#.*$/, '').replace(/^\/(?:gu|hi)-IN(?=\/|$)/, '') || '/'
}
