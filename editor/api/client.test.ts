import { expect, test } from 'vitest'
import { createClient } from './client'
import { fetchQuery } from './fetch-query'
import { openPicture } from './operations/pictures'

const ANSWER = { data: { allMedia: { nodes: [], __typename: 'MediaConnection' } } }

/** A network that answers when it is told to; what is called off fails as browsers let it fail. */
function heldNetwork() {
  const asked: { answer: (body: object) => void; fail: () => void }[] = []
  const send: typeof fetch = (_input, init) =>
    new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      asked.push({
        answer: (body) =>
          resolve(
            new Response(JSON.stringify(body), {
              headers: { 'content-type': 'application/json' },
            }),
          ),
        fail: () => reject(new TypeError('Failed to fetch')),
      })
    })
  return { asked, send }
}

async function until(holds: () => boolean): Promise<void> {
  await expect.poll(holds).toBe(true)
}

test('a question in flight when everything kept is dropped is asked again', async () => {
  const { asked, send } = heldNetwork()
  const client = createClient({ fetch: send })
  const answer = fetchQuery(client, openPicture, { id: '1' })
  await until(() => asked.length === 1)
  await client.clearStore()
  await until(() => asked.length === 2)
  await client.clearStore()
  await until(() => asked.length === 3)
  asked[2]?.answer(ANSWER)
  expect((await answer).allMedia.nodes).toEqual([])
})

test('a question that fails by itself is not asked again', async () => {
  const { asked, send } = heldNetwork()
  const client = createClient({ fetch: send })
  await client.clearStore()
  const answer = fetchQuery(client, openPicture, { id: '1' })
  await until(() => asked.length === 1)
  asked[0]?.fail()
  await expect(answer).rejects.toThrow('Failed to fetch')
  expect(asked).toHaveLength(1)
})
