import { expect, type Page, test } from '@playwright/test'
import { createPage, graphql, publishPage } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'
import { enlargeText } from './support/large-text'
import { text } from './support/sample-blocks'
import { openAsVolunteer } from './support/volunteer'

const LEICESTER = 30
/** In local time there: within the two years for which schedules are taken. */
const NEXT_YEAR = `${new Date().getFullYear() + 1}-11-28T18:00`

for (const [width, height] of [
  [1280, 800],
  [768, 1024],
  [390, 844],
] as const)
  test(`at ${width} px nothing of the top bar moves, from opening the page to unpublishing and scheduling it`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height })
    await watchShifts(page)
    const { id } = await createPage(`/still-${width}`, [text('one')], 'PAGE', LEICESTER)
    const editor = new EditorPage(page)
    const problem = await failSaves(page)
    await editor.open(id)
    await expect(status(page, 'Draft')).toBeVisible()
    await expect(page.getByRole('button', { name: 'More ways to publish' })).toBeVisible()
    // A page may get the typeface within a tenth of a second of its first paint, and never after it (`font-display: optional`).
    await page.evaluate(async () => void (await document.fonts.ready))
    const before = await boxes(page)
    const staysStill = async () => expect(await boxes(page)).toEqual(before)

    await test.step('types and saves', async () => {
      await editor.blockBy('one').getByText('one').click()
      await page.keyboard.type('Namaste ')
      await expect(page.getByText('Unsaved', { exact: true })).toBeVisible()
      await staysStill()
      await editor.saved()
      await staysStill()
    })

    await test.step('a save fails: what helps lies over the page, can be folded, and works', async () => {
      problem.isOn = true
      await page.keyboard.type('once more ')
      const word = page.getByRole('button', { name: 'Not saved', exact: true })
      await expect(word).toHaveAttribute('aria-expanded', 'true', { timeout: 30_000 })
      await expect(page.getByRole('button', { name: 'Copy page as file' })).toBeVisible()
      await findsNothing(page, 'a failed save', '.ed-top-bar')
      await staysStill()
      await word.click()
      await expect(page.getByRole('button', { name: 'Copy page as file' })).toBeHidden()
      await word.click()
      problem.isOn = false
      await page.getByRole('button', { name: 'Retry' }).click()
      await editor.saved()
      await staysStill()
    })

    await test.step('publishes', async () => {
      await editor.publish()
      await expect(status(page, 'Live')).toBeVisible()
      await staysStill()
      // A phone has it in the menu beside Publish.
      if (width > 700) await expect(viewPage(page)).toBeVisible()
      else expect(await offered(page)).toContain('View page')
      // Quiet: there is nothing to publish.
      await expect(publishButton(page)).toHaveAttribute('data-look', 'plain')
    })

    await test.step('changes what is live', async () => {
      await editor.blockBy('one').locator('p').first().click()
      await page.keyboard.type('again ')
      await expect(status(page, 'Live · edited')).toBeVisible()
      await editor.saved()
      await staysStill()
      await expect(publishButton(page)).toHaveAttribute('data-look', 'primary')
    })

    await test.step('unpublishes', async () => {
      await choose(page, 'Unpublish…')
      await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
      await expect(status(page, 'Draft')).toBeVisible()
      await staysStill()
      await expect(viewPage(page)).toBeHidden()
    })

    await test.step('schedules', async () => {
      await choose(page, 'Schedule…')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Publish on', { exact: true }).fill(NEXT_YEAR)
      await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
      await expect(status(page, 'Scheduled')).toBeVisible()
      await page.keyboard.press('Escape')
      await staysStill()
    })

    expect(await shiftsOf(page)).toEqual([])
  })

test('nothing moves where a page is submitted, at 1280 and 390 px', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const bina = { name: 'Bina Shah', email: 'bina-bar@toran.example', locationId: String(LEICESTER) }
  const volunteer = await openAsVolunteer({ page, browser }, bina, { width: 1280, height: 800 })
  await watchShifts(volunteer)
  for (const width of [1280, 390]) {
    await volunteer.setViewportSize({ width, height: 800 })
    const { id } = await createPage(`/submitted-${width}`, [text('one')], 'PAGE', LEICESTER)
    await new EditorPage(volunteer).open(id)
    await expect(status(volunteer, 'Draft')).toBeVisible()
    const before = await boxes(volunteer)
    await volunteer.getByRole('button', { name: 'Submit for review' }).click()
    await expect(status(volunteer, 'In review')).toBeVisible()
    expect(await boxes(volunteer)).toEqual(before)
    await volunteer.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect(status(volunteer, 'Draft')).toBeVisible()
    expect(await boxes(volunteer)).toEqual(before)
    expect(await shiftsOf(volunteer)).toEqual([])
  }
  await volunteer.context().close()
})

test('the bar is as high and its buttons are in the same places with every status, at every width and with larger text', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const ids = await pagesOfEveryStatus()
  // The first page that a browser opens keeps the device's face; the next ones have the editor's own.
  for (const [, id] of ids.slice(0, 1)) await new EditorPage(page).open(id)
  await page.evaluate(() => document.fonts.ready)
  for (const [width, large] of [
    [1280, false],
    [1440, false],
    [1024, false],
    [768, false],
    [390, false],
    [320, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const seen = new Map<string, string>()
    for (const [word, id] of ids) {
      await new EditorPage(page).open(id)
      if (large) await enlargeText(page)
      await expect(page.getByRole('button', { name: 'More ways to publish' })).toBeVisible()
      await expect(page.locator('.ed-status-chip')).toContainText(word)
      seen.set(JSON.stringify(await boxes(page)), word)
      const bar = await page.locator('.ed-top-bar').boundingBox()
      if (width <= 390) expect(bar?.height).toBeLessThanOrEqual(112)
    }
    expect([...seen.keys()], `${width} px: ${[...seen.values()].join(', ')}`).toHaveLength(1)
  }
})

function status(page: Page, word: string) {
  return page.locator('.ed-status-chip').getByText(word, { exact: true })
}

function publishButton(page: Page) {
  return page.locator('[data-action="publish"]')
}

function viewPage(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'View page' })
}

/** The entries of the menu beside Publish. */
async function offered(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'More ways to publish' }).click()
  await expect(page.getByRole('menuitem', { name: 'Schedule…' })).toBeVisible()
  const entries = await page.getByRole('menuitem').allTextContents()
  await page.keyboard.press('Escape')
  return entries
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More ways to publish' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Collects every layout shift of the top bar, also those just after a press or a key. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shiftsOfBar: shifts })
    const noteShift = ({ node, previousRect, currentRect }: ShiftSource) => {
      const element = node instanceof Element ? node : node?.parentElement
      if (!element?.closest('.ed-top-bar')) return
      const [from, to] = [previousRect, currentRect].map(({ x, y }) => `${x},${y}`)
      shifts.push(`${element.className || element.localName}: ${from} to ${to}`)
    }
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as LayoutShift[]
      for (const { sources } of entries) sources.forEach(noteShift)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly ShiftSource[]
}

interface ShiftSource {
  readonly node: Node | null
  readonly previousRect: DOMRect
  readonly currentRect: DOMRect
}

function shiftsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { shiftsOfBar: string[] }).shiftsOfBar)
}

/** Answers saves with an error while `isOn`. */
async function failSaves(page: Page): Promise<{ isOn: boolean }> {
  const problem = { isOn: false }
  await page.route('**/graphql**', (route) =>
    problem.isOn && /mutation/.test(route.request().postData() ?? '')
      ? route.fulfill({ status: 500, body: 'The server is restarting' })
      : route.continue(),
  )
  return problem
}

/** The positions and sizes of the bar and its controls. */
function boxes(page: Page): Promise<readonly string[]> {
  return page.locator('.ed-top-bar').evaluate((bar) => {
    const controls = bar.querySelectorAll<HTMLElement>(
      '.ed-view-page, .ed-page-facts strong, .ed-status-chip, .ed-save-status, .ed-button',
    )
    return [bar, ...controls]
      .filter((each) => each.checkVisibility() && !each.closest('.ed-save-problem'))
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        const [name = ''] = each.className.match(/ed-(?!button|icon)[\w-]+/) ?? []
        return `${name}: ${[x, y, width, height].map(Math.round).join(' ')}`
      })
  })
}

/** One page for each status, with the word of its chip. */
async function pagesOfEveryStatus(): Promise<readonly (readonly [word: string, id: string])[]> {
  const create = (name: string) => createPage(`/bar-${name}`, [text('one')], 'PAGE', LEICESTER)
  const draft = await create('draft')
  const live = await create('live')
  await publishPage(live)
  const review = await create('review')
  const submit = 'mutation ($id: ID!) { submitDocument(id: $id, expectedVersion: 1) { id } }'
  await graphql(submit, { id: review.id })
  const returned = await create('returned')
  await graphql(submit, { id: returned.id })
  await graphql(
    'mutation ($id: ID!) { reviewDocument(id: $id, action: RETURN, note: "No time", expectedVersion: 1) { id } }',
    { id: returned.id },
  )
  const scheduled = await create('scheduled')
  await graphql(
    'mutation ($id: ID!, $at: String) { publishDocument(id: $id, expectedVersion: 1, at: $at) { id } }',
    { id: scheduled.id, at: NEXT_YEAR },
  )
  return [
    ['Draft', draft.id],
    ['Live', live.id],
    ['In review', review.id],
    ['Returned', returned.id],
    ['Scheduled', scheduled.id],
  ]
}
