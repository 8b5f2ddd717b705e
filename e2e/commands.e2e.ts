import { expect, type Page, test } from '@playwright/test'
import { createPage } from './support/api'
import { blockIds, EditorPage } from './support/editor-page'
import { hero, section, text } from './support/sample-blocks'

async function openPage(page: Page, address: string) {
  const editor = new EditorPage(page)
  const { id } = await createPage(address, [
    hero('Welcome'),
    text('one'),
    section('hall', [text('inside')]),
  ])
  await editor.open(id)
  const canvas = page.getByRole('region', { name: 'Page canvas' })
  return { editor, canvas, press: (keys: string) => page.keyboard.press(keys) }
}

test('all commands by one key: blocks, fields, pages, locations, actions', async ({ page }) => {
  await createPage('/page-to-go-to', [])
  const { editor, press } = await openPage(page, '/commands')
  const command = async (words: string, option: RegExp) => {
    await press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: 'Search commands' }).fill(words)
    await expect(page.getByRole('option', { name: option }).first()).toBeVisible()
  }
  await command('main › section', /^Text/)
  await press('Enter')
  await expect(editor.blockBy('inside')).toHaveAttribute('data-selected', '')
  await editor.blockBy('hero').click({ position: { x: 10, y: 10 } })
  await command('title', /^Title/)
  await press('Enter')
  await expect(editor.panel.getByLabel('Title', { exact: true })).toBeFocused()
  await command('hours', /^Hours/)
  await press('Enter')
  await expect.poll(() => editor.order()).toBe('Hero HoursCard Text Section Text')
  await command('phone width', /^Phone width/)
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Phone width' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await command('ottawa', /Pages of the location/)
  await press('Escape')
  await command('page-to-go-to', /^Page \/page-to-go-to/)
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Page /page-to-go-to' })).toBeVisible()
})

test('the shortcuts people expect: history, copies, order, shape, names', async ({ page }) => {
  const { editor, canvas, press } = await openPage(page, '/shortcuts')
  const order = () => blockIds(editor)
  await editor.select(editor.blockBy('one'))
  await canvas.focus()
  for (const [keys, kinds] of [
    ['ControlOrMeta+d', 'Hero Text Text Section Text'],
    ['ControlOrMeta+z', 'Hero Text Section Text'],
    ['ControlOrMeta+y', 'Hero Text Text Section Text'],
    ['ControlOrMeta+z', 'Hero Text Section Text'],
    ['ControlOrMeta+Shift+D', 'Hero Text Text Section Text'],
    ['Backspace', 'Hero Text Section Text'],
    ['ControlOrMeta+z', 'Hero Text Text Section Text'],
    ['Delete', 'Hero Text Section Text'],
  ] as const) {
    await press(keys)
    await expect.poll(() => editor.order(), keys).toBe(kinds)
  }
  await editor.select(editor.blockBy('one'))
  await canvas.focus()
  await press('Alt+ArrowUp')
  await expect.poll(order).toMatch(/^one hero/)
  await press('Alt+ArrowDown')
  await expect.poll(order).toMatch(/^hero one/)
  await press('ControlOrMeta+a')
  await expect(editor.canvas.locator('[data-selected]')).toHaveCount(3)
  await press('Escape')
  await expect(editor.canvas.locator('[data-selected]')).toHaveCount(0)

  await editor.select(editor.blockBy('one'))
  await canvas.focus()
  for (const keys of ['ControlOrMeta+Alt+t', 'ControlOrMeta+Alt+y']) {
    await press(keys)
    await expect(page.getByRole('dialog', { name: 'Insert a block' })).toBeVisible()
    await press('Escape')
    await expect(canvas).toBeFocused()
  }
  for (const keys of ['F2', 'ControlOrMeta+e']) {
    await press(keys)
    await expect(page.getByRole('dialog', { name: /Rename/ })).toBeVisible()
    await press('Escape')
    await expect(canvas).toBeFocused()
  }
})

test('the shortcuts people expect: saving, parts of the editor, the bar, the list of shortcuts', async ({
  page,
}) => {
  const { editor, canvas, press } = await openPage(page, '/shortcuts-view')
  await editor.select(editor.blockBy('one'))
  await canvas.focus()
  await press('Alt+F10')
  await expect(page.getByRole('toolbar', { name: 'Block Text' }).locator(':focus')).toHaveCount(1)
  await press('Escape')
  await expect(canvas).toBeFocused()
  await expect(editor.blockBy('one')).toHaveAttribute('data-selected', '')

  await press('Control+Backquote')
  await expect(page.getByRole('complementary', { name: 'Settings' }).locator(':focus')).toHaveCount(
    1,
  )
  await press('Control+Backquote')
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1)

  const unfold = page.getByRole('button', { name: 'Show settings' })
  await press('ControlOrMeta+Backslash')
  await expect(unfold).toBeVisible()
  await press('ControlOrMeta+Backslash')
  await expect(unfold).toBeHidden()
  await press('Alt+Shift+O')
  await expect(page.getByRole('tree')).toBeVisible()

  await editor.select(editor.blockBy('one'))
  await canvas.focus()
  await press('ControlOrMeta+d')
  await press('ControlOrMeta+s')
  await editor.saved()
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    press('ControlOrMeta+Shift+P'),
  ])
  await expect(preview).toHaveURL(/\/preview\//)
  await preview.close()

  await canvas.focus()
  await press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await sheet.getByRole('checkbox').uncheck()
  await press('Escape')
  await canvas.focus()
  await press('?')
  await press('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press('ControlOrMeta+/')
  await expect(sheet).toBeVisible()
})
