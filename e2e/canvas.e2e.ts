import { expect, type Page, test } from '@playwright/test'
import { createPage, draftOf, publishPage } from './support/api'
import { coveredTexts } from './support/covered-texts'
import { blockIds, drag, EditorPage, pointIn } from './support/editor-page'
import { section, text } from './support/sample-blocks'

async function openPage(page: Page, address: string, blocks: readonly unknown[] = BLOCKS) {
  const editor = new EditorPage(page)
  const { id } = await createPage(address, blocks)
  await editor.open(id)
  return { editor, id, canvas: page.getByRole('region', { name: 'Page canvas' }) }
}

const BLOCKS = [text('one'), text('two'), section('hall', [text('inside')])]
const columns = {
  id: 'cols',
  name: 'Columns',
  fields: [],
  slots: { column1: [text('left')], column2: [] },
}

test('several blocks: by Ctrl and Shift, out again by Escape, dragged, wrapped, locked', async ({
  page,
}) => {
  const { editor, canvas } = await openPage(page, '/several')
  await editor.select(editor.blockBy('one'))
  await editor.blockBy('two').click({ modifiers: ['Shift'] })
  await expect(page.getByRole('toolbar', { name: '2 blocks' })).toBeVisible()
  await drag(
    page,
    page.locator('.ed-drag-handle'),
    await pointIn(editor.blockBy('inside'), 0.5, 0.9),
  )
  await expect.poll(() => blockIds(editor)).toBe('hall inside one two')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => blockIds(editor)).toBe('one two hall inside')

  await test.step('Escape selects the container, then nothing', async () => {
    await editor.select(editor.blockBy('inside'))
    await canvas.focus()
    await page.keyboard.press('Escape')
    await expect(editor.blockBy('hall')).toHaveAttribute('data-selected', '')
    await page.keyboard.press('Escape')
    await expect(editor.canvas.locator('[data-selected]')).toHaveCount(0)
  })

  await test.step('wrapped in a section and taken out again', async () => {
    await editor.select(editor.blockBy('one'))
    await editor.blockBy('two').click({ modifiers: ['ControlOrMeta'] })
    await canvas.focus()
    await page.keyboard.press('ControlOrMeta+g')
    await expect.poll(() => blockIds(editor)).toMatch(/^b_\w+ one two hall inside$/)
    await page.keyboard.press('ControlOrMeta+Shift+G')
    await expect.poll(() => blockIds(editor)).toBe('one two hall inside')
  })

  await test.step('what is locked stays', async () => {
    await page.keyboard.press('ControlOrMeta+Shift+L')
    await page.keyboard.press('Delete')
    await expect.poll(() => blockIds(editor)).toBe('one two hall inside')
  })
})

test('wrapped in Columns, duplicated, hidden: visitors see what was meant', async ({ page }) => {
  const { editor, id, canvas } = await openPage(page, '/shaped')
  await editor.select(editor.blockBy('one'))
  await page.getByRole('toolbar').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Wrap in “Columns”' }).click()
  await expect(editor.block('Columns').locator('[data-block-id="one"]')).toBeVisible()
  await editor.select(editor.blockBy('two'))
  await canvas.focus()
  await page.keyboard.press('ControlOrMeta+Shift+D')
  await expect(editor.block('Text')).toHaveText(['one', 'two', 'two', 'inside'])
  await page.keyboard.press('ControlOrMeta+Shift+H')
  await editor.saved()
  const draft = await draftOf(id)
  expect(draft.blocks.map(({ name }) => name)).toEqual(['Columns', 'Text', 'Text', 'Section'])
  await publishPage({ id, version: draft.version })
  await page.goto('/shaped')
  await expect(page.locator('main [data-block-name="Text"]')).toHaveText(['one', 'two', 'inside'])
})

test('a plus between any two blocks and slash ask which block goes there', async ({ page }) => {
  const { editor } = await openPage(page, '/inserted')
  await editor.select(editor.blockBy('one'))
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search blocks' }).fill('hero')
  await page.keyboard.press('Enter')
  await expect.poll(() => editor.order()).toBe('Text Hero Text Section Text')
  await page.getByRole('button', { name: /Insert a block after “Hero”/ }).click()
  await page
    .getByRole('option', { name: /^Section(?! navigation)/ })
    .last()
    .click()
  await expect.poll(() => editor.order()).toMatch(/^Text Hero Section Text Section Text/)
  await editor.blockBy('inside').hover()
  await page
    .getByRole('button', { name: 'Insert a block before “Text”, in “Main › Section”' })
    .click()
  await expect(page.getByRole('dialog', { name: 'Insert a block' })).toContainText('Section')
})

test('a drag lands right at half the size, and with Shift held on the whole page', async ({
  page,
}) => {
  const many = Array.from({ length: 30 }, (_, index) => text(`t${index}`))
  const { editor } = await openPage(page, '/far', [...many, section('last', [])])
  await page.getByRole('button', { name: 'Phone width' }).click()
  await expect(page.getByRole('button', { name: /^Zoom 100 %/ })).toBeVisible()
  await page.getByRole('region', { name: 'Page canvas' }).focus()
  for (const step of [90, 80, 67, 50]) {
    await page.keyboard.press('ControlOrMeta+-')
    await expect(page.getByRole('button', { name: `Zoom ${step} %` })).toBeVisible()
  }
  await editor.select(editor.blockBy('t0'))
  await drag(page, page.locator('.ed-drag-handle'), await pointIn(editor.blockBy('t3'), 0.5, 0.9))
  await expect.poll(() => blockIds(editor)).toMatch(/^t1 t2 t3 t0 t4 /)
  await page.getByRole('button', { name: 'Zoom 50 %' }).click()
  await page.getByRole('radio', { name: 'Laptop width 1280 px' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fit' }).click()
  await page.keyboard.press('Escape')

  await editor.select(editor.blockBy('t1'))
  const handle = await pointIn(page.locator('.ed-drag-handle'), 0.5, 0.5)
  await page.mouse.move(handle.x, handle.y)
  await page.mouse.down()
  await page.mouse.move(handle.x + 20, handle.y + 20, { steps: 4 })
  await expect(editor.blockBy('last')).not.toBeInViewport()
  await page.keyboard.down('Shift')
  await expect(editor.blockBy('last')).toBeInViewport({ ratio: 1 })
  const far = await pointIn(editor.blockBy('last'), 0.5, 0.5)
  await page.mouse.move(far.x, far.y, { steps: 8 })
  await page.mouse.move(far.x, far.y + 1)
  await page.mouse.up()
  await page.keyboard.up('Shift')
  await expect.poll(() => blockIds(editor)).toMatch(/ t29 last t1$/)
  await expect(editor.blockBy('t1')).toBeInViewport()
})

test('a small empty column is easy to hit: what comes near lands in it', async ({ page }) => {
  const { editor } = await openPage(page, '/near', [columns, text('below')])
  const empty = editor.canvas.locator('[data-empty-slot]').filter({ visible: true })
  // Its sheet may come after the block.
  await expect.poll(async () => (await empty.boundingBox())?.height).toBeGreaterThanOrEqual(64)
  // Beside the column, where nothing is but the gap.
  const edge = await pointIn(empty, 0, 0.5)
  await drag(page, editor.palette('Text'), { x: edge.x - 3, y: edge.y })
  await expect(editor.block('Columns').locator('[data-block-name="Text"]')).toHaveCount(2)
  await expect(empty).toHaveCount(0)
})

test('tried out, carousels and tabs work and nothing is selected', async ({ page }) => {
  const faqs = {
    id: 'faqs',
    name: 'Faqs',
    fields: [
      {
        id: 'f1',
        type: 'array',
        name: 'items',
        value: [{ question: 'When do you open?', answer: '<p>At seven.</p>' }],
      },
    ],
  }
  const { editor, canvas } = await openPage(page, '/tried', [faqs, text('below')])
  await editor.select(editor.blockBy('below'))
  await canvas.focus()
  await page.keyboard.press('Alt+Shift+I')
  await editor.canvas.getByText('When do you open?').click()
  await expect(editor.canvas.getByText('At seven.')).toBeVisible()
  await expect(editor.blockBy('faqs')).not.toHaveAttribute('data-selected', '')
  await page.keyboard.press('Escape')
  await editor.canvas.getByText('When do you open?').click()
  await expect(editor.blockBy('faqs')).toHaveAttribute('data-selected', '')
  await expect(editor.canvas.getByText('At seven.')).toBeHidden()
})

test('tried out, a carousel and tabs go on when they are pressed, and are back afterwards', async ({
  page,
}) => {
  const slides = ['Lamps', 'Stone'].map((title) => ({ title }))
  const { editor, canvas } = await openPage(page, '/tried-islands', [
    {
      id: 'carousel',
      name: 'FeaturedCarousel',
      fields: [{ id: 'f1', type: 'array', name: 'slides', value: slides }],
    },
    { id: 'tabs', name: 'VisitorGuidelines', fields: [] },
  ])
  const shown = editor.blockBy('carousel').locator('a[aria-current="true"]')
  const tabs = editor.blockBy('tabs').getByRole('tab')
  await expect(shown).toHaveText('Lamps')
  await expect(tabs).toHaveCount(0)
  await canvas.focus()
  await page.keyboard.press('Alt+Shift+I')
  await editor.blockBy('carousel').getByRole('button', { name: 'Next slide' }).click()
  await expect(shown).toHaveText('Stone')
  // Islands start when their block comes near the view.
  await editor.blockBy('tabs').scrollIntoViewIfNeeded()
  await tabs.nth(1).click()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'false')

  await page.keyboard.press('Escape')
  await expect(shown).toHaveText('Lamps')
  await expect(tabs).toHaveCount(0)
  await editor.blockBy('tabs').click({ position: { x: 5, y: 5 } })
  await expect(editor.blockBy('tabs')).toHaveAttribute('data-selected', '')
})

for (const [where, last, size] of [
  ['one end is free', 'At six.', { width: 1280, height: 800 }],
  ['both ends are taken', 'All are welcome in our hall. '.repeat(40), { width: 1280, height: 800 }],
  ['the page is a phone', 'All are welcome. '.repeat(20), { width: 390, height: 844 }],
] as const)
  test(`the bar of a block covers no text when ${where}`, async ({ page }, info) => {
    await page.setViewportSize(size)
    const words = (id: string) =>
      text(id, `<p>${'All are welcome in our hall. '.repeat(8)}</p><p>${last}</p>`)
    const { editor } = await openPage(page, `/uncovered-${where.split(' ').at(-1)}`, [
      words('one'),
      words('two'),
    ])
    await editor.blockBy('two').scrollIntoViewIfNeeded()
    await editor.select(editor.blockBy('two'))
    // The bar goes to its place after the outline is painted.
    await expect(async () => {
      const bar = await page.getByRole('toolbar', { name: /^Block / }).boundingBox()
      if (!bar) throw new Error('The bar is not shown')
      expect(await coveredTexts(editor.canvas, [bar])).toEqual([])
    }).toPass({ timeout: 5_000 })
    await page.screenshot({ path: info.outputPath('bar.png') })
  })
