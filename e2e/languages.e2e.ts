import { expect, test } from '@playwright/test'
import { graphql, publishPage, type SavedPage } from './support/api'
import { EditorPage, publishEverywhere } from './support/editor-page'
import { text } from './support/sample-blocks'

const ADDRESS = '/lamps-in-two-languages'

test('English published, Gujarati draft untouched', async ({ page, request }, info) => {
  const first = await save({ english: 'Lamps', gujarati: 'દીવા' })
  await publishPage(first)
  const { id } = await save({ english: 'Lamps', gujarati: 'વધુ દીવા' }, first)
  const gujarati = async () => (await request.get(`/gu-IN${ADDRESS}`)).text()
  const before = await gujarati()
  expect(before).toContain('<p>દીવા</p>')

  for (const { width, height, words } of [
    { width: 1280, height: 800, words: 'Lamps for all' },
    { width: 390, height: 844, words: 'Lamps for everyone' },
  ]) {
    await page.setViewportSize({ width, height })
    const editor = new EditorPage(page)
    await editor.open(id)
    await editor.block('Text').click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(words)
    await editor.saved()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await publishEverywhere(page)
    await expect(
      page.getByText(/^Published in English\..* Changes in Gujarati aren’t live yet\./).first(),
    ).toBeVisible()
    await page.screenshot({ path: info.outputPath(`published-${width}.png`) })
    expect(await (await request.get(ADDRESS)).text()).toContain(`<p>${words}</p>`)
    expect(await gujarati()).toBe(before)
    const { publications, topic } = await stateOf(id)
    expect(publications).toEqual([
      { language: 'en-US', isCurrent: true },
      { language: 'gu-IN', isCurrent: false },
    ])
    expect(JSON.stringify(topic.items.find(({ language }) => language === 'gu-IN'))).toContain(
      '<p>વધુ દીવા</p>',
    )
  }
})

interface Texts {
  readonly english: string
  readonly gujarati: string
}

async function save({ english, gujarati }: Texts, saved?: SavedPage): Promise<SavedPage> {
  const item = (language: string, title: string, words: string) => ({
    ...{ language, title, locationId: '10' },
    content: { format: 1, blocks: [text('words', `<p>${words}</p>`)] },
  })
  const items = [item('en-US', 'Lamps', english), item('gu-IN', 'દીવા', gujarati)]
  const { saved: done } = await graphql<{ saved: SavedPage }>(
    `mutation ($id: ID, $expectedVersion: Int, $topic: TopicInput!) {
      saved: createOrUpdateDocument(id: $id, expectedVersion: $expectedVersion, title: "Lamps", type: PAGE, topic: $topic) {
        id version } }`,
    {
      topic: { externalUrl: ADDRESS, locationId: '10', items },
      ...(saved && { id: saved.id, expectedVersion: saved.version }),
    },
  )
  return done
}

async function stateOf(id: string) {
  const { document } = await graphql<{
    document: {
      readonly publications: readonly { readonly language: string; readonly isCurrent: boolean }[]
      readonly topic: { readonly items: readonly { readonly language: string }[] }
    }
  }>(
    `query ($id: ID!) { document(id: $id) {
      publications { language isCurrent } topic { items { language content } } } }`,
    { id },
  )
  return document
}
