import { expect, type Page } from '@playwright/test'
import { graphql, type SavedPage } from '../api'
import { journalText } from '../journal'
import { hero, text } from '../sample-blocks'
import { fill, openScreen, press } from './controls'
import { publishDraft, saveDraft } from './documents'
import type { States } from './state'
import { openTab } from './tabs'

const WORDS = [text('words', '<p>આજે દર્શન</p>')]
const SUBMIT = `mutation ($id: ID!) {
  submitDocument(id: $id, expectedVersion: 1, note: "રવિવાર માટે") { status }
}`
const TEMPLATE = `mutation ($id: ID, $content: JSON!, $version: Int) {
  saved: createOrUpdatePageTemplate(id: $id, title: "શિબિર", content: $content, expectedVersion: $version) { id version }
}`

export const PAGE_STATES: States<'pages'> = {
  'editor/checks/publish-dialog.tsx': async ({ page, origin }) => {
    const skipped = text('words', '<h2>દર્શન</h2><h4>સવારે</h4>')
    const { id } = await saveDraft(origin, { blocks: [skipped] })
    await openScreen(page, `/editor/pages/${id}`)
    await expect(page.locator('[data-canvas] [data-block-name="Text"]')).toBeVisible()
    await press(page.getByRole('banner'), 'Publish')
  },
  'editor/pages/places-for-pages.tsx': async ({ page, origin }) => {
    await saveDraft(origin, { blocks: WORDS })
    await openScreen(page, '/editor/pages')
    await page.getByRole('row').nth(1).getByRole('checkbox').click()
    await press(page.locator('.ed-bulk'), 'Move to a location…')
  },
  'editor/pages/confirm-linked.tsx': async ({ page, origin }) => {
    await publishDraft(origin, { path: '/linked-to', blocks: WORDS })
    const link = text('words', '<p><a href="/linked-to">આજે દર્શન</a></p>')
    await publishDraft(origin, { blocks: [link] })
    await openScreen(page, '/editor/pages?text=/linked-to')
    await page.getByRole('row').nth(1).getByRole('button').last().click()
    await press(page, 'Unpublish')
  },
  'editor/pages/confirm-frame-off.tsx': async ({ page }) => {
    await openScreen(page, '/editor/pages?type=LAYOUT')
    await page.getByRole('row').nth(1).getByRole('button').last().click()
    await press(page, 'Unpublish')
  },
  'editor/publishing/return-dialog.tsx': async ({ page, origin }) => {
    const { id } = await saveDraft(origin, { blocks: WORDS })
    await graphql(SUBMIT, { id }, origin)
    await openScreen(page, `/editor/pages/${id}`)
    await press(page, 'Return to author…')
  },
  'editor/languages/remove-language-dialog.tsx': async ({ page, origin }) => {
    const saved = await saveDraft(origin, { blocks: WORDS })
    await saveDraft(origin, { ...saved, language: 'gu-IN', blocks: WORDS })
    await openScreen(page, `/editor/pages/${saved.id}`)
    await press(page, 'Remove {language}')
  },
  'editor/shared-blocks/template-change-dialog.tsx': async ({ page, origin }) => {
    const { id, version } = await saveTemplate(origin, { blocks: WORDS })
    const template = { pageId: Number(id), version }
    const made = await saveDraft(origin, { blocks: WORDS, template })
    const more = [...WORDS, text('more', '<p>બપોરે પ્રસાદ</p>')]
    await saveTemplate(origin, { id, version, blocks: more })
    await openScreen(page, `/editor/pages/${made.id}`)
    await press(page, 'See the change…')
  },
  'editor/saving/dialogs/conflict-dialog.tsx': async (stage) => {
    const saved = await saveDraft(stage.origin, { blocks: [hero('આજે દર્શન')] })
    const page = await openTab(stage, `/editor/pages/${saved.id}`, '**/api/changes*')
    await expect(page.locator('[data-canvas] [data-block-name="Hero"]')).toBeVisible()
    await saveDraft(stage.origin, { ...saved, blocks: [hero('કાલે દર્શન')] })
    await write(page, 'સાંજે')
    return page
  },
  'editor/saving/dialogs/recover-dialog.tsx': async (stage) => {
    const saved = await saveDraft(stage.origin, { blocks: [hero('આજે દર્શન')] })
    const page = await openTab(stage, `/editor/pages/${saved.id}`)
    await page.route('**/graphql', (route) =>
      /mutation/.test(route.request().postData() ?? '') ? route.abort() : route.fallback(),
    )
    await write(page, 'સાંજે')
    await expect.poll(() => journalText(page)).toContain('સાંજે')
    await page.close()
    await saveDraft(stage.origin, { ...saved, blocks: [hero('કાલે દર્શન')] })
    return openTab(stage, `/editor/pages/${saved.id}`)
  },
}

/** Writes a title into the panel. */
async function write(page: Page, title: string): Promise<void> {
  const block = page.locator('[data-canvas] [data-block-name="Hero"]')
  await block.click({ position: { x: 10, y: 10 } })
  await fill(page.locator('.panel'), 'Title', title)
}

async function saveTemplate(
  origin: string,
  { blocks, ...of }: { id?: string; version?: number; blocks: readonly object[] },
): Promise<SavedPage> {
  const content = { format: 1, blocks }
  const { saved } = await graphql<{ saved: SavedPage }>(TEMPLATE, { ...of, content }, origin)
  return saved
}
