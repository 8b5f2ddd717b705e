import { devices, expect, test } from '@playwright/test'
import { createPage, draftOf, fieldValue, publishPage, savePage } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'
import { hero, text } from './support/sample-blocks'

/** From when it is saved until it is on the other screen, in ms. */
const SEEN_WITHIN = 1000

test('what others save appears automatically within a second, marked with who it was, and is no step of mine', async ({
  page,
}, info) => {
  const created = await createPage('/others-saves', [hero('First'), hero('Second', 'b_second')])
  const editor = new EditorPage(page)
  const connected = page.waitForResponse(/api.changes/)
  await editor.open(created.id)
  await connected
  const saved = await savePage(created, '/others-saves', [
    hero('First'),
    hero('From elsewhere', 'b_second'),
    text('b_added', '<p>Added elsewhere</p>'),
  ])
  await expect(editor.blockBy('b_second')).toContainText('From elsewhere', {
    timeout: SEEN_WITHIN,
  })
  await expect(editor.blockBy('b_added')).toContainText('Added elsewhere')
  await expect(page.getByText(/changed this$/).first()).toBeVisible()
  await page.screenshot({ path: info.outputPath('marked.png') })
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await editor.saved()
  expect((await draftOf(created.id)).version).toBe(saved.version)
  await expect(page.getByText(/changed this$/)).toHaveCount(0, { timeout: 15_000 })
  await publishPage(saved)
  await expect(page.getByRole('button', { name: 'Live', exact: true })).toBeVisible()
  await findsNothing(page, 'a page that someone else has changed', '.ed-frame-canvas')
})

test('two write in one text: neither caret moves, and both have all words once they have left it', async ({
  page,
  context,
}) => {
  const words = '<p>The temple opens at seven.</p>'
  const { id } = await createPage('/one-text', [text('b_text', words), hero('Beside')])
  const mine = new EditorPage(page)
  const theirs = new EditorPage(await context.newPage())
  for (const editor of [mine, theirs]) {
    const connected = editor.page.waitForResponse(/api.changes/)
    await editor.open(id)
    await connected
  }
  for (const [editor, key, typed] of [
    [mine, 'Home', 'Today: '],
    [theirs, 'End', ' Arti is at half past.'],
  ] as const) {
    await editor.blockBy('b_text').getByText('The temple').click()
    await expect(editor.page.locator('.ed-text-in-place [contenteditable="true"]')).toBeFocused()
    // The caret goes to where was pressed once the editor is there.
    await expect(async () => {
      await editor.page.keyboard.press(key)
      // In the text itself, and still there when the editor has rendered.
      const at = await editor.page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        const { anchorNode, anchorOffset } = getSelection() ?? {}
        return anchorNode?.nodeType === Node.TEXT_NODE ? anchorOffset : null
      })
      expect(at).toBe(key === 'Home' ? 0 : 'The temple opens at seven.'.length)
    }).toPass()
    await editor.page.keyboard.type(typed)
  }
  const both = 'Today: The temple opens at seven. Arti is at half past.'
  await expect
    .poll(async () => String(fieldValue((await draftOf(id)).blocks[0], 'html')), {
      timeout: 30_000,
    })
    .toContain(both)
  // The one who writes goes on where they are, without the other's words.
  await mine.page.keyboard.type('indeed, ')
  await expect(mine.page.locator('.ed-text-in-place [contenteditable="true"]')).toContainText(
    'Today: indeed, The temple opens at seven.',
  )
  for (const editor of [mine, theirs]) {
    await editor.page.keyboard.press('Escape')
    await expect(editor.blockBy('b_text')).toContainText(
      'Today: indeed, The temple opens at seven. Arti is at half past.',
      { timeout: 30_000 },
    )
  }
})

test('a phone deletes blocks and publishes while a desktop has the page open', async ({
  page,
  browser,
  context,
}) => {
  const { id } = await createPage('/phone-and-desk', [
    hero('First'),
    hero('Second', 'b_second'),
    hero('Third', 'b_third'),
  ])
  const desk = new EditorPage(page)
  const connected = page.waitForResponse(/api.changes/)
  await desk.open(id)
  await connected
  const phone = await browser.newContext({
    ...devices['Pixel 7'],
    storageState: await context.storageState(),
  })
  const held = new EditorPage(await phone.newPage())
  await held.open(id)
  for (const block of ['b_second', 'b_third']) {
    await held.select(held.blockBy(block))
    await held.page.keyboard.press('Delete')
    await expect(held.blockBy(block)).toHaveCount(0)
  }
  await held.saved()
  await expect(desk.block('Hero')).toHaveCount(1)
  await expect(page.getByRole('region', { name: /deleted Hero/ })).toBeVisible()
  await held.page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Live', exact: true })).toBeVisible()
  await desk.select(desk.block('Hero'))
  await desk.panel.getByLabel('Title', { exact: true }).fill('First, from the desk')
  await desk.saved()
  await expect(held.block('Hero')).toContainText('First, from the desk')
  await phone.close()
})
