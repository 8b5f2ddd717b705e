import { expect, type Page, test } from '@playwright/test'
import { graphql } from './support/api'
import { findsNothing } from './support/axe'
import { text } from './support/sample-blocks'
import { openAsVolunteer } from './support/volunteer'

test.use({ actionTimeout: 15_000 })

const HALL = 'Annakut: hall and time'
const WAITING = ['Leicester', 'Nairobi'] as const

test('a kit is sent to three locations; one forgets a blank; those that are ready are published, and it ends', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(300_000)
  const name = `Diwali 2098 ${info.retry}`
  const kitId = await makeKit(name)

  await test.step('head office sends it from its list', async () => {
    await page.goto('/editor/kits')
    await page.getByRole('link', { name }).first().click()
    await expect(page.getByLabel('Note to the locations')).toBeVisible()
    await page.screenshot({ path: info.outputPath('kit-1280.png'), fullPage: true })
    await page.getByRole('link', { name: 'Locations and progress' }).click()
    await expect(page.getByText('No location has this kit yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Send to locations…' }).click()
    const dialog = page.getByRole('dialog')
    for (const city of ['Ottawa', ...WAITING]) await dialog.getByLabel(new RegExp(city)).check()
    await dialog.getByRole('button', { name: 'Copy to 3 locations' }).click()
    await expect(dialog.getByText('Copied, as a draft')).toHaveCount(3)
    await dialog.getByText('Close', { exact: true }).click()
    await expect(page.getByText('Ready 0 of 3')).toBeVisible()
    await findsNothing(page, 'how far locations are with a kit', 'main')
    await page.screenshot({ path: info.outputPath('progress-1280.png'), fullPage: true })
  })

  const volunteer = await openAsVolunteer(
    { page, browser },
    { name: 'Meera', email: `meera-${info.retry}@toran.example`, locationId: '20' },
    { width: 390, height: 844 },
  )

  await test.step('a volunteer on a phone forgets a blank, is told which, and submits', async () => {
    await volunteer.screenshot({ path: info.outputPath('home-390.png'), fullPage: true })
    await volunteer.getByRole('link', { name: `${name}: fill in 2 blanks` }).click()
    await volunteer.getByLabel(HALL).fill('Main hall, 11:00')
    await volunteer.getByRole('button', { name: 'Submit' }).click()
    await expect(volunteer.getByRole('alert')).toContainText('One blank is still empty: “director”')
    await findsNothing(volunteer, 'the form of a kit', 'main')
    await volunteer.screenshot({ path: info.outputPath('form-390.png'), fullPage: true })
    await volunteer.getByLabel('director').fill('Asha')
    await volunteer.getByRole('button', { name: 'Submit' }).click()
    await expect(volunteer.getByText('Ready', { exact: true })).toBeVisible()
    const [preview] = await Promise.all([
      volunteer.waitForEvent('popup'),
      volunteer.getByRole('button', { name: 'See the page' }).click(),
    ])
    await expect(preview.getByText('In Main hall, 11:00.')).toBeVisible()
  })

  await test.step('head office reminds the rest by email', async () => {
    await page.goto(`/editor/kit-progress?kit=${kitId}`)
    await expect(page.getByText('Ready 1 of 3')).toBeVisible()
    await page.getByRole('button', { name: 'Remind by email' }).click()
    await expect(page.getByText('Reminded 2 locations by email.').first()).toBeVisible()
    await expect(page.getByText(/2 blanks are empty, reminded on/)).toHaveCount(2)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.screenshot({ path: info.outputPath('progress-390.png'), fullPage: true })
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('those that are ready are published, and the end takes hours and banner down', async () => {
    await page.getByRole('button', { name: 'Publish at locations that are ready…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published at 1 location.').first()).toBeVisible()
    const path = `/ottawa/${name.toLowerCase().replaceAll(' ', '-')}`
    await seen(page, path, ['In Main hall, 11:00.', 'Annakut in Main hall'], [])
    expect(await daysOf('ottawa')).toContain(name)
    expect(await daysOf('leicester')).not.toContain(name)
    await page.goto(`/editor/kit-progress?kit=${kitId}`)
    await page.getByRole('button', { name: 'End it…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click()
    await expect(page.getByText('The kit ended at 1 location.').first()).toBeVisible()
    expect(await daysOf('ottawa')).not.toContain(name)
    await seen(page, path, ['In Main hall, 11:00.'], ['Annakut in Main hall'])
  })

  await test.step('head office makes next year’s kit from it', async () => {
    await page.goto(`/editor/kit-progress?kit=${kitId}`)
    await page.getByRole('button', { name: 'Make next year’s kit…' }).click()
    const dialog = page.getByRole('dialog')
    const next = name.replace('2098', '2099')
    await expect(dialog.getByLabel('Name')).toHaveValue(next)
    await dialog.getByLabel('Last day').fill('2099-10-30')
    await findsNothing(page, 'the dialog of next year’s kit', '[role=dialog]')
    await dialog.getByRole('button', { name: 'Make the kit' }).click()
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible()
    await page.getByRole('link', { name: 'Locations and progress' }).click()
    await expect(page.getByText('No location has this kit yet.')).toBeVisible()
  })
  await volunteer.context().close()
})

test('a kit that does not exist says so and leads to the kits, or to its locations', async ({
  page,
}) => {
  for (const [path, list] of [
    ['/editor/kit-progress?kit=987654', '/editor/kits'],
    ['/editor/kit-form?kit=987654&location=20', '/editor/kit-progress?kit=987654'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText('Not found', { exact: true })).toBeVisible()
    await expect(page.locator('main .ed-empty-state').getByRole('link')).toHaveAttribute(
      'href',
      list,
    )
  }
})

/** A page, an announcement and a day, with two blanks. */
async function makeKit(name: string): Promise<string> {
  const blocks = [
    text('b_hall', `<p>In [[${HALL}]].</p>`),
    text('b_ask', '<p>Ask [[director]].</p>'),
  ]
  const { made } = await graphql<CreatedRecord>(
    'mutation ($title: String!, $topic: TopicInput!) { made: createOrUpdateDocument(title: $title, type: TEMPLATE, topic: $topic) { id } }',
    {
      title: name,
      topic: { locationId: '10', items: [{ locationId: '10', content: { format: 1, blocks } }] },
    },
  )
  const { made: banner } = await graphql<CreatedRecord>(
    'mutation ($announcement: AnnouncementInput!) { made: createOrUpdateAnnouncement(announcement: $announcement) { id } }',
    {
      announcement: {
        ...{ text: `Annakut in [[${HALL}]]`, recordStatus: 'INACTIVE', locationId: '10' },
      },
    },
  )
  const { made: kit } = await graphql<CreatedRecord>(
    'mutation ($kit: KitInput!) { made: createOrUpdateKit(kit: $kit) { id } }',
    {
      kit: {
        ...{ title: name, page: made.id, announcements: [{ announcement: banner.id }] },
        specialDays: [{ name, date: '2098-11-08T00:00', times: '06:00-22:00' }],
        note: 'Please fill this in by the end of the week.',
      },
    },
  )
  return kit.id
}

interface CreatedRecord {
  readonly made: { readonly id: string }
}

async function daysOf(slug: string): Promise<readonly string[]> {
  const { location } = await graphql<{ location: { specialDays: { name: string }[] } }>(
    'query ($slug: String!) { location(slug: $slug) { specialDays { name } } }',
    { slug },
  )
  return location.specialDays.map((day) => day.name)
}

async function seen(page: Page, path: string, words: readonly string[], gone: readonly string[]) {
  await page.goto(path)
  for (const each of words) await expect(page.getByText(each).first()).toBeVisible()
  for (const each of gone) await expect(page.getByText(each)).toHaveCount(0)
}
