import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { openTestApp, testDatabases } from '../app/testing/test-app'
import { TestApi } from '../graphql/testing/test-api'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'

const SAVE = `mutation ($id: ID, $title: String!, $topic: TopicInput!, $version: Int) {
  createOrUpdateDocument(id: $id, title: $title, type: PAGE, topic: $topic, expectedVersion: $version) { id version }
}`
const PUBLISH = `mutation ($id: ID!, $version: Int!) {
  publishDocument(id: $id, expectedVersion: $version) { publishedVersion }
}`

describe.each(testDatabases)('publishing what is still an example on $kind', ({ url }) => {
  let app: App
  let api: TestApi
  beforeAll(async () => {
    app = await openTestApp(url)
    await importNetwork(app, smallNetwork, { storePicture: noPictures })
    api = await TestApi.open(app)
  }, 120_000)
  afterAll(() => closeApp(app))

  test('is refused with the words of the editor, in every language, until it is replaced', async () => {
    const draft = await save({ title: 'Diwali', words: 'On [[day]]', gujarati: '[[દિવસ]] ના રોજ' })
    expect(await refusalsOf(draft)).toEqual([
      'Field “Text” still has an example: “day”. Replace or remove it',
      'Field “Text” still has an example: “દિવસ”. Replace or remove it',
    ])
    const next = await save({ title: 'Diwali', words: 'On Sunday', gujarati: 'રવિવારે' }, draft)
    expect(await refusalsOf(next)).toEqual([])
  })

  test('is refused of ten who publish at once', async () => {
    const draft = await save({ title: 'Holi', words: '[[Words]]', gujarati: 'શબ્દો' })
    const refusals = await Promise.all(Array.from({ length: 10 }, () => refusalsOf(draft)))
    expect(refusals.every(({ length }) => length === 1)).toBe(true)
  })

  test('a title that only names its template is refused, one that holds an example too', async () => {
    const draft = await save({ title: 'FESTIVAL', words: 'Words', gujarati: 'શબ્દો' })
    expect(await refusalsOf(draft)).toEqual([
      'The title is still the template’s, “FESTIVAL”. Enter your own',
    ])
    const next = await save({ title: '[[Name]] 2027', words: 'Words', gujarati: 'શબ્દો' }, draft)
    expect(await refusalsOf(next)).toEqual([
      'Field “Title” still has an example: “Name”. Replace or remove it',
    ])
  })

  test('a hidden block keeps its example, a page with single brackets is published', async () => {
    const draft = await save({ title: 'Notes', words: 'Thus [sic] [1]', gujarati: '' }, null, [
      { ...textBlock('[[Later]]', 'b_hidden'), hidden: true },
    ])
    expect(await refusalsOf(draft)).toEqual([])
  })

  async function save(page: Page, before: SavedPage | null = null, more: readonly unknown[] = []) {
    const items = [
      { language: 'en-US', title: page.title, words: page.words },
      { language: 'gu-IN', title: 'શીર્ષક', words: page.gujarati },
    ].map(({ words, ...item }) => ({
      ...item,
      locationId: '10',
      content: { format: 1, blocks: [textBlock(words, 'b_text'), ...more] },
    }))
    const { data, errors } = await api.ask(SAVE, {
      id: before?.id ?? null,
      version: before?.version ?? null,
      title: page.title,
      topic: { locationId: '10', items },
    })
    expect(errors).toEqual([])
    return data.createOrUpdateDocument as SavedPage
  }

  async function refusalsOf(page: SavedPage): Promise<readonly string[]> {
    const { errors } = await api.ask(PUBLISH, { ...page })
    const issues = errors[0]?.extensions.issues ?? []
    expect(errors).toHaveLength(issues.length > 0 ? 1 : 0)
    return issues.map(({ message }) => message)
  }
})

interface SavedPage {
  readonly id: string
  readonly version: number
}
interface Page {
  readonly title: string
  readonly words: string
  readonly gujarati: string
}

function textBlock(words: string, id: string) {
  return {
    id,
    name: 'Text',
    fields: [{ id: 'f1', type: 'html', name: 'html', value: `<p>${words}</p>` }],
  }
}
