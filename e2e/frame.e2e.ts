import { expect, type Page, test } from '@playwright/test'
import { createPage } from './support/api'
import { EditorPage } from './support/editor-page'
import { enlargeText } from './support/large-text'
import { text } from './support/sample-blocks'

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
] as const) {
  test(`at ${width} × ${height} the page has its own size beside both panels, which fold`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const { id } = await createPage(`/frame-${width}`, [text('one')])
    const editor = new EditorPage(page)
    await editor.open(id)
    const widthOf = async () => (await editor.canvas.boundingBox())?.width ?? 0
    await expect(page.getByRole('button', { name: /^Zoom 100 %/ })).toBeVisible()
    const beside = await widthOf()
    expect(beside).toBeGreaterThan(width - 264 - 320 - 60)
    await page.getByRole('button', { name: 'Hide blocks and outline' }).click()
    await page.getByRole('button', { name: 'Hide settings' }).click()
    await expect.poll(widthOf).toBeGreaterThan(width - 140)
    // Remembered, with each part one press away.
    await page.reload()
    await expect.poll(widthOf).toBeGreaterThan(width - 140)
    await page.getByRole('button', { name: 'Outline', exact: true }).click()
    await expect(page.getByRole('tab', { name: 'Outline' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.getByRole('button', { name: 'Show settings' }).click()
    await expect.poll(widthOf).toBe(beside)
  })
}

// 640 and 720 are what windows of 1280 and 1440 have at a zoom of 200 %.
for (const width of [320, 390, 640, 720, 768, 861, 1001, 1141, 1280, 1440]) {
  test(`at ${width} px everything of the top bar can be reached, and nothing moves while one writes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 })
    const { id } = await createPage(`/bar-${width}`, [text('one')])
    const editor = new EditorPage(page)
    await editor.open(id)
    await expect(page.getByRole('button', { name: 'More ways to publish' })).toBeVisible()
    await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible()
    expect(await outside(page)).toEqual([])
    const before = await places(page)
    await editor.blockBy('one').getByText('one').click()
    await page.keyboard.type('Namaste ')
    await expect(page.getByText('Unsaved', { exact: true })).toBeVisible()
    if (width > 700) expect(await places(page)).toEqual(before)
    await editor.saved()
    if (width > 700) expect(await places(page)).toEqual(before)
    expect(await overlaps(page)).toEqual([])
  })
}

test('with text of twice the size at 1280 px everything of the top bar can be reached', async ({
  page,
}) => {
  const { id } = await createPage('/bar-twice', [text('one')])
  const editor = new EditorPage(page)
  await editor.open(id)
  await expect(page.getByRole('button', { name: 'More ways to publish' })).toBeVisible()
  await enlargeText(page)
  expect(await outside(page)).toEqual([])
  expect(await overlaps(page)).toEqual([])
})

/** Lists the parts of the top bar that cannot be pressed: outside the window, or covered. */
function outside(page: Page): Promise<readonly string[]> {
  return page.locator('.ed-top-bar').evaluate((bar) =>
    [...bar.querySelectorAll<HTMLElement>('a, button')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect()
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return left < 0 || right > innerWidth || !over || !each.contains(over)
      })
      .map((each) => each.ariaLabel ?? each.textContent ?? ''),
  )
}

/** Lists the texts about the page that a button or another text covers. */
function overlaps(page: Page): Promise<readonly string[]> {
  return page.locator('.ed-top-bar').evaluate((bar) => {
    const words = [
      ...bar.querySelectorAll('.ed-page-name strong, .ed-status-chip, .ed-save-status'),
    ]
    const others = [...bar.querySelectorAll('a, button'), ...words].filter((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    )
    return words.flatMap((word) => {
      const own = word.getBoundingClientRect()
      return others.flatMap((other) => {
        if (other.contains(word) || word.contains(other)) return []
        const { left, right, top, bottom } = other.getBoundingClientRect()
        const lies =
          left < own.right - 1 &&
          right > own.left + 1 &&
          top < own.bottom - 9 &&
          bottom > own.top + 9
        return lies ? [`${word.textContent} and ${other.ariaLabel ?? other.textContent}`] : []
      })
    })
  })
}

/** The positions of the buttons of the top bar. */
function places(page: Page): Promise<readonly string[]> {
  return page.locator('.ed-top-bar').evaluate((bar) =>
    [...bar.querySelectorAll<HTMLElement>('a, button:not(.ed-status-chip)')]
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { x, y } = each.getBoundingClientRect()
        return `${each.ariaLabel ?? each.textContent}: ${Math.round(x)}, ${Math.round(y)}`
      }),
  )
}
