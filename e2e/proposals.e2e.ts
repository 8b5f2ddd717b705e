import { expect, type Page, test } from '@playwright/test'
import { graphql } from './support/api'
import { FINGER, type Hands, KEYS, MOUSE, windowFor } from './support/hands'
import { openAsVolunteer } from './support/volunteer'

// Three people in three windows: a step that waits for longer than this waits for ever.
test.use({ actionTimeout: 15_000 })

const EVENT = `mutation ($event: EventInput!) { saved: createOrUpdateEvent(event: $event) { id } }`

interface Walk {
  readonly volunteer: { readonly hands: Hands; readonly width: number }
  readonly manager: { readonly hands: Hands; readonly width: number }
  /** Of Sunday, as proposed and as corrected, and as the corrected one is stored: in hours since midnight. */
  readonly hours: readonly [proposed: string, corrected: string, stored: string]
}
const WALKS: readonly Walk[] = [
  {
    volunteer: { hands: FINGER, width: 390 },
    manager: { hands: MOUSE, width: 1440 },
    hours: ['03:15', '09:15', '9.25'],
  },
  {
    volunteer: { hands: KEYS, width: 1280 },
    manager: { hands: KEYS, width: 1280 },
    hours: ['03:30', '09:30', '9.5'],
  },
]

for (const { volunteer: her, manager: his, hours } of WALKS) {
  const [who, reviewer] = [her.hands, his.hands]
  test(`by ${who.name} at ${her.width} px a volunteer proposes a change of a live event and of Sunday’s hours; by ${reviewer.name} both are returned, corrected and published, and what a third saves meanwhile stays`, async ({
    page,
    browser,
  }, info) => {
    test.setTimeout(240_000)
    const { viewport } = windowFor(his.width, reviewer)
    await page.setViewportSize(viewport)
    const name = `${who.name}-${info.retry}`
    const title = `Kirtan evening ${name}`
    const id = await createEvent(title)
    const asha = { name: 'Asha Patel', email: `asha-${name}@toran.example`, locationId: '20' }
    const window = windowFor(her.width, who)
    const volunteer = await openAsVolunteer({ page, browser }, asha, window.viewport, window)
    const bina = { name: 'Bina Shah', email: `bina-${name}@toran.example`, locationId: '20' }
    const colleague = await openAsVolunteer(
      { page, browser },
      { ...bina, level: 'MANAGE' },
      { width: 1280, height: 800 },
    )

    await test.step('her changes are a draft: visitors go on seeing the published text', async () => {
      await volunteer.goto(`/editor/events/${id}`)
      await who.fill(placeOf(volunteer), 'Garden')
      await submit(volunteer, who, 'Moved outside')
      await expect(review(volunteer)).toContainText('You submitted the changes')
      await volunteer.screenshot({ path: info.outputPath('submitted.png') })
      expect(await textOf(page, id)).toContain('Assembly Hall')
    })

    await test.step('head office finds it on the home screen, and asks for more', async () => {
      await page.goto('/editor')
      await reviewer.press(waiting(page).getByRole('link', { name: title }))
      await expect(review(page).locator('del')).toHaveText('Assembly Hall')
      await expect(review(page).locator('ins')).toHaveText('Garden')
      await returnWith(page, reviewer, 'Which garden?')
      await page.screenshot({ path: info.outputPath('returned.png') })
    })

    await test.step('while she corrects it, her colleague changes the same event', async () => {
      await colleague.goto(`/editor/events/${id}`)
      const summary = colleague.getByRole('textbox', { name: 'Summary' })
      await expect(summary).toBeVisible()
      await volunteer.goto('/editor')
      await who.press(waiting(volunteer).getByRole('link', { name: title }))
      await expect(review(volunteer)).toContainText('Which garden?')
      await who.fill(placeOf(volunteer), 'Rose Garden')
      await summary.fill('Bring a lamp.')
      await colleague.getByRole('button', { name: 'Save', exact: true }).click()
      await expect.poll(() => textOf(page, id)).toContain('Bring a lamp.')
      await submit(volunteer, who, '')
      await volunteer.screenshot({ path: info.outputPath('corrected.png') })
    })

    await test.step('it is published, with what the colleague wrote', async () => {
      await page.reload()
      await expect(review(page).locator('ins').first()).toHaveText('Rose')
      await approve(page, reviewer)
      await expect(review(page)).toHaveCount(0)
      const visited = await textOf(page, id)
      expect(visited).toContain('Rose Garden')
      expect(visited).toContain('Bring a lamp.')
      await colleague.reload()
      await expect(placeOf(colleague)).toHaveValue('Rose Garden')
    })

    await test.step('Sunday’s hours are returned, corrected and published, too', async () => {
      const [proposed, corrected, stored] = hours
      await proposeHours(volunteer, who, proposed)
      await page.goto('/editor/locations/20')
      await expect(review(page)).toContainText('From December')
      await returnWith(page, reviewer, 'In the morning?')
      await proposeHours(volunteer, who, corrected, 'In the morning?')
      await volunteer.screenshot({ path: info.outputPath('hours.png') })
      await page.reload()
      await approve(page, reviewer)
      const { record } = await graphql<{ record: { values: { hours: unknown } } }>(
        '{ record(kind: "location", id: "20") { values } }',
      )
      expect(JSON.stringify(record.values.hours)).toContain(stored)
    })
    await volunteer.context().close()
    await colleague.context().close()
  })
}

async function createEvent(title: string): Promise<string> {
  const event = { locationId: '20', title, startsAt: '2099-11-08T18:30', venue: 'Assembly Hall' }
  const { saved } = await graphql<{ saved: { id: string } }>(EVENT, { event })
  return saved.id
}

function placeOf(page: Page) {
  return page.getByLabel('Place', { exact: true })
}

function review(page: Page) {
  return page.getByRole('region', { name: 'Review', exact: true })
}

function waiting(page: Page) {
  return page.getByRole('region', { name: 'Waiting for you' })
}

async function submit(page: Page, hands: Hands, note: string): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Submit for review' }))
  const dialog = page.getByRole('dialog', { name: /^Submit this/ })
  await hands.fill(dialog.getByLabel('Note'), note)
  await hands.press(dialog.getByRole('button', { name: 'Submit', exact: true }))
  await expect(dialog).toBeHidden()
}

async function returnWith(page: Page, hands: Hands, note: string): Promise<void> {
  await hands.press(review(page).getByRole('button', { name: 'Return to author…' }))
  await hands.fill(page.getByLabel('Note'), note)
  await hands.press(page.getByRole('button', { name: 'Return with this note' }))
  await expect(review(page)).toContainText(note)
}

async function approve(page: Page, hands: Hands): Promise<void> {
  await hands.press(review(page).getByRole('button', { name: 'Approve' }))
  await expect(page.getByText('Approved. It’s live now.').first()).toBeVisible()
}

async function proposeHours(page: Page, hands: Hands, from: string, note = ''): Promise<void> {
  await page.goto('/editor')
  await page.goto('/editor/locations/20#opening-times')
  if (note !== '') await expect(review(page)).toContainText(note)
  await hands.press(page.getByRole('button', { name: /^Mandir Darshan Mon/ }))
  await hands.fill(page.getByLabel('Sunday from').first(), from)
  await submit(page, hands, 'From December')
}

async function textOf(page: Page, eventId: string): Promise<string> {
  const answer = await page.request.get(`/ottawa/connect/events/${eventId}`)
  expect(answer.status()).toBe(200)
  return answer.text()
}
