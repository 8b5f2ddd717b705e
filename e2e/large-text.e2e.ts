import { expect, type Page, test } from '@playwright/test'
import { createPage } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'
import { enlargeText } from './support/large-text'
import { hero, text } from './support/sample-blocks'
import { openAsVolunteer } from './support/volunteer'

const LEICESTER = 30

test('a volunteer with text of twice the size, at 1280 px: opens a page, writes, and submits it', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const manu = { name: 'Manu Desai', email: 'manu-large@toran.example', locationId: '30' }
  const volunteer = await openAsVolunteer({ page, browser }, manu, { width: 1280, height: 800 })
  const { id } = await createPage('/large-text', [hero('Welcome'), text('one')], 'PAGE', LEICESTER)
  await enlargeText(volunteer)

  await test.step('home and the list of pages are as wide as the window, and the page is found', async () => {
    await volunteer.goto('/editor')
    await expect(volunteer.getByRole('heading', { name: /^Hello/ })).toBeVisible()
    expect(await overflow(volunteer)).toBe(0)
    await findsNothing(volunteer, 'home')
    await volunteer.getByRole('link', { name: 'Pages', exact: true }).first().click()
    await volunteer.getByRole('searchbox').first().fill('large-text')
    await expect(volunteer.getByRole('link', { name: /large-text/i }).first()).toBeVisible()
    expect(await overflow(volunteer)).toBe(0)
  })

  await test.step('text is written on the page, with the canvas in sight between the panels', async () => {
    const editor = new EditorPage(volunteer)
    await editor.open(id)
    const canvas = await volunteer.locator('.ed-frame-canvas').boundingBox()
    expect(canvas?.width).toBeGreaterThanOrEqual(400)
    await editor.blockBy('one').getByText('one').click()
    await volunteer.keyboard.press('End')
    await volunteer.keyboard.type(' and all are welcome')
    await editor.saved()
    expect(await overflow(volunteer)).toBe(0)
  })

  await test.step('it is submitted', async () => {
    const submit = volunteer.getByRole('button', { name: 'Submit for review' })
    await expect(submit).toBeInViewport({ ratio: 1 })
    await submit.click()
    await expect(volunteer.locator('.ed-status-chip')).toContainText('In review')
    await findsNothing(volunteer, 'the page', '.ed-top-bar')
  })
  await volunteer.context().close()
})

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
