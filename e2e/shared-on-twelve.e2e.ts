import { expect, type Page, test } from '@playwright/test'
import { createPage, graphql, publishPage } from './support/api'
import { EditorPage } from './support/editor-page'
import { text } from './support/sample-blocks'

test.use({ actionTimeout: 15_000 })

const PAGES = 12

test('“How to reach us” on twelve pages: changed once, otherwise at Leicester, detached on one page, deleted in the end', async ({
  page,
}, info) => {
  test.setTimeout(240_000)
  const editor = new EditorPage(page)
  const name = `How to reach all ${info.retry}`
  const shared = await makeShared(name)
  const paths = Array.from({ length: PAGES }, (_, number) => `/reach-all-${info.retry}-${number}`)
  const ids: string[] = []
  for (const path of paths) {
    const made = await createPage(path, [text('own', `<p>Of ${path}</p>`), use(shared)])
    await publishPage(made)
    ids.push(made.id)
  }
  const [detached = '', ...others] = paths
  await all(page, paths, ['Take bus 7'])

  await test.step('changed once it is another on all twelve', async () => {
    await editor.open(shared)
    await write(page, editor, 'Take bus 12')
    await publish(page, editor, /^Publish on 12 pages$/)
    await all(page, paths, ['Take bus 12'])
    await all(
      page,
      paths.map((path) => `/leicester${path}`),
      ['Take bus 12'],
    )
  })

  await test.step('Leicester says it otherwise, on all of its pages and on no other site', async () => {
    await page.goto(`/editor/pages/${shared}?location=leicester`)
    await write(page, editor, 'Take the tram')
    await publish(page, editor, /^Publish/)
    await all(
      page,
      paths.map((path) => `/leicester${path}`),
      ['Take the tram'],
      ['Take bus 12'],
    )
    await all(page, [...paths, ...paths.map((path) => `/ottawa${path}`)], ['Take bus 12'])
  })

  await test.step('one page is detached: it stays as it was, and the others follow', async () => {
    await editor.open(ids[0] ?? '')
    await editor.select(editor.block('SharedBlock'))
    await editor.panel.getByRole('button', { name: 'Detach' }).click()
    expect(await editor.order()).toBe('Text Text')
    await publish(page, editor, /^Publish$/)
    await editor.open(shared)
    await write(page, editor, 'Take bus 31')
    await publish(page, editor, /^Publish on 11 pages$/)
    await all(page, others, ['Take bus 31'])
    await all(page, [detached], ['Take bus 12'], ['Take bus 31'])
    await all(
      page,
      others.map((path) => `/leicester${path}`),
      ['Take the tram'],
    )
  })

  await test.step('in use it is not deleted, and says where; unused it is', async () => {
    const remove = () =>
      graphql(
        'mutation ($id: ID!, $version: Int!) { setRecordStatus(id: $id, status: DELETED, expectedVersion: $version) { id } }',
        { id: shared, version: 3 },
      )
    await page.goto('/editor/pages?type=SHARED')
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('11 pages')
    await page.screenshot({ path: info.outputPath('list-1280.png') })
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Move to trash' }).click()
    const sure = page.getByRole('dialog').getByRole('button', { name: 'Move to trash' })
    await expect(sure.or(row.getByText(/is used on/)).first()).toBeVisible()
    if (await sure.isVisible()) await sure.click()
    await expect(row).toContainText('is used on 11 pages')
    await expect(remove()).rejects.toThrow(/is used on 11 pages/)
    for (const id of ids.slice(1)) await publishWithoutSharedBlock(id)
    await remove()
    await page.reload()
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)
    await all(page, others, [], ['Take bus'])
    await all(page, [detached], ['Take bus 12'])
  })
})

async function makeShared(title: string): Promise<string> {
  const items = [
    { locationId: '10', content: { format: 1, blocks: [text('way', '<p>Take bus 7</p>')] } },
  ]
  const { made } = await graphql<{ made: { id: string; version: number } }>(
    'mutation ($title: String!, $topic: TopicInput!) { made: createOrUpdateDocument(title: $title, type: SHARED, topic: $topic) { id version } }',
    { title, topic: { locationId: '10', items } },
  )
  await publishPage(made)
  return made.id
}

function use(id: string) {
  const field = { id: 'f1', type: 'document', name: 'shared', value: Number(id) }
  return { id: 'reach', name: 'SharedBlock', fields: [field] }
}

/** The page without the shared block. */
async function publishWithoutSharedBlock(id: string): Promise<void> {
  const { saved } = await graphql<{ saved: { id: string; version: number } }>(
    'mutation ($id: ID!, $topic: TopicInput!) { saved: createOrUpdateDocument(id: $id, expectedVersion: 1, topic: $topic) { id version } }',
    { id, topic: { items: [{ locationId: '10', content: { format: 1, blocks: [text('own')] } }] } },
  )
  await publishPage(saved)
}

async function write(page: Page, editor: EditorPage, words: string): Promise<void> {
  await editor.select(editor.block('Text').first())
  await editor.panel.getByRole('textbox').first().click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words)
  await expect(editor.canvas).toContainText(words)
}

async function publish(page: Page, editor: EditorPage, button: RegExp): Promise<void> {
  await editor.saved()
  await page.getByRole('button', { name: button }).first().click()
  const anyway = page.getByRole('button', { name: 'Publish anyway' })
  const reached = page.getByRole('button', { name: /^Publish to \d+ locations?$/ })
  const told = page.getByText(/^Published( in .*)?\./).first()
  for (const next of [anyway, reached]) {
    await expect(anyway.or(reached).or(told).first()).toBeVisible({ timeout: 30_000 })
    if (await next.isVisible()) await next.click()
  }
  await expect(told).toBeVisible({ timeout: 30_000 })
}

/** The public pages at these addresses, by HTTP. */
async function all(
  page: Page,
  paths: readonly string[],
  words: readonly string[],
  gone: readonly string[] = [],
): Promise<void> {
  await expect(async () => {
    for (const path of paths) {
      const html = await (await page.request.get(path)).text()
      for (const each of words) expect(html).toContain(each)
      for (const each of gone) expect(html).not.toContain(each)
    }
  }).toPass({ timeout: 30_000 })
}
