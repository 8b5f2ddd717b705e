import { expect } from '@playwright/test'
import { graphql } from '../api'
import { control, openScreen, press } from './controls'
import { saveDraft } from './documents'
import type { States } from './state'
import { openAsContributor, openTab } from './tabs'

const SAVE_EVENT = `mutation ($event: EventInput!) { saved: createOrUpdateEvent(event: $event) { id version } }`
const SCHEDULE = `mutation ($id: ID!, $at: String!) {
  scheduleRecord(kind: "event", id: $id, action: UNPUBLISH, at: $at) { id }
}`
const SAVE_DRAFT = `mutation ($id: ID!, $values: JSON!) {
  saveRecordDraft(kind: "event", id: $id, values: $values, baseVersion: 1, expectedVersion: 0) { version }
}`
const SUBMIT = `mutation ($id: ID!) {
  submitRecordDraft(kind: "event", id: $id, expectedVersion: 1, note: "કૃપા કરી જુઓ") { version }
}`

export const RECORD_STATES: States<'records'> = {
  'editor/records/record-dialog.tsx': async (stage) => {
    const event = await saveEvent(stage.origin)
    const field = { id: 'f1', type: 'event', name: 'event', value: Number(event) }
    const { id } = await saveDraft(stage.origin, {
      blocks: [{ id: 'festival', name: 'MasterEvent', fields: [field] }],
    })
    const page = await openTab(stage, `/editor/pages/${id}`)
    const block = page.locator('[data-canvas] [data-block-name="MasterEvent"]')
    await block.click({ position: { x: 10, y: 10 } })
    const edit = control(page.locator('.panel'), 'Edit event')
    await expect(edit).toBeVisible()
    // The form comes in its place as soon as the event has been read.
    await page.route('**/graphql', (route) => route.abort())
    await edit.click()
    return page
  },
  'editor/records/archive-dialog.tsx': async ({ page }) => {
    await openScreen(page, '/editor/locations/20')
    await press(page, 'More actions')
    await press(page, 'Archive…')
  },
  'editor/collections/schedule-record-dialog.tsx': async ({ page, origin }) => {
    await openScreen(page, `/editor/events/${await saveEvent(origin)}`)
    await press(page, 'More actions')
    await press(page, 'Schedule…')
  },
  'editor/collections/place-dialog.tsx': async ({ page }) => {
    await openScreen(page, '/editor/faqs?location=ottawa')
    await page.getByRole('row').nth(1).getByRole('button').last().click()
    await press(page, 'Move to position…')
  },
  'editor/schedules/move-schedule-dialog.tsx': async ({ page, origin }) => {
    const id = await saveEvent(origin)
    const at = new Date(Date.now() + 3_600_000).toISOString().slice(0, 16)
    await graphql(SCHEDULE, { id, at }, origin)
    await openScreen(page, '/editor/calendar')
    await press(page, 'Schedule for {name}')
    await press(page, 'Move…')
  },
  'editor/records/review-bar.tsx': async ({ page, origin }) => {
    const id = await saveEvent(origin)
    await graphql(SAVE_DRAFT, { id, values: { venue: 'બગીચો' } }, origin)
    await graphql(SUBMIT, { id }, origin)
    await openScreen(page, `/editor/events/${id}`)
    await press(page, 'Return to author…')
  },
  'editor/records/submit-button.tsx': async (stage) => {
    const id = await saveEvent(stage.origin)
    const page = await openAsContributor(stage, '20')
    await openScreen(page, `/editor/events/${id}`)
    await page.getByRole('main').locator('input[type=text]').first().fill('સાંજની આરતી')
    await press(page, 'Submit for review')
    return page
  },
}

async function saveEvent(origin: string): Promise<string> {
  const event = { locationId: '20', title: 'આરતી', startsAt: '2099-11-08T18:30', venue: 'સભાખંડ' }
  const { saved } = await graphql<{ saved: { id: string } }>(SAVE_EVENT, { event }, origin)
  return saved.id
}
