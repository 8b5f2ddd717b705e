import { expect, type Locator, type Page, test } from '@playwright/test'
import { createPage, graphql, publishPage } from './support/api'
import { NOBODY } from './support/site'
import { stubPictures } from './support/stub-pictures'

test.use({ storageState: NOBODY })

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

test('what has little to say leaves no half of a desktop empty', async ({ page }) => {
  await open(page, '/', DESKTOP)
  await test.step('opened hours take the width of the card', async () => {
    const card = page.locator('.hours-card').first()
    const today = card.locator('.hours-card-today')
    const hours = card.locator('.hours-card-hours')
    expect((await boxOf(today)).x).toBeLessThan((await boxOf(hours)).x)
    await card.locator('summary').first().click()
    const [whole, day, week] = [await boxOf(card), await boxOf(today), await boxOf(hours)]
    expect(week.width).toBeGreaterThan(0.95 * whole.width)
    expect(day.y + day.height).toBeLessThanOrEqual(week.y + 1)
    expect(day.height).toBeLessThan(DESKTOP.height / 2)
  })
  await test.step('facts of an event without a text stand side by side', async () => {
    await open(page, '/connect/events/2', DESKTOP)
    await expect(page.locator('.event-page-text')).toBeEmpty()
    const columns = await boxOf(page.locator('.event-page-columns'))
    const facts = page.locator('.event-page-facts')
    expect((await boxOf(facts)).width).toBeGreaterThan(0.95 * columns.width)
    const [first, second] = await facts.locator(':scope > *').all()
    if (!first || !second) throw new Error('The event has too few facts')
    expect((await boxOf(second)).x).toBeGreaterThan((await boxOf(first)).x)
  })
})

test('three pictures fill a row of a desktop, and show that the row goes on on a phone', async ({
  page,
}) => {
  const { mediaLibrary } = await graphql<{ mediaLibrary: { nodes: { item: { id: string } }[] } }>(
    'query { mediaLibrary(first: 3, kind: PICTURE) { nodes { item { id } } } }',
  )
  const ids = mediaLibrary.nodes.map(({ item }) => Number(item.id))
  const row = {
    ...{ id: 'row', name: 'Media' },
    fields: [
      { id: 'f1', type: 'medias', name: 'medias', value: ids },
      { id: 'f2', type: 'string', name: 'layout', value: 'ROW' },
    ],
  }
  await publishPage(await createPage('/three-pictures', [row]))
  await open(page, '/three-pictures', DESKTOP)
  const whole = await boxOf(page.locator('.pictures-row'))
  const pictures = page.locator('.pictures-row > li')
  await expect(pictures).toHaveCount(3)
  const last = await boxOf(pictures.last())
  expect(Math.abs(last.x + last.width - whole.x - whole.width)).toBeLessThanOrEqual(1)
  const heights = await pictures.evaluateAll((all) =>
    all.map((picture) => Math.round(picture.getBoundingClientRect().height)),
  )
  expect(new Set(heights).size).toBe(1)

  await open(page, '/three-pictures', PHONE)
  const second = await boxOf(pictures.nth(1))
  expect(second.x).toBeLessThan(PHONE.width)
  expect(second.x + second.width).toBeGreaterThan(PHONE.width)
  await sitsInside(page)
})

test('buttons of a hero have one line of words on a phone', async ({ page }) => {
  for (const address of ['/', '/ottawa/', '/leicester/']) {
    await open(page, address, PHONE)
    const buttons = page.locator('.hero-actions .button-link')
    await expect(buttons.first()).toBeVisible()
    const lines = await buttons.evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        const tops = [...range.getClientRects()]
          .filter(({ width }) => width > 1)
          .map(({ top, height }) => Math.round((top + height / 2) / 8))
        return { words: link.textContent, lines: new Set(tops).size }
      }),
    )
    expect(lines.filter((each) => each.lines !== 1)).toEqual([])
    await sitsInside(page)
  }
})

async function open(page: Page, address: string, size: { width: number; height: number }) {
  await stubPictures(page)
  await page.setViewportSize(size)
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error(`Not there: ${part}`)
  return box
}

async function sitsInside(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )
}
