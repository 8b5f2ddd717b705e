import { expect, type Page, test } from '@playwright/test'
import { findsNothing } from './support/axe'
import { openOn, withOwnServers } from './support/own-servers'

test('a sixth location is made, previewed and open in two minutes from nothing, on two servers at once', async ({
  page,
}, info) => {
  // Two servers are started on an empty database before anything is pressed.
  test.setTimeout(240_000)
  await withOwnServers(async ({ start }) => {
    const one = await start()
    const other = await start()
    await openOn(page, one, '/editor')
    const begun = Date.now()
    await page.getByRole('navigation', { name: 'Screens' }).getByText('Locations').click()
    await page.getByRole('button', { name: 'New location' }).click()
    const guide = page.getByRole('dialog', { name: 'New location' })
    await guide.getByLabel('Name').fill('Deepmala Mandir, Windsor')
    await guide.getByLabel('Site address').fill('editor')
    await guide.getByLabel('Time zone').selectOption('America/Toronto')
    await guide.getByLabel('City').fill('Windsor')
    await guide.getByLabel('Country').selectOption('CA')
    await page.screenshot({ path: info.outputPath('guide.png') })
    await guide.getByRole('button', { name: 'Create location' }).click()
    await expect(guide.getByText('“editor” is reserved for the site')).toBeVisible()
    await expect(guide.getByLabel('Site address')).toBeFocused()
    await guide.getByLabel('Site address').fill('windsor')
    // Asked for before it was there: neither server goes on saying that there is nothing.
    for (const { address } of [one, other])
      expect((await fetch(`${address}/windsor/`)).status).toBe(404)
    await page.keyboard.press('Enter')
    const done = page.getByRole('dialog', { name: 'Location created' })
    await expect(done).toBeVisible({ timeout: 30_000 })
    await page.screenshot({ path: info.outputPath('done.png') })
    for (const { address } of [one, other])
      expect((await fetch(`${address}/windsor/`)).status).toBe(404)
    await done.getByRole('button', { name: 'Go to the location' }).click()
    await expect(page.getByRole('heading', { name: 'Not open yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Preview home page' }).click()
    await expect(page.getByRole('link', { name: /^Preview link/ })).toBeVisible()
    await page.screenshot({ path: info.outputPath('not-open.png'), fullPage: true })
    await page.getByRole('button', { name: 'Open location' }).click()
    await expect(page.getByRole('heading', { name: 'Not open yet' })).toBeHidden()
    for (const { address } of [one, other]) {
      const site = await page.context().newPage()
      await expect.poll(async () => (await site.goto(`${address}/windsor/`))?.status()).toBe(200)
      await expect(site.getByText('Deepmala Mandir, Windsor').first()).toBeVisible()
      await site.close()
    }
    expect(Date.now() - begun).toBeLessThan(120_000)
    await expect(page.getByRole('heading', { name: 'Deepmala Mandir, Windsor' })).toBeVisible()
    await expect(page.getByLabel('Name', { exact: false }).first()).toHaveValue(/Windsor/)
    await page.screenshot({ path: info.outputPath('form.png'), fullPage: true })
  })
})

test('another time zone says which events move, and coordinates have a pin', async ({
  page,
}, info) => {
  await openLocation(page, 'Leicester')
  await page.getByLabel('Time zone').selectOption('Asia/Kolkata')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Change the time zone?' })
  await expect(question.getByText(/show a different time:/)).toBeVisible()
  await page.screenshot({ path: info.outputPath('moved.png') })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('tab', { name: 'Address and map' }).click()
  const pin = page.getByRole('textbox', { name: 'Pin on the map' })
  await pin.fill('49.1913, -122.849')
  await page.getByRole('application', { name: /^Pin at latitude 49\.1913/ }).press('ArrowUp')
  await expect(pin).toHaveValue('49.1914, -122.849')
  await page.screenshot({ path: info.outputPath('map.png') })
  await page.getByRole('tab', { name: 'Site' }).click()
  await page.screenshot({ path: info.outputPath('site.png'), fullPage: true })
})

test('what was typed into a location and not saved outlives a reload, and is undone', async ({
  page,
}) => {
  await openLocation(page, 'Leicester')
  const welcome = page.getByLabel('Welcome', { exact: true })
  const before = await welcome.inputValue()
  await welcome.fill('Come in, all of you')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Your unsaved changes are back.').first()).toBeVisible()
  await expect(welcome).toHaveValue('Come in, all of you')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(welcome).toHaveValue(before)
  const html = await (await page.request.get('/leicester/')).text()
  expect(html).not.toContain('Come in, all of you')
})

test('what two people change of a location at once is asked about as of a page, and mine can be kept', async ({
  page,
  context,
}, info) => {
  await openLocation(page, 'Leicester')
  const welcome = page.getByLabel('Welcome', { exact: true })
  const before = await welcome.inputValue()
  const other = await context.newPage()
  await openLocation(other, 'Leicester')
  await other.getByLabel('Welcome', { exact: true }).fill('Theirs')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('Saved. Visitors see it now.').first()).toBeVisible()
  await other.close()
  await welcome.fill('Mine')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /also changed this/ })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Choose for each conflict' }).click()
  await page.screenshot({ path: info.outputPath('both.png') })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('both-phone.png') })
  await findsNothing(page, 'the question about a location', '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.screenshot({ path: info.outputPath('closed-phone.png') })
  await page.getByRole('button', { name: 'Choose what to keep…' }).click()
  await dialog.getByRole('button', { name: /^Keep my version/ }).click()
  await expect(page.getByText('Saved. Visitors see it now.').first()).toBeVisible()
  await expect(welcome).toHaveValue('Mine')
  await expect.poll(async () => (await page.request.get('/leicester/')).text()).toContain('Mine')
  await welcome.fill(before)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Not saved yet')).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('hours changed before Diwali: card, structured data, search and calendar say so', async ({
    page,
  }, info) => {
    await openLocation(page, 'Ottawa')
    await page.getByRole('tab', { name: 'Hours' }).click()
    await page.getByRole('button', { name: 'Add Special days and holidays' }).click()
    const days = page.getByRole('group', { name: 'Special days and holidays' })
    await days.getByLabel('Occasion').last().fill('Diwali of the test')
    await days.getByLabel('First day', { exact: true }).last().fill(today())
    await days.getByRole('button', { name: 'Open on this day' }).last().click()
    await days.getByLabel('From').last().fill('04:30')
    await days.getByLabel('Until').last().fill('23:30')
    await page.screenshot({ path: info.outputPath('hours.png'), fullPage: true })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()
    // The message is clear of the buttons below the form.
    const message = await page
      .getByRole('region', { name: 'Saved. Visitors see it now.' })
      .boundingBox()
    const foot = await page.locator('.record-page-foot').boundingBox()
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
    const html = await (await page.request.get('/ottawa/visit')).text()
    const day = { validFrom: today(), validThrough: today(), opens: '04:30', closes: '23:30' }
    expect(structuredData(html)).toContainEqual(expect.objectContaining(day))
    const site = await page.context().newPage()
    await site.goto('/ottawa/visit')
    await expect(site.getByText(/Diwali of the test.*4:30\s?am.*11:30\s?pm/s).first()).toBeVisible()
    await site.screenshot({ path: info.outputPath('card.png'), fullPage: true })
    await site.close()
    const calendar = await page.request.get('/ottawa/connect/events/calendar.ics')
    expect(await calendar.text()).toContain('SUMMARY:Diwali of the test')
    await page.goto('/ottawa/search?q=diwali+of+the+test')
    await page.screenshot({ path: info.outputPath('search.png'), fullPage: true })
    const found = page.getByRole('main')
    await expect(found).toContainText('Deepmala Mandir, Ottawa')
    await expect(found).toContainText(/Diwali of the test, \w+ \d+, \d{4}: 4:30am to 11:30pm/)
    await page.goto('/editor/locations')
    await page.screenshot({ path: info.outputPath('list.png'), fullPage: true })
  })
})

async function openLocation(page: Page, name: string): Promise<void> {
  await page.goto(`/editor/locations?text=${name}`)
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
}

/** The special opening times that a page gives to search engines. */
function structuredData(html: string): readonly unknown[] {
  const [, graph = '{}'] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const found: unknown[] = []
  JSON.parse(graph, (key, value) => {
    if (key === 'specialOpeningHoursSpecification') found.push(...value)
    return value
  })
  return found
}

/** The day at the location, which is in Ottawa. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date())
}
