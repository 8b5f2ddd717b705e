import { expect, type Locator, type Page, test } from '@playwright/test'
import { createPage } from './support/api'
import { coveredTexts } from './support/covered-texts'
import { EditorPage } from './support/editor-page'
import { hero, text } from './support/sample-blocks'

const PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1280, height: 720 }

test('on a phone the first field is on the first screen, of records, a location, a page and a block', async ({
  page,
}, info) => {
  await page.setViewportSize(PHONE)
  for (const list of ['events', 'articles', 'galleries', 'locations']) {
    await page.goto(`/editor/${list}`)
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    const field = page.locator('main [data-field]').first().locator('input').first()
    await expect(field).toBeVisible()
    await page.screenshot({ path: info.outputPath(`${list}.png`) })
    const { y, height } = await boxOf(field)
    expect(y + height, list).toBeLessThan(PHONE.height / 2)
  }
  await test.step('tabs are one line, and the chosen one is in sight', async () => {
    await page.goto('/editor/locations/20')
    const tabs = page.getByRole('tablist', { name: 'Groups of settings' }).getByRole('tab')
    await tabs.last().press('Enter')
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
    await expect(tabs.last()).toBeInViewport({ ratio: 0.95 })
    const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })
  await test.step('Saved versions are among the actions of a location', async () => {
    await page.getByRole('button', { name: 'Saved versions' }).click()
    await expect(page.getByRole('dialog', { name: 'Saved versions' })).toBeVisible()
    await page.keyboard.press('Escape')
  })
  const editor = await openPage(page, '/first-field', [hero('Welcome'), text('one')])
  const bar = page.getByRole('button', { name: 'Settings', exact: true }).last()
  await bar.click()
  await expect(page.getByLabel(/^Title/).first()).toBeInViewport({ ratio: 1 })
  await page.screenshot({ path: info.outputPath('page.png') })
  await page.getByRole('button', { name: 'Close settings' }).click()
  for (const id of ['hero', 'one']) {
    await editor.select(editor.blockBy(id))
    await bar.click()
    const field = editor.panel.locator('[data-field]').first().locator('.panel-field-label').first()
    await expect(field).toBeInViewport({ ratio: 1 })
    await page.screenshot({ path: info.outputPath(`${id}.png`) })
    const { y, height } = await boxOf(field)
    expect(y + height, id).toBeLessThan((await boxOf(bar)).y)
    await page.getByRole('button', { name: 'Close settings' }).click()
  }
})

test('on a laptop’s screen twelve blocks and eight rows of a list are in sight', async ({
  page,
}, info) => {
  await page.setViewportSize(LAPTOP)
  await openPage(page, '/dense', [text('one')])
  await expect(page.locator('[data-palette-block]').first()).toBeVisible()
  expect(await inSight(page.locator('[data-palette-block]'), LAPTOP.height)).toBeGreaterThanOrEqual(
    12,
  )
  await page.screenshot({ path: info.outputPath('palette.png') })
  for (const list of ['pages', 'events', 'articles']) {
    await page.goto(`/editor/${list}`)
    const rows = page.locator('tbody').getByRole('row')
    await expect(rows.nth(8)).toBeAttached()
    expect(await inSight(rows, LAPTOP.height), list).toBeGreaterThanOrEqual(8)
    // Title and filters take less than a third of the height.
    expect((await boxOf(rows.first())).y, list).toBeLessThan(LAPTOP.height / 3)
  }
})

test('widths of the page and colours of the site have words, in the bar or in its panel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2120, height: 1000 })
  await openPage(page, '/worded', [text('one')])
  const bar = page.getByRole('banner')
  for (const word of ['Phone', 'Tablet', 'Laptop', 'Full width', 'Dark'])
    await expect(bar.getByText(word, { exact: true })).toBeVisible()
  await page.setViewportSize(LAPTOP)
  await expect(bar.getByText('Tablet', { exact: true })).toBeHidden()
  await bar.getByRole('button', { name: /Width, zoom and colours/ }).click()
  for (const word of ['Phone width', 'Tablet width', 'Laptop width', 'Full width', 'Light', 'Dark'])
    await expect(page.getByRole('radio', { name: word })).toBeVisible()
})

test('on a phone, rows of the site search begin at the edge and end with their buttons', async ({
  page,
}, info) => {
  await page.setViewportSize(PHONE)
  await page.goto('/editor/search')
  const rows = page.getByRole('region', { name: 'Answers', exact: true }).locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  await page.screenshot({ path: info.outputPath('search.png') })
  const edges = await rows.evaluateAll((all) =>
    all.map((row) => {
      const { left, right } = row.getBoundingClientRect()
      const style = getComputedStyle(row)
      const begins = [...row.children]
        .filter((cell) => cell.getClientRects().length > 0 && !cell.querySelector('button'))
        .map((cell) => Math.round(cell.getBoundingClientRect().left - left))
      const end = row.querySelector('span:has(> button)')?.getBoundingClientRect().right ?? 0
      return {
        begins: begins.filter((at) => at !== Math.round(Number.parseFloat(style.paddingLeft))),
        end: Math.round(right - end - Number.parseFloat(style.paddingRight)),
      }
    }),
  )
  expect(edges.filter(({ begins, end }) => begins.length > 0 || end !== 0)).toEqual([])
})

test('in a panel of 280 px the card of shown records is whole, and no icon is alone on a line', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('toran.sides', '{"left":264,"right":280,"folded":[]}'),
  )
  const getting = { id: 'way', name: 'GettingHere', fields: [] }
  const editor = await openPage(page, '/narrow-panel', [getting, text('words')])
  await editor.select(editor.blockBy('way'))
  const card = editor.panel.locator('.panel-shown-card').first()
  await expect(card).toBeVisible()
  const panel = await boxOf(page.locator('.panel'))
  expect(panel.width).toBeLessThanOrEqual(280)
  const parts = await card.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].map((part) => {
      const { right } = part.getBoundingClientRect()
      const isCut = part instanceof HTMLElement && part.scrollWidth > part.clientWidth + 1
      return { right, isCut: isCut && part.clientWidth > 0, words: part.textContent }
    }),
  )
  const edge = panel.x + panel.width
  expect(parts.filter(({ right, isCut }) => right > edge || isCut)).toEqual([])
  await editor.select(editor.blockBy('words'))
  await test.step('labels are of the size and weight of labels', async () => {
    const label = editor.panel.locator('.panel-field-label').first()
    await expect(label).toHaveCSS('font-size', '13px')
    await expect(label).toHaveCSS('font-weight', '500')
  })
  const tools = editor.panel.locator('[data-tools="formatting"] .ed-icon-button')
  await expect(tools.nth(5)).toBeVisible()
  const tops = await tools.evaluateAll((all) => all.map((tool) => tool.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('while a block is dragged over an empty page, there is nothing but “Drop it here”', async ({
  page,
}) => {
  const editor = await openPage(page, '/empty-drag', [])
  const ways = editor.canvas.getByRole('button', { name: /^From a template/ })
  const drop = editor.canvas.getByText('Drop it here')
  await expect(ways).toBeVisible()
  await expect(drop).toBeHidden()
  const empty = editor.canvas.locator('.ed-empty-page')
  const before = await boxOf(empty)
  const from = await boxOf(editor.palette('Text'))
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 40, { steps: 4 })
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2, { steps: 8 })
  await expect(drop).toBeVisible()
  await expect(ways).toBeHidden()
  await expect(editor.canvas.getByRole('button', { name: /^Copy an existing page/ })).toBeHidden()
  // Nothing jumps.
  expect((await boxOf(empty)).height).toBe(before.height)
  await page.mouse.up()
  await expect(editor.block('Text')).toBeVisible()
})

test('an empty section navigation scrolls away with its page', async ({ page }) => {
  const navigation = { id: 'nav', name: 'SectionNavigation', fields: [] }
  const long = text('long', '<p>All are welcome.</p>'.repeat(60))
  const editor = await openPage(page, '/ghost', [navigation, long])
  const ghost = editor.blockBy('nav')
  await expect(ghost).toBeInViewport()
  await editor.blockBy('long').locator('p').last().scrollIntoViewIfNeeded()
  await expect(editor.blockBy('long').locator('p').last()).toBeInViewport()
  await expect(ghost).not.toBeInViewport()
})

test('the mark of an example covers no text of its block, in a page and in a narrow column', async ({
  page,
}, info) => {
  const example = (id: string) => text(id, `<p>${'[[Say who is welcome]] '.repeat(12)}</p>`)
  const columns = {
    ...{ id: 'cols', name: 'Columns' },
    fields: [{ id: 'f1', type: 'number', name: 'count', value: 3 }],
    slots: { column1: [example('a')], column2: [example('b')], column3: [example('c')] },
  }
  const editor = await openPage(page, '/marked', [example('one'), columns, hero('[[Welcome]]')])
  const marks = editor.canvas.locator('.ed-example-badge')
  await expect(marks.first()).toBeVisible()
  for (const size of [{ width: 1920, height: 1000 }, PHONE]) {
    await page.setViewportSize(size)
    await page.screenshot({ path: info.outputPath(`marks-${size.width}.png`) })
    const boxes = await Promise.all((await marks.all()).map(boxOf))
    expect(boxes.length).toBe(5)
    expect(await coveredTexts(editor.canvas, boxes, '.ed-example-badge')).toEqual([])
  }
})

test('the bar of a selected block covers no mark of it, above it and in the margin', async ({
  page,
}) => {
  const words = text('words', `<p>${'Everyone is welcome here. '.repeat(12)}</p>`)
  const example = text('marked', `<p>${'[[Say who is welcome]] '.repeat(12)}</p>`)
  const editor = await openPage(page, '/marked-and-selected', [words, example])
  const sides = new Set<string | null>()
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size)
    await editor.select(editor.blockBy('marked'))
    const rail = page.locator('.ed-block-rail:has([role=toolbar])')
    await expect(rail).toHaveAttribute('data-side', /./)
    sides.add(await rail.getAttribute('data-side'))
    const bar = await boxOf(rail.getByRole('toolbar'))
    const mark = await boxOf(editor.blockBy('marked').locator('.ed-example-badge'))
    const isApart =
      bar.x >= mark.x + mark.width ||
      mark.x >= bar.x + bar.width ||
      bar.y >= mark.y + mark.height ||
      mark.y >= bar.y + bar.height
    expect(isApart, `at ${size.width} px`).toBe(true)
  }
  expect([...sides]).toContain('margin')
})

async function openPage(page: Page, address: string, blocks: readonly unknown[]) {
  const editor = new EditorPage(page)
  const { id } = await createPage(address, blocks)
  await editor.open(id)
  return editor
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error(`Not there: ${part}`)
  return box
}

/** Counts those that are wholly above the lower edge of the window. */
function inSight(parts: Locator, height: number): Promise<number> {
  return parts.evaluateAll(
    (all, edge) =>
      all.filter((part) => {
        const { top, bottom, height: own } = part.getBoundingClientRect()
        return own > 0 && top >= 0 && bottom <= edge
      }).length,
    height,
  )
}

test('the first control that the pointer rests on has its tooltip', async ({ page }) => {
  const { id } = await createPage('/first-tooltip', [text('one')])
  const editor = new EditorPage(page)
  await editor.open(id)
  await page.getByRole('button', { name: 'Undo', exact: true }).hover({ force: true })
  await expect(page.getByRole('tooltip')).toHaveText(/^Undo/)
})
