import { expect, type Page, test } from '@playwright/test'
import { graphql } from './support/api'
import { openAsVolunteer } from './support/volunteer'

// Two people in two windows: a step that waits for longer than this waits for ever.
test.use({ actionTimeout: 15_000 })

const PHONE = { width: 390, height: 844 }
const EVENT = `mutation ($event: EventInput!) { saved: createOrUpdateEvent(event: $event) { id } }`

test('a volunteer proposes a change of a live event and of Sunday’s hours from a phone; it is returned, corrected and published', async ({
  page,
  browser,
}, info) => {
  // Two people, one after the other, in the whole editor.
  test.setTimeout(180_000)
  const title = `Kirtan evening ${info.retry}`
  const { saved } = await graphql<{ saved: { id: string } }>(EVENT, {
    event: { locationId: '20', title, startsAt: '2099-11-08T18:30', venue: 'Assembly Hall' },
  })
  const visited = `/ottawa/connect/events/${saved.id}`
  const email = `asha-${info.retry}@toran.example`
  const asha = { name: 'Asha Patel', email, locationId: '20' }
  const volunteer = await openAsVolunteer({ page, browser }, asha, PHONE)

  // Her changes are a draft: visitors go on seeing the published text.
  await volunteer.goto(`/editor/events/${saved.id}`)
  await volunteer.getByLabel('Place', { exact: true }).fill('Garden')
  await volunteer.screenshot({ path: info.outputPath('proposed-390.png') })
  await submit(volunteer, 'Moved outside')
  const bar = (of: Page) => of.getByRole('region', { name: 'Review', exact: true })
  await expect(bar(volunteer)).toContainText('You submitted changes to this')
  await volunteer.screenshot({ path: info.outputPath('submitted-390.png') })
  expect(await textOf(page, visited)).toContain('Assembly Hall')

  // Head office finds it on the home screen, and asks for more.
  await page.goto('/editor')
  const waiting = page.getByRole('region', { name: 'Waiting for you' })
  await page.screenshot({ path: info.outputPath('waiting-1280.png') })
  await waiting.getByRole('link', { name: title }).click()
  await expect(bar(page).locator('del')).toHaveText('Assembly Hall')
  await expect(bar(page).locator('ins')).toHaveText('Garden')
  await page.screenshot({ path: info.outputPath('review-1280.png') })
  await bar(page).getByRole('button', { name: 'Return…' }).click()
  await page.getByLabel('Note').fill('Which garden?')
  await page.getByRole('button', { name: 'Return with this note' }).click()
  await expect(bar(page)).toContainText('Which garden?')

  // She reads the note, corrects it and submits it again.
  await volunteer.goto('/editor')
  await volunteer
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('link', { name: title })
    .click()
  await expect(bar(volunteer)).toContainText('Which garden?')
  await volunteer.screenshot({ path: info.outputPath('returned-390.png') })
  await volunteer.getByLabel('Place', { exact: true }).fill('Rose Garden')
  await submit(volunteer, '')
  await page.reload()
  await expect(bar(page).locator('ins').first()).toHaveText('Rose')
  await bar(page).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Approved. The changes are live.').first()).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  expect(await textOf(page, visited)).toContain('Rose Garden')

  // Sunday's hours.
  await volunteer.goto('/editor/locations/20#opening-times')
  await volunteer.getByRole('button', { name: /^Mandir Darshan Mon/ }).click()
  const from = volunteer.getByLabel('Sunday from').first()
  await expect(from).toBeVisible()
  await from.fill('09:15')
  await volunteer.screenshot({ path: info.outputPath('hours-390.png') })
  await submit(volunteer, 'From December')
  await page.goto('/editor/locations/20')
  await expect(bar(page)).toContainText('From December')
  await page.screenshot({ path: info.outputPath('hours-1280.png') })
  await bar(page).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Approved. The changes are live.').first()).toBeVisible()
  const { record } = await graphql<{ record: { values: { hours: string } } }>(
    '{ record(kind: "location", id: "20") { values } }',
    {},
  )
  // Hours since midnight, as they are stored.
  expect(record.values.hours).toMatch(/9\.25|09:15/)
  await volunteer.context().close()
})

async function submit(volunteer: Page, note: string): Promise<void> {
  await volunteer.getByRole('button', { name: 'Submit for review' }).click()
  const dialog = volunteer.getByRole('dialog', { name: /^Submit this/ })
  await dialog.getByLabel('Note').fill(note)
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function textOf(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path)
  expect(answer.status()).toBe(200)
  return answer.text()
}
