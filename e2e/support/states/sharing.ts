import { expect } from '@playwright/test'
import { graphql, type SavedPage } from '../api'
import { text } from '../sample-blocks'
import { openScreen, press, pseudo } from './controls'
import { publishDraft, TITLE } from './documents'
import type { Stage, States } from './state'
import { openAsContributor } from './tabs'

const LEICESTER = '30'
const PLACE = `$documentId: ID!, $locationId: ID!, $language: String!`
const SAVE_OVERRIDE = `mutation (${PLACE}, $page: PageTextInput!, $baseVersion: Int!) {
  saveOverride(documentId: $documentId, locationId: $locationId, language: $language, page: $page, baseVersion: $baseVersion, expectedVersion: 0) { version }
}`

const BEFORE = [text('door', '<p>મુખ્ય દ્વારથી આવો.</p>')]
const HERE = [text('door', '<p>બાજુના દ્વારથી આવો.</p>')]
const AFTER = [text('other', '<p>સ્વાગત.</p>')]
const LOCKED = [
  { ...text('dress', '<p>સાદા કપડાં પહેરો.</p>'), locked: { by: 'હિરલ', reason: 'બધે સરખું' } },
]
const SUGGEST = `mutation ($id: ID!, $locationId: ID!) {
  suggestChange(documentId: $id, locationId: $locationId, language: "en-US", block: "dress", note: "અહીં ઠંડી છે") { id }
}`

export const SHARING_STATES: States<'sharing'> = {
  'editor/overrides/detach-dialog.tsx': async (stage) => {
    await openVersion(stage, await publishDraft(stage.origin, { blocks: BEFORE }))
    await press(stage.page, 'Detach from the network…')
  },
  'editor/overrides/attach-dialog.tsx': async (stage) => {
    const { page } = stage
    await openVersion(stage, await publishDraft(stage.origin, { blocks: BEFORE }))
    await press(page, 'Detach from the network…')
    await press(page.getByRole('dialog'), 'Detach')
    await press(page, 'Attach to the network…')
  },
  'editor/overrides/changes-dialog.tsx': async (stage) => {
    const saved = await differ(stage)
    await openVersion(stage, saved)
    await press(stage.page, 'Changed here…')
  },
  'editor/differences/reattach-dialog.tsx': async (stage) => {
    const { page, origin } = stage
    const saved = await differ(stage)
    await publishDraft(origin, { ...saved, blocks: AFTER })
    await openScreen(page, `/editor/differences?page=${saved.id}&location=${LEICESTER}`)
    await press(page, 'Reattach…')
  },
  'editor/suggestions/suggest-dialog.tsx': async (stage) => {
    const { id } = await publishDraft(stage.origin, { blocks: LOCKED })
    const page = await openAsContributor(stage, LEICESTER)
    await openScreen(page, `/editor/pages/${id}?location=leicester`)
    await page.locator('[data-canvas] [data-block-id="dress"]').click({ position: { x: 5, y: 5 } })
    await press(page.locator('.panel'), 'Suggest a change')
    return page
  },
  'editor/suggestions/decide-suggestion.tsx': async ({ page, origin }) => {
    const { id } = await publishDraft(origin, { blocks: LOCKED })
    await graphql(SUGGEST, { id, locationId: LEICESTER }, origin)
    await openScreen(page, `/editor/pages/${id}`)
    await page.getByRole('tab', { name: pseudo('Comments') }).click()
    await press(page, 'Decline…')
  },
}

async function openVersion({ page }: Stage, { id }: SavedPage): Promise<void> {
  await openScreen(page, `/editor/pages/${id}?location=leicester`)
  await expect(page.locator('[data-canvas]')).toBeVisible()
}

/** A page of the network that Leicester has another sentence on. */
async function differ({ origin }: Stage): Promise<SavedPage> {
  const saved = await publishDraft(origin, { blocks: BEFORE })
  const page = { title: TITLE, description: '', content: { format: 1, blocks: HERE } }
  const place = { documentId: saved.id, locationId: LEICESTER, language: 'en-US' }
  await graphql(SAVE_OVERRIDE, { ...place, page, baseVersion: saved.version }, origin)
  return saved
}
