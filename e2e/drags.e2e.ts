import { expect, type Locator, type Page, test } from '@playwright/test'
import { createPage } from './support/api'
import { blockIds, drag, EditorPage, pointIn } from './support/editor-page'
import { fingerOn } from './support/fingers'
import { section, text } from './support/sample-blocks'

const MANY = Array.from({ length: 40 }, (_, index) => text(`t${index}`))
const columns = {
  id: 'cols',
  name: 'Columns',
  fields: [],
  slots: { column1: [text('left')], column2: [] },
}

async function openPage(page: Page, address: string, blocks: readonly unknown[]) {
  const editor = new EditorPage(page)
  const { id } = await createPage(address, blocks)
  await editor.open(id)
  return { editor, canvas: page.getByRole('region', { name: 'Page canvas' }) }
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('The element is not in view')
  return box
}

/** The canvas scrolls while the pointer rests at its lower edge: waits until a block of the middle has passed. */
async function scrolledTo(editor: EditorPage, id: string): Promise<void> {
  await expect(editor.blockBy(id)).toBeInViewport({ timeout: 20_000 })
}

/**
 * Notes which two blocks are seen above and below the pointer at the instant of its release; near a border, both sides of it.
 * Returns what was noted.
 */
async function watchRelease(page: Page, moved: string) {
  await page.evaluate((id) => {
    const seenAt = (y: number) => {
      const blocks = [...document.querySelectorAll<HTMLElement>('[data-canvas] [data-block-id]')]
      const rests = blocks.filter(({ dataset }) => dataset.blockId !== id)
      const below = rests.findIndex((block) => {
        const { top, height } = block.getBoundingClientRect()
        return top + height / 2 > y
      })
      const idAt = (index: number) => rests[index]?.dataset.blockId
      return below === -1
        ? [idAt(rests.length - 1), 'end']
        : [idAt(below - 1) ?? 'start', idAt(below)]
    }
    const note = (event: Event) => {
      const at = event instanceof TouchEvent ? event.changedTouches[0] : (event as MouseEvent)
      const y = at?.clientY ?? 0
      document.body.dataset.seen = JSON.stringify([-8, 0, 8].map((by) => seenAt(y + by)))
    }
    for (const type of ['mouseup', 'touchend'])
      addEventListener(type, note, { capture: true, once: true })
  }, moved)
  return async (): Promise<readonly (readonly string[])[]> =>
    JSON.parse((await page.locator('body').getAttribute('data-seen')) ?? '[]')
}

/** The dropped block is between two that were seen around the pointer, or at an end of the page that was. */
async function expectBetween(
  editor: EditorPage,
  moved: string,
  pairs: readonly (readonly string[])[],
): Promise<void> {
  const order = `start ${await blockIds(editor)} end`
  const places = pairs.map(([above, below]) => `${above} ${moved} ${below}`)
  expect(
    places.some((place) => order.includes(place)),
    `${places.join(' or ')} in ${order}`,
  ).toBe(true)
}

test('by mouse, at the edge of a canvas that scrolls: the block lands between those seen around the pointer', async ({
  page,
}) => {
  const { editor, canvas } = await openPage(page, '/edge-by-mouse', MANY)
  await editor.select(editor.blockBy('t0'))
  const handle = await pointIn(page.locator('.ed-drag-handle'), 0.5, 0.5)
  const pane = await boxOf(canvas)
  const edge = { x: pane.x + pane.width / 2, y: pane.y + pane.height - 12 }
  await page.mouse.move(handle.x, handle.y)
  await page.mouse.down()
  await page.mouse.move(handle.x + 20, handle.y + 20, { steps: 4 })
  await page.mouse.move(edge.x, edge.y, { steps: 12 })
  const seen = await watchRelease(page, 't0')
  await scrolledTo(editor, 't25')
  // Released while it scrolls: what is seen in the last frame counts.
  await page.mouse.up()
  await expect.poll(() => blockIds(editor)).not.toMatch(/^t0 /)
  await expectBetween(editor, 't0', await seen())
})

test('a quick drop near the edge lands there: the canvas does not scroll away below it', async ({
  page,
}) => {
  const { editor, canvas } = await openPage(page, '/edge-quickly', MANY)
  const pane = await boxOf(canvas)
  const edge = { x: pane.x + pane.width / 2, y: pane.y + pane.height - 20 }
  const seen = await watchRelease(page, '')
  await drag(page, editor.palette('Section'), edge)
  const added = (await editor.block('Section').getAttribute('data-block-id')) ?? ''
  await expectBetween(editor, added, await seen())
})

test('into an empty column by mouse, on the canvas and on its lane in the outline', async ({
  page,
}) => {
  const { editor } = await openPage(page, '/lanes', [text('one'), columns, text('two')])
  await page.getByRole('tab', { name: 'Outline' }).click()
  const lane = (name: RegExp) => page.getByRole('treeitem', { name })
  await drag(
    page,
    page.locator('[data-outline-id="one"] .ed-outline-name'),
    await pointIn(lane(/^“Column 2”, empty$/), 0.5, 0.5),
  )
  await expect.poll(() => blockIds(editor)).toBe('cols left one two')
  await expect(lane(/^Column 2$/)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => blockIds(editor)).toBe('one cols left two')
  await editor.select(editor.blockBy('two'))
  await drag(
    page,
    page.locator('.ed-drag-handle'),
    await pointIn(editor.canvas.locator('[data-empty-slot]').filter({ visible: true }), 0.5, 0.5),
  )
  await expect.poll(() => blockIds(editor)).toBe('one cols left two')
  await expect(lane(/^Column 2$/)).toBeVisible()
})

test('by keyboard only the columns that are shown are places', async ({ page }) => {
  const { editor, canvas } = await openPage(page, '/columns-by-keys', [text('one'), columns])
  await editor.select(editor.blockBy('one'))
  await canvas.focus()
  await page.locator('.ed-drag-handle').focus()
  await page.keyboard.press('Space')
  const label = page.locator('.ed-drop-label')
  for (const place of [
    '“Main › Columns › Column 1”, position 1 of 2',
    '“Main › Columns › Column 1”, position 2 of 2',
    '“Main › Columns › Column 2”, position 1 of 1',
    '“Main”, position 2 of 2',
    '“Main”, position 2 of 2',
  ]) {
    await page.keyboard.press('ArrowDown')
    await expect(label).toHaveText(place)
  }
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect.poll(() => blockIds(editor)).toBe('cols left one')
})

test('a double click in the palette adds one block, and between neighbours there is one plus', async ({
  page,
}) => {
  const { editor } = await openPage(page, '/once', [text('one'), text('two')])
  await editor.palette('Text').dblclick()
  await expect(editor.canvas.locator('[data-block-id]')).toHaveCount(3)
  await editor.select(editor.blockBy('one'))
  await editor.blockBy('two').hover()
  await expect(page.getByRole('button', { name: /^Insert a block/ })).toHaveCount(3)
  await expect(
    page.getByRole('button', { name: 'Insert a block after “Text”, in “Main”' }),
  ).toHaveCount(2)
})

test('the bar of a block at the right edge stays on the canvas, and so do the words of a drop', async ({
  page,
}) => {
  const right = { ...columns, slots: { column1: [], column2: [text('right')] } }
  const { editor, canvas } = await openPage(page, '/never-cut', [
    text('one'),
    right,
    section('hall', []),
  ])
  const pane = await boxOf(canvas)
  await editor.select(editor.blockBy('right'))
  const bar = await boxOf(page.getByRole('toolbar', { name: /^Block/ }))
  expect(bar.x + bar.width).toBeLessThanOrEqual(pane.x + pane.width)
  expect(bar.x).toBeGreaterThanOrEqual(pane.x)
})

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } })

  test('held at the edge the canvas scrolls, and the block lands between those seen around the finger', async ({
    page,
  }) => {
    const { editor, canvas } = await openPage(page, '/edge-by-finger', MANY)
    const pane = await boxOf(canvas)
    const edge = { x: pane.x + pane.width / 2, y: pane.y + pane.height - 12 }
    const finger = await fingerOn(page, editor.blockBy('t0'))
    await finger.move(edge)
    const seen = await watchRelease(page, 't0')
    await scrolledTo(editor, 't25')
    await finger.lift()
    await expect.poll(() => blockIds(editor)).not.toMatch(/^t0 /)
    await expectBetween(editor, 't0', await seen())
  })

  test('a row of the outline goes into an empty column', async ({ page }) => {
    const { editor } = await openPage(page, '/lanes-by-finger', [text('one'), columns])
    await page.getByRole('tab', { name: 'Outline' }).tap()
    const finger = await fingerOn(page, page.locator('[data-outline-id="one"] .ed-outline-name'))
    await finger.move(
      await pointIn(page.getByRole('treeitem', { name: '“Column 2”, empty' }), 0.5, 0.5),
    )
    await finger.lift()
    await expect.poll(() => blockIds(editor)).toBe('cols left one')
  })
})
