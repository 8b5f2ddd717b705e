import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { bothDatabases, openTestApp } from '../app/testing/test-app'
import { importNetwork } from '../import/import-network'
import { loadSample } from '../import/sample-network'
import { noPictures } from '../import/testing/small-network'
import { createContentSource } from '../read/content-source'
import { MORE_VISITOR_QUESTIONS } from './testing/more-visitor-questions'

/** Of a hundred. */
const LEAST_ANSWERED = 95

const questions = Object.entries(MORE_VISITOR_QUESTIONS).flatMap(([locationSlug, byLanguage]) =>
  Object.entries(byLanguage).flatMap(([language, pagesByText]) =>
    Object.entries(pagesByText).map(([text, pages]) => ({ locationSlug, language, text, pages })),
  ),
)

describe.each(bothDatabases)('a hundred questions at five locations, on $kind', ({ url }) => {
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
    for (const { locationSlug, language, text, pages } of questions) {
      const { hits } = await source.search({ locationSlug, text, language, first: 10 })
      const first = hits.slice(0, 3).map(({ path }) => pageOf(path))
      if (!first.some((page) => pages.includes(page)))
        missed.push(`${locationSlug} ${language} ${text}: ${first.join(' ')}`)
    }
    expect(questions).toHaveLength(100)
    expect(questions.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(
      LEAST_ANSWERED,
    )
  }, 120_000)
})

/** The page, whatever the language and the place on it. */
function pageOf(path: string): string {
  return path.replace(/#.*$/, '').replace(/\/(?:gu|hi)-IN(?=\/|$)/, '') || '/'
}
