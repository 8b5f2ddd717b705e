import { expect } from '@playwright/test'
import { graphql } from '../api'
import { text } from '../sample-blocks'
import { openScreen, press } from './controls'
import type { Stage, States } from './state'

const MAKE_PAGE = `mutation ($topic: TopicInput!) {
  made: createOrUpdateDocument(title: "અન્નકૂટ", type: TEMPLATE, topic: $topic) { id }
}`
const MAKE_KIT = `mutation ($kit: KitInput!) { made: createOrUpdateKit(kit: $kit) { id } }`
interface CreatedRecord {
  readonly made: { readonly id: string }
}

export const KIT_STATES: States<'kits'> = {
  'editor/kits/next-kit-dialog.tsx': async (stage) => {
    const { page } = stage
    await openScreen(page, `/editor/kit-progress?kit=${await sendKit(stage)}`)
    await press(page, 'Make next year’s kit…')
  },
  'editor/kits/kit-form.tsx': async (stage) => {
    const kit = await sendKit(stage)
    await openScreen(stage.page, `/editor/kit-form?kit=${kit}&location=20`)
    await press(stage.page, 'Schedule…')
  },
  'editor/kits/kit-progress-screen.tsx': async (stage) => {
    const { page } = stage
    const kit = await sendKit(stage)
    await openScreen(page, `/editor/kit-form?kit=${kit}&location=20`)
    await page.getByRole('main').locator('input').first().fill('સભાખંડ')
    await press(page, 'Submit')
    await expect(page.locator('.ed-toast')).toBeVisible()
    await openScreen(page, `/editor/kit-progress?kit=${kit}`)
    await press(page, 'Publish at locations that are ready…')
  },
}

const SEND = `mutation ($kit: ID!) { sendKit(kitId: $kit, locationIds: [20]) { locationId } }`

/** A kit with a blank, whose drafts Ottawa has. */
async function sendKit({ origin }: Stage): Promise<string> {
  const content = { format: 1, blocks: [text('hall', '<p>[[સભાખંડ]] માં</p>')] }
  const topic = { locationId: '10', items: [{ locationId: '10', content }] }
  const { made: page } = await graphql<CreatedRecord>(MAKE_PAGE, { topic }, origin)
  const given = { title: `અન્નકૂટ ${Date.now()}`, page: page.id }
  const { made } = await graphql<CreatedRecord>(MAKE_KIT, { kit: given }, origin)
  await graphql(SEND, { kit: made.id }, origin)
  return made.id
}
