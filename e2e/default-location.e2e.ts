import { expect, type Page, test } from '@playwright/test'
import { createPage, publishPage } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'
import { text } from './support/sample-blocks'

test.use({ actionTimeout: 15_000 })

const [OLD, OWN, NEW] = ['Dress modestly.', 'Shawls at the door.', 'Cover your shoulders.']

test('the default location has its own words on a network page, and is told when the network changes them', async ({
  page,
}, info) => {
  test.setTimeout(120_000)
  const path = `/dress-of-all-${info.retry}`
  const made = await createPage(path, [text('dress', `<p>${OLD}</p>`), text('shop')])
  await publishPage(made)
  const editor = new EditorPage(page)

  await test.step('it is chosen in the switch like any other location', async () => {
    await editor.open(made.id)
    await page.getByRole('button', { name: /^Network · / }).click()
    const choice = page.getByRole('dialog', { name: 'Location' })
    await page.screenshot({ path: info.outputPath('switch-1280.png') })
    await choice.getByLabel('Show this page for').selectOption('10')
    await expect(page).toHaveURL(`/editor/pages/${made.id}?location=brookfield`)
    const banner = page.getByRole('region', { name: 'Location version' })
    await expect(banner).toContainText('version of a network page')
    await write(page, editor, OWN)
    await expect(banner).toContainText('1 change here')
    await page.screenshot({ path: info.outputPath('own-1280.png') })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.screenshot({ path: info.outputPath('own-390.png') })
    await page.setViewportSize({ width: 1280, height: 800 })
    await editor.publish()
    await seen(page, path, OWN)
    await seen(page, `/ottawa${path}`, OLD)
  })

  await test.step('“Publish to locations” says that it keeps its own words, and who shows the change', async () => {
    await editor.open(made.id)
    await expect(editor.canvas).toContainText(OLD)
    await write(page, editor, NEW)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish to locations' })
    const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
    await expect(row('Brookfield')).toContainText('Keeps its own text there, and is notified')
    await row('Nairobi').getByRole('checkbox').uncheck()
    await expect(dialog.getByRole('status')).toHaveText(
      '3 locations show the change. 1 keeps its own text there. 1 stays as it is.',
    )
    await findsNothing(page, 'what a change shows at each location', '[role=dialog]')
    await page.screenshot({ path: info.outputPath('impact-1280.png') })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.screenshot({ path: info.outputPath('impact-390.png') })
    await page.setViewportSize({ width: 1280, height: 800 })
    await dialog.getByRole('button', { name: 'Publish to 3 locations' }).click()
    await expect(page.getByText(/^Published/).first()).toBeVisible()
    await seen(page, path, OWN)
    await seen(page, `/leicester${path}`, NEW)
    await seen(page, `/nairobi${path}`, OLD)
  })

  await test.step('who differs lists it with both texts', async () => {
    await page.goto(`/editor/differences?page=${made.id}&location=10`)
    await expect(page.getByText(OWN).first()).toBeVisible()
    await expect(page.getByText(NEW).first()).toBeVisible()
    await page.screenshot({ path: info.outputPath('differs-1280.png') })
  })
})

async function write(page: Page, editor: EditorPage, words: string): Promise<void> {
  await editor.select(editor.blockBy('dress'))
  await editor.panel.getByRole('textbox').first().click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words)
  await expect(editor.canvas).toContainText(words)
  await editor.saved()
}

/** Reads a page as visitors see it, by HTTP. */
async function seen(page: Page, path: string, words: string): Promise<void> {
  await expect(async () =>
    expect(await (await page.request.get(path)).text()).toContain(words),
  ).toPass({ timeout: 30_000 })
}
