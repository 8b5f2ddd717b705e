import { gql } from '@apollo/client'
import { afterEach, expect, test, vi } from 'vitest'
import { questionKey } from '#schema/api/opening'
import { fakePage, saved } from '../testing/fake-pages'
import { createClient } from './client'
import { fetchQuery, write } from './fetch-query'
import { readOpening } from './opening'
import { meQuery } from './operations/documents'
import { publishMutation } from './operations/publishing'

afterEach(() => {
  document.body.innerHTML = ''
})

const setupQuery = gql`query Setup { networkSetup { isPending } }`

const ME = { operation: 'Me', variables: {}, data: { me: null, networkSetup: { isPending: true } } }
const BLOCKS = {
  ...{ documentId: 7, language: 'gu-IN', now: '2026-11-20T15:00:00Z', today: '2026-11-20' },
  ...{ page: { b_1: null }, layout: {} },
  ...{ media: [], pages: [{ id: 5, title: 'Visit', path: '/visit' }] },
}
const OPENING = { answers: [ME], blocks: BLOCKS }

test('what came with the page is taken out of it', () => {
  document.body.innerHTML = `<script type="application/json" id="opening">${JSON.stringify(OPENING)}</script>`
  expect(readOpening(document)).toEqual(OPENING)
  expect(document.body.innerHTML).toBe('')
})

test('a page may come without anything', () => {
  expect(readOpening(document)).toBeNull()
})

test('it answers the question once; after that the server is asked', async () => {
  const { client, asked } = clientWith()
  expect(await fetchQuery(client, meQuery, {})).toEqual(ME.data)
  expect(asked).toEqual([])
  await fetchQuery(client, meQuery, {})
  expect(asked).toEqual(['Me'])
})

test('it answers nothing any more once something was written', async () => {
  const { client, asked } = clientWith()
  await write(client, publishMutation, { id: '7', expectedVersion: 1 })
  await fetchQuery(client, meQuery, {})
  expect(asked).toEqual(['PublishDocument', 'Me'])
})

test('what it answered from the cache’s point of view is kept: asked again, nobody is', async () => {
  const { client, asked } = clientWith()
  await fetchQuery(client, meQuery, {}, 'cache-first')
  await fetchQuery(client, setupQuery, {})
  expect(await fetchQuery(client, meQuery, {}, 'cache-first')).toEqual(ME.data)
  expect(asked).toEqual(['Setup'])
})

test('what was answered before Apollo Client came is not kept once it may have changed', async () => {
  const { client, asked } = clientWith()
  await fetchQuery(client, meQuery, {}, 'cache-first')
  client.recordsChanged('event')
  await fetchQuery(client, meQuery, {}, 'cache-first')
  await fetchQuery(client, meQuery, {}, 'cache-first')
  expect(asked).toEqual(['Me'])
})

test('what blocks show is taken once, by the page it came with', () => {
  expect(clientWith().client.takePreloadedBlocks(8, 'gu-IN')).toBeNull()
  expect(clientWith().client.takePreloadedBlocks(7, 'en-US')).toBeNull()
  const { client } = clientWith()
  expect(client.takePreloadedBlocks(7, 'gu-IN')).toEqual(BLOCKS)
  expect(client.takePreloadedBlocks(7, 'gu-IN')).toBeNull()
})

test('what blocks show is out of date once something was written', async () => {
  const { client } = clientWith()
  await write(client, publishMutation, { id: '7', expectedVersion: 1 })
  expect(client.takePreloadedBlocks(7, 'gu-IN')).toBeNull()
})

test('who keeps answers of their own is told which records have changed', () => {
  const { client } = clientWith()
  const told = vi.fn()
  client.onRecordsChanged(told)
  client.recordsChanged('media')
  expect(told.mock.calls).toEqual([['media']])
})

test('the order of variables makes no other question of it, their values do', () => {
  const key = (variables: Record<string, unknown>) => questionKey({ operation: 'Any', variables })
  expect(key({ a: 1, b: null })).toBe(key({ b: null, a: 1, c: undefined }))
  expect(key({ a: 1 })).not.toBe(key({ a: 2 }))
})

function clientWith() {
  const asked: string[] = []
  const client = createClient({
    opening: OPENING,
    fetch: async (_url, init) => {
      asked.push(JSON.parse(String(init?.body)).operationName)
      const data = { ...ME.data, publishDocument: saved(fakePage()) }
      return new Response(JSON.stringify({ data }), {
        headers: { 'content-type': 'application/json' },
      })
    },
  })
  return { client, asked }
}
