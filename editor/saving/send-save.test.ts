import { expect, test } from 'vitest'
import { EMPTY_CONTENT } from '#schema/page/content'
import type { DocumentSummary } from '../api/answers'
import { createClient } from '../api/client'
import { BLANK_SETTINGS, editedPage } from '../store/edits/edited-page'
import { sendSaveOf } from './send-save'

test('the settings go along, the picture as an id or as none', async () => {
  expect(await sent('en-US', { imageId: 7, visibility: 'PRIVATE' })).toMatchObject({
    title: 'Visit',
    imageId: '7',
    visibility: 'PRIVATE',
    topic: { items: [{ language: 'en-US', title: 'Visit' }] },
  })
  expect(await sent('en-US', {})).toMatchObject({ imageId: null, visibility: 'PUBLIC' })
})

test('in another language title, description and picture are of the language, and the page keeps its own', async () => {
  const texts = { title: 'મુલાકાત', description: 'સૌ માટે', imageId: 7 }
  const variables = await sent('gu-IN', texts)
  for (const name of Object.keys(texts)) expect(variables).not.toHaveProperty(name)
  expect(variables).toMatchObject({
    topic: { items: [{ language: 'gu-IN', ...texts, imageId: '7' }] },
  })
})

/** The variables of a save of a page in a language. */
async function sent(
  language: string,
  settings: Partial<typeof BLANK_SETTINGS>,
): Promise<Record<string, unknown>> {
  let variables: Record<string, unknown> = {}
  const client = createClient({
    fetch: async (_url, init) => {
      variables = JSON.parse(String(init?.body)).variables
      return new Response('{}', { status: 503 })
    },
  })
  const summary = { id: 7 } as DocumentSummary
  const page = editedPage(
    { ...BLANK_SETTINGS, title: 'Visit', ...settings },
    EMPTY_CONTENT,
    new Map(),
  )
  const send = sendSaveOf(client, { summary, item: { language, locationId: 12 } })
  await send({ page, base: BASE, expectedVersion: 1, idempotencyKey: 'k', autosave: false })
  return variables
}

const BASE = { settings: BLANK_SETTINGS, content: EMPTY_CONTENT }
