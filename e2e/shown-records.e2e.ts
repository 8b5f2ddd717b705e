import { expect, test } from '@playwright/test'
import { createPage, graphql } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'

test('what a list shows is archived and restored from its settings', async ({ page }) => {
  const { saved } = await graphql<{ saved: { id: string } }>(
    'mutation { saved: createOrUpdateEvent(event: { title: "Lights on the lake", startsAt: "2026-01-02T18:00", endsAt: "2099-01-02T18:00" }) { id } }',
  )
  const editor = new EditorPage(page)
  const { id } = await createPage('/lists', [{ id: 'next', name: 'EventsPromo', fields: [] }])
  await editor.open(id)
  await editor.block('EventsPromo').click({ position: { x: 5, y: 5 } })
  const card = editor.panel.getByRole('region', { name: 'Comes from' })
  const edit = card.getByRole('button', { name: 'Edit Lights on the lake' })
  await expect(edit).toBeVisible()
  await findsNothing(page, 'the settings of a list', '.panel')

  await edit.press('Enter')
  const form = page.getByRole('dialog', { name: 'Edit event' })
  await expect(form.getByLabel('Title')).toBeFocused()
  await form.getByRole('button', { name: 'More actions' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Archive…' }).press('Enter')
  const asked = page.getByRole('dialog', { name: 'Archive this?' })
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await findsNothing(page, 'archiving', '[role=dialog]')
  await asked.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(editor.block('EventsPromo')).not.toContainText('Lights on the lake')
  expect((await page.request.get(`/connect/events/${saved.id}`)).status()).toBe(404)

  await page.getByRole('button', { name: /^Undo: Archived/ }).click()
  await expect(editor.block('EventsPromo')).toContainText('Lights on the lake')
  expect((await page.request.get(`/connect/events/${saved.id}`)).status()).toBe(200)
})

test('what blocks show comes with the page: the server is asked for none of it', async ({
  page,
}) => {
  await graphql(
    'mutation { createOrUpdateEvent(event: { title: "Garba in the hall", startsAt: "2026-01-03T18:00", endsAt: "2099-01-03T18:00" }) { id } }',
  )
  const { id } = await createPage('/came', [
    { id: 'next', name: 'EventsPromo', fields: [] },
    { id: 'guide', name: 'VisitorGuidelines', fields: [] },
  ])
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON().operationName)
  })
  const editor = new EditorPage(page)
  await editor.open(id)
  await expect(editor.block('EventsPromo')).toContainText('Garba in the hall')
  await expect(editor.block('VisitorGuidelines')).toContainText('Photography')
  // The people on the page are requested last; comments, checks, the palette and the uses of a page have their own requests.
  await expect.poll(() => asked).toContain('AnnouncePresence')
  const others = [
    'AnnouncePresence',
    'Comments',
    'InheritingLocations',
    'SharedBlockList',
    'ShowingLocations',
  ]
  expect(asked.filter((name) => !others.includes(name))).toEqual([])
})

test('a text that comes from the location says so where it is; a topic is written from its block', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  const shown = { id: 'f1', type: 'boolean', name: 'shouldUseLocation', value: true }
  const { id } = await createPage('/kept', [
    { id: 'hero', name: 'Hero', fields: [shown] },
    { id: 'guide', name: 'VisitorGuidelines', fields: [] },
  ])
  await editor.open(id)
  await editor.block('Hero').getByRole('heading', { level: 1 }).dblclick()
  const note = page.getByRole('dialog', { name: 'Comes from a record' })
  await expect(note).toContainText('This text comes from')
  await findsNothing(page, 'where a text comes from', '[role=dialog]')
  await note.getByRole('button', { name: 'Write separate texts' }).press('Enter')
  await expect(editor.panel.getByLabel("Use the location's texts")).not.toBeChecked()
  await page.keyboard.press('Control+z')
  await expect(editor.panel.getByLabel("Use the location's texts")).toBeChecked()

  await editor.block('VisitorGuidelines').click({ position: { x: 5, y: 5 } })
  const card = editor.panel.getByRole('region', { name: 'Comes from' })
  await card.getByRole('button', { name: 'Edit Photography' }).click()
  const form = page.getByRole('dialog', { name: 'Edit topic' })
  await expect(form.getByLabel('Title')).toBeFocused()
  await form.getByLabel('Title').fill('Pictures and films')
  await form.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(form).toBeHidden()
  await expect(editor.block('VisitorGuidelines')).toContainText('Pictures and films')
})

test('a language is removed from a page and restored', async ({ page }) => {
  const editor = new EditorPage(page)
  const { id } = await createPage('/languages', [{ id: 'one', name: 'Text', fields: [] }])
  const item = { language: 'gu-IN', title: 'ભાષાઓ', content: { format: 1, blocks: [] } }
  await graphql(
    `mutation ($id: ID!, $item: TopicItemInput!) {
      createOrUpdateDocument(id: $id, expectedVersion: 1, topic: { items: [$item] }) { id }
      publishDocument(id: $id, expectedVersion: 2) { id } }`,
    { id, item },
  )
  expect((await page.request.get('/gu-IN/languages')).url()).toContain('/gu-IN/')
  await editor.open(id)
  await page.getByRole('button', { name: 'Remove Gujarati (India)' }).press('Enter')
  const asked = page.getByRole('dialog', { name: /^Remove Gujarati/ })
  await expect(asked).toContainText('“ભાષાઓ” and its 0 blocks')
  await findsNothing(page, 'removing a language', '[role=dialog]')
  await asked.getByRole('button', { name: 'Remove Gujarati (India)' }).click()
  await page.getByRole('button', { name: /^Undo: Removed/ }).waitFor()
  expect((await page.request.get('/gu-IN/languages')).url()).not.toContain('/gu-IN/')
  await page.getByRole('button', { name: /^Undo: Removed/ }).click()
  await expect(page.getByRole('button', { name: 'Remove Gujarati (India)' })).toBeVisible()
})
