import { expect, type Page, test } from '@playwright/test'
import { createPage, draftOf, fieldValue } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'
import { hero, text } from './support/sample-blocks'

const WORDS = '<p>One two three</p><ul><li>first item</li><li>second item</li></ul>'

test('a click into a text and typing writes, at the place that was clicked', async ({ page }) => {
  const { editor, id } = await open(page, '/typing-mouse', [hero('Welcome home'), text('t', WORDS)])
  await clickBehind(page, 'Welcome')
  await page.keyboard.type(' back')
  await expect(editor.block('Hero').getByRole('textbox', { name: 'Title' })).toBeFocused()
  await clickBehind(page, 'One')
  await page.keyboard.type(' and a half, પાણી')
  await clickBehind(page, 'second')
  await page.keyboard.type(' best')
  await page.keyboard.press('Escape')
  await expect(editor.page.getByRole('region', { name: 'Page canvas' })).toBeFocused()
  await expect(editor.blockBy('t')).toHaveAttribute('data-selected', '')
  await editor.saved()
  const { blocks } = await draftOf(id)
  expect(fieldValue(blocks[0], 'title')).toBe('Welcome back home')
  expect(fieldValue(blocks[1], 'html')).toBe(
    '<p>One and a half, પાણી two three</p><ul><li>first item</li><li>second best item</li></ul>',
  )
  // Each go of writing is a step, and not each letter.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(editor.blockBy('t')).toContainText('One two three', { timeout: 500 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Redo', exact: true })).toBeEnabled()
})

test('by keyboard: the block is chosen, Enter writes, Escape goes back to it', async ({ page }) => {
  const { editor } = await open(page, '/typing-keys', [hero('Welcome'), text('t', WORDS)])
  const canvas = page.getByRole('region', { name: 'Page canvas' })
  await canvas.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' all')
  await page.keyboard.press('Escape')
  await expect(canvas).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' too')
  await page.keyboard.press('Escape')
  await expect(canvas).toBeFocused()
  await expect(editor.block('Hero').getByRole('heading')).toHaveText('Welcome all')
  await expect(editor.blockBy('t').getByRole('listitem').last()).toHaveText('second item too')
})

test('a heading, Enter, a text, and a slash on an empty line for another block', async ({
  page,
}) => {
  const { editor, id } = await open(page, '/typing-flow', [hero('Festival')])
  await clickBehind(page, 'Festival')
  await expect(editor.block('Hero').getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.press('Enter')
  const text = editor.canvas.getByRole('textbox', { name: 'Text' })
  await expect(text).toBeFocused()
  await expect(text.locator('p')).toHaveText('')
  await findsNothing(page, 'an empty text')
  await page.keyboard.type('Everyone is welcome.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Bring a lamp.')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await caretIsHeardOf(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('/')
  const inserter = page.getByRole('dialog', { name: 'Insert a block' })
  await expect(inserter).toBeVisible()
  await page.keyboard.press('Escape')
  // It was meant as a slash.
  await expect(text).toBeFocused()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('/')
  await page.keyboard.type('video')
  await expect(inserter.getByRole('option').first()).toContainText('Video')
  await page.keyboard.press('Enter')
  await expect.poll(() => editor.order()).toBe('Hero Text Video Text')
  await editor.saved()
  const { blocks } = await draftOf(id)
  expect(blocks.map((block) => fieldValue(block, 'html'))).toEqual([
    undefined,
    '<p>Everyone is welcome.</p>',
    undefined,
    '<p>Bring a lamp.</p>',
  ])
})

test('a table that is pasted into a text stays one, and is edited there', async ({ page }) => {
  const { editor, id } = await open(page, '/typing-table', [text('t', '<p>Times</p>')])
  await clickBehind(page, 'Times')
  await expect(editor.canvas.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  await page.keyboard.press('Enter')
  await paste(
    page,
    '<meta charset="utf-8"><table style="width:100%" class="x"><colgroup><col><col></colgroup><tbody><tr><td style="border:1px">Morning</td><td>6:30</td></tr><tr><td>Evening</td><td>19:00</td></tr></tbody></table>',
  )
  const table = editor.canvas.getByRole('textbox', { name: 'Text' }).locator('table')
  await expect(table.locator('tr')).toHaveCount(2)
  await clickBehind(page, '6:30')
  await page.keyboard.type(' sharp')
  const tools = editor.canvas.getByRole('toolbar', { name: 'Table' })
  await tools.getByRole('button', { name: 'Add row' }).click()
  await expect(table.locator('tr')).toHaveCount(3)
  await findsNothing(page, 'a table that is written')
  await page.keyboard.press('Escape')
  await editor.saved()
  expect(fieldValue((await draftOf(id)).blocks[0], 'html')).toBe(
    '<p>Times</p><table><tbody><tr><td>Morning</td><td>6:30 sharp</td></tr><tr><td></td><td></td></tr><tr><td>Evening</td><td>19:00</td></tr></tbody></table>',
  )
})

test('a letter typed at a block switches nothing on, and drags still pick up by the text', async ({
  page,
}) => {
  const { editor } = await open(page, '/typing-modes', [hero('Welcome'), text('t', WORDS)])
  await editor.block('Hero').click({ position: { x: 6, y: 6 } })
  await page.keyboard.type('it is open daily')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(editor.canvas).not.toHaveAttribute('data-interactive', '')
  const from = await middleOf(page, 'One two three')
  const to = await middleOf(page, 'Welcome')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y - 12, { steps: 4 })
  await page.mouse.move(to.x, to.y - 30, { steps: 10 })
  await page.mouse.up()
  await expect.poll(() => editor.order()).toBe('Text Hero')
})

test('bold is seen in an introduction', async ({ page }) => {
  const { editor } = await open(page, '/typing-bold', [
    introduction('plain', '<p>Welcome</p>'),
    introduction('bold', '<p><strong>Welcome</strong></p>'),
  ])
  const [plain, bold] = [editor.blockBy('plain'), editor.blockBy('bold')]
  await page.evaluate(() => document.fonts.ready)
  const picture = (block: typeof plain) => block.locator('p').screenshot()
  expect((await picture(plain)).equals(await picture(bold))).toBe(false)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a tap into a text writes there', async ({ page }) => {
    const { editor, id } = await open(page, '/typing-touch', [
      hero('Welcome home'),
      text('t', WORDS),
    ])
    const spot = await behind(page, 'second')
    await page.touchscreen.tap(spot.x, spot.y)
    await expect(editor.canvas.getByRole('textbox', { name: 'Text' })).toBeFocused()
    await page.keyboard.insertText(' બીજી')
    await findsNothing(page, 'writing by touch')
    const title = await behind(page, 'Welcome')
    await page.touchscreen.tap(title.x, title.y)
    await page.keyboard.insertText(' back')
    await editor.saved()
    const { blocks } = await draftOf(id)
    expect(fieldValue(blocks[0], 'title')).toBe('Welcome back home')
    expect(fieldValue(blocks[1], 'html')).toContain('<li>second બીજી item</li>')
  })
})

function introduction(id: string, html: string) {
  const block = text(id, html)
  const isIntro = { id: 'f2', type: 'boolean', name: 'isIntro', value: true }
  return { ...block, fields: [...block.fields, isIntro] }
}

async function open(page: Page, address: string, blocks: readonly unknown[]) {
  const editor = new EditorPage(page)
  const { id } = await createPage(address, blocks)
  await editor.open(id)
  return { editor, id }
}

async function clickBehind(page: Page, words: string): Promise<void> {
  const { x, y } = await behind(page, words)
  await page.mouse.click(x, y)
}

/** The end of some words of the canvas: on the last of them, as their text may end there too. */
async function behind(page: Page, words: string): Promise<{ x: number; y: number }> {
  const { right, y } = await rectOf(page, words)
  return { x: right - 1, y }
}

async function middleOf(page: Page, words: string): Promise<{ x: number; y: number }> {
  const { left, right, y } = await rectOf(page, words)
  return { x: (left + right) / 2, y }
}

/** The position of words of the canvas. */
async function rectOf(page: Page, words: string) {
  const shown = page.locator('[data-canvas]').getByText(words).filter({ visible: true })
  // The rendered text gives way to its editor when that has come: what was found before is looked for again.
  await expect(() => shown.first().scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
  const rect = await page.locator('[data-canvas]').evaluate((canvas, wanted) => {
    const walker = document.createTreeWalker(canvas, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf(wanted) ?? -1
      const range = new Range()
      if (at < 0) continue
      range.setStart(node, at)
      range.setEnd(node, at + wanted.length)
      const { left, right, top, height } = range.getBoundingClientRect()
      if (height > 0) return { left, right, y: top + height / 2 }
    }
    return null
  }, words)
  if (!rect) throw new Error(`'${words}' are not seen on the canvas`)
  return rect
}

/** Pastes markup as the browser would. */
async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((markup) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', markup)
    clipboardData.setData('text/plain', 'Morning')
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, html)
}

/** A text editor hears in an event of its own that the caret has moved: keys pressed within a millisecond come before it. */
async function caretIsHeardOf(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
