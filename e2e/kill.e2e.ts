import { test } from '@playwright/test'
import { createPage } from './support/api'
import { killWhileTyping } from './support/kill-while-typing'

/** `npm run crash:editor` does fifty. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2)

test('a tab killed at any moment while typing loses nothing older than a second', async ({
  context,
}) => {
  test.setTimeout(60_000 + ROUNDS * 40_000)
  const hero = { id: 'b_hero', name: 'Hero', fields: [] }
  const { id } = await createPage('/killed', [hero])
  for (let round = 0; round < ROUNDS; round += 1)
    await killWhileTyping(context, { documentId: id, afterMs: 1200 + Math.random() * 4000 })
})
