import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { bothDatabases, openTestApp } from '../app/testing/test-app'
import { importNetwork } from '../import/import-network'
import { loadSample } from '../import/sample-network'
import { noPictures } from '../import/testing/small-network'
import { createContentSource } from '../records/reading/content-source'
import { BLIND_VISITOR_QUESTIONS } from './testing/blind-visitor-questions'
import { FRESH_VISITOR_QUESTIONS } from './testing/fresh-visitor-questions'
import { MORE_VISITOR_QUESTIONS } from './testing/more-visitor-questions'
import { QUESTIONS_AT_BROOKFIELD } from './testing/questions-at-brookfield'
import { QUESTIONS_ELSEWHERE } from './testing/questions-elsewhere'
import { SECOND_OUTSIDERS_QUESTIONS } from './testing/second-outsiders-questions'
import { VISITOR_QUESTIONS } from './testing/visitor-questions'

/** Of a hundred. */
const MIN_ANSWERED = 95
/** In percent, of the questions of all kinds: harder ones, of which a third was never looked at. */
const MIN_ANSWERED_OF_ALL_KINDS = 93

/** The pages of which one answers a question, as a list or parted by spaces, by language and words. */
type Questions = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>

/** The pages that answer a question, by location, language and words. */
const HUNDREDS: readonly (readonly [name: string, bySlug: Readonly<Record<string, Questions>>])[] =
  [
    ['at one location', { brookfield: VISITOR_QUESTIONS }],
    ['at five locations', MORE_VISITOR_QUESTIONS],
    ['typed on phones', FRESH_VISITOR_QUESTIONS],
    ['of an outsider', BLIND_VISITOR_QUESTIONS],
    ['of a second outsider', SECOND_OUTSIDERS_QUESTIONS],
  ]

describe.each(bothDatabases)('a hundred questions of visitors, on $kind', ({ url }) => {
  let app: App
  beforeAll(async () => {
    app = await openTestApp(url)
    const { sample } = await loadSample()
    await importNetwork(app, sample, { storePicture: noPictures })
  }, 120_000)
  afterAll(() => closeApp(app))

  test.each(HUNDREDS)(
    '%s: at least 95 find their page among the first three',
    async (_, bySlug) => {
      const asked = questionsOf(bySlug)
      const missed = await missedOf(asked)
      expect(asked).toHaveLength(100)
      expect(asked.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(MIN_ANSWERED)
    },
    120_000,
  )

  test('questions of all kinds: nearly all find their page among the first three', async () => {
    const asked = [...questionsOf(QUESTIONS_AT_BROOKFIELD), ...questionsOf(QUESTIONS_ELSEWHERE)]
    const missed = await missedOf(asked)
    const answered = 100 * (1 - missed.length / asked.length)
    expect(asked.length).toBeGreaterThan(360)
    expect(answered, missed.join('\n')).toBeGreaterThanOrEqual(MIN_ANSWERED_OF_ALL_KINDS)
  }, 240_000)

  /** The questions that do not find their page, with what they find. */
  async function missedOf(asked: ReturnType<typeof questionsOf>): Promise<readonly string[]> {
    const source = createContentSource(app, null, () => undefined)
    const missed: string[] = []
    for (const { pages, ...question } of asked) {
      const { hits } = await source.search({ ...question, first: 10 })
      const first = hits.slice(0, 3).map(({ path }) => pageOf(path))
      if (!first.some((page) => pages.includes(page)))
        missed.push(`${Object.values(question).join(' ')}: ${first.join(' ')}`)
    }
    return missed
  }
})

function questionsOf(bySlug: Readonly<Record<string, Questions>>) {
  return Object.entries(bySlug).flatMap(([locationSlug, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, byText]) =>
      Object.entries(byText).map(([text, pages]) => ({
        ...{ locationSlug, language, text },
        pages: typeof pages === 'string' ? pages.split(' ') : pages,
      })),
    ),
  )
}

/** The page, whatever the language and the place on it. */
function pageOf(path: string): string {
  return path.replace(/#.*$/, '').replace(/\/(?:gu|hi)-IN(?=\/|$)/, '') || '/'
}
