import { expect, type Locator, type Page, test } from '@playwright/test'
import { createPage, draftOf, fieldValue, publishPage } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'
import { text } from './support/sample-blocks'

test.use({ actionTimeout: 15_000 })

test('“How to reach us” is made of two blocks, put on another page, changed once, and detached', async ({
  page,
}, info) => {
  test.setTimeout(400_000)
  const editor = new EditorPage(page)
  const name = `How to reach us ${info.retry}`
  const [here, there, last] = ['/reach-here', '/reach-there', '/reach-last'] as const
  const first = await createPage(here, [
    text('b_way', '<p>Take bus 7</p>'),
    text('b_car', '<p>Park behind the hall</p>'),
    text('b_own', '<p>Only here</p>'),
  ])
  const second = await createPage(there, [text('b_t', '<p>The other page</p>')])
  const third = await createPage(last, [text('b_t', '<p>The last page</p>')])
  await publishPage(second)
  await publishPage(third)

  await test.step('two blocks become a shared block, in one step', async () => {
    await editor.open(first.id)
    await editor.select(editor.blockBy('b_way'))
    await page.keyboard.press('Shift+ArrowDown')
    await page.getByRole('button', { name: 'Make a shared block…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Make a shared block' })
    await dialog.getByLabel('Name').fill(name)
    await findsNothing(page, 'the dialog that makes a shared block', '[role=dialog]')
    await page.screenshot({ path: info.outputPath('make-1280.png') })
    await dialog.getByRole('button', { name: 'Make shared block' }).click()
    await expect(editor.canvas.getByText(`Shared block: ${name}`)).toBeVisible()
    await expect(editor.blockBy('b_way')).toContainText('Take bus 7')
    await expect(editor.blockBy('b_way')).toContainText('Park behind the hall')
    expect(await editor.order()).toBe('SharedBlock Text')
    await page.keyboard.press('ControlOrMeta+z')
    expect(await editor.order()).toBe('Text Text Text')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    expect(await editor.order()).toBe('SharedBlock Text')
    await publish(page, editor)
    await seen(page, here, ['Take bus 7', 'Park behind the hall', 'Only here'])
  })

  await test.step('it is found by its name, and put on two other pages', async () => {
    for (const { id } of [second, third]) {
      await editor.open(id)
      await page.getByRole('searchbox', { name: 'Search blocks' }).fill('How to reach')
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
      await expect(editor.canvas.getByText(`Shared block: ${name}`)).toBeVisible()
      await expect(editor.panel).toContainText(name)
      await publish(page, editor)
    }
    await page.screenshot({ path: info.outputPath('placed-1280.png') })
    await findsNothing(page, 'the settings of a shared block', '[role=form]')
    await seen(page, there, ['The other page', 'Take bus 7'])
  })

  await test.step('the panel says where it is used, and one page says a text otherwise', async () => {
    await editor.open(second.id)
    await editor.select(editor.block('SharedBlock'))
    await expect(page.getByRole('toolbar', { name: `Block ${name}` })).toBeVisible()
    await editor.panel.getByText('Used on 3 pages').click()
    await expect(editor.panel.getByRole('link', { name: `Page ${last}` })).toBeVisible()
    await editor.panel.locator('[data-field="text1"]').getByRole('textbox').click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Park across the road')
    await expect(editor.block('SharedBlock')).toContainText('Park across the road')
    await page.screenshot({ path: info.outputPath('texts-1280.png') })
    await publish(page, editor)
    await seen(page, there, ['Take bus 7', 'Park across the road'])
    await seen(page, last, ['Take bus 7', 'Park behind the hall'])
  })

  await test.step('it is edited in one place and changes on all pages', async () => {
    await editor.select(editor.block('SharedBlock'))
    await editor.panel.getByRole('link', { name: 'Edit shared block' }).click()
    await expect(page.getByText(name).first()).toBeVisible()
    await editor.select(editor.block('Text').first())
    await editor.panel.getByRole('textbox').first().click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Take bus 12')
    await expect(page.getByRole('button', { name: 'Publish on 3 pages' })).toBeVisible()
    await page.screenshot({ path: info.outputPath('document-1280.png') })
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('button', { name: 'Publish on 3 pages' })).toBeInViewport({
      ratio: 1,
    })
    await page.screenshot({ path: info.outputPath('document-390.png') })
    await page.setViewportSize({ width: 1280, height: 800 })
    await publish(page, editor)
    await seen(page, here, ['Take bus 12', 'Park behind the hall'])
    await seen(page, there, ['Take bus 12', 'Park across the road'])
    await seen(page, last, ['Take bus 12', 'Park behind the hall'])
  })

  await test.step('detached it stays as it is seen, and follows no longer', async () => {
    await editor.open(second.id)
    await editor.select(editor.block('SharedBlock'))
    await editor.panel.getByRole('button', { name: 'Detach' }).click()
    expect(await editor.order()).toBe('Text Text Text')
    await expect(editor.canvas).toContainText('Park across the road')
    await publish(page, editor)
    await seen(page, there, ['Take bus 12', 'Park across the road'])
    const { blocks } = await draftOf(second.id)
    expect(fieldValue(blocks[2], 'html')).toBe('<p>Park across the road</p>')
    await editor.open(third.id)
    await editor.select(editor.block('SharedBlock'))
    await expect(editor.panel.getByText('Used on 2 pages')).toBeVisible()
    await page.screenshot({ path: info.outputPath('canvas-1280.png') })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.screenshot({ path: info.outputPath('canvas-390.png') })
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('the list says on how many pages it is, and in use it is not deleted', async () => {
    await page.goto('/editor/pages?type=SHARED')
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('2 pages')
    await page.screenshot({ path: info.outputPath('list-1280.png') })
    await moveToTrash(page, row)
    await expect(row).toContainText('is used on 2 pages')
    await expect(row).toContainText(`“Page ${last}”`)
    for (const { id } of [first, third]) {
      await editor.open(id)
      await editor.select(editor.block('SharedBlock'))
      await editor.panel.getByRole('button', { name: 'Detach' }).click()
      await publish(page, editor)
    }
    await page.goto('/editor/pages?type=SHARED')
    await expect(row).toContainText('0 pages')
    await moveToTrash(page, row)
    await expect(row).toHaveCount(0)
    await seen(page, last, ['Take bus 12', 'Park behind the hall'])
  })
})

test('a page is saved as a template, and a new page begins with it', async ({ page }, info) => {
  test.setTimeout(180_000)
  const editor = new EditorPage(page)
  const name = `Retreat ${info.retry}`
  const from = await createPage('/retreat-made', [text('b_1', '<p>Bring [[what to bring]]</p>')])
  await editor.open(from.id)
  await page.getByRole('button', { name: 'Save as template…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as template' })
  await dialog.getByLabel('Name').fill(name)
  await findsNothing(page, 'the dialog that saves a template', '[role=dialog]')
  await page.screenshot({ path: info.outputPath('template-1280.png') })
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText(`Saved. New pages can start with “${name}”.`).first()).toBeVisible()
  await page.goto('/editor/pages')
  await page.getByRole('button', { name: 'New page' }).first().click()
  const start = page.getByRole('dialog', { name: 'New page' })
  await start.getByRole('button', { name }).click()
  await page.getByLabel('Title').fill(`${name} of spring`)
  await page.screenshot({ path: info.outputPath('new-page-1280.png') })
  await page.getByRole('button', { name: 'Create page' }).click()
  await expect(editor.canvas).toContainText('what to bring')
})

async function moveToTrash(page: Page, row: Locator): Promise<void> {
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Move to trash' }).click()
  const sure = page.getByRole('dialog').getByRole('button', { name: 'Move to trash' })
  const told = row.getByText(/is used on/)
  await expect(
    sure
      .or(told)
      .or(page.getByText(/Moved .* to the trash/))
      .first(),
  ).toBeVisible()
  if (await sure.isVisible()) await sure.click()
}

async function publish(page: Page, editor: EditorPage): Promise<void> {
  await editor.saved()
  await page.getByRole('button', { name: /^Publish( on \d+ pages?)?$/ }).click()
  const anyway = page.getByRole('button', { name: 'Publish anyway' })
  const all = page.getByRole('button', { name: /^Publish to \d+ locations?$/ })
  const told = page.getByText(/^Published( in .*)?\./).first()
  for (const next of [anyway, all]) {
    await expect(anyway.or(all).or(told).first()).toBeVisible({ timeout: 30_000 })
    if (await next.isVisible()) await next.click()
  }
  await expect(told).toBeVisible({ timeout: 30_000 })
}

/** The public page, by HTTP. */
async function seen(page: Page, path: string, words: readonly string[]): Promise<void> {
  await expect(async () => {
    const html = await (await page.request.get(path)).text()
    for (const each of words) expect(html).toContain(each)
  }).toPass({ timeout: 30_000 })
}
