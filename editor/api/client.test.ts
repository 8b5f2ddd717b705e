import { expect, test } from 'vitest'
import { createClient } from './client'
import { fetchQuery } from './fetch-query'
import { openPicture } from './operations/pictures'

const _ANSWER = { data: { allMedia: { nodes: [], __typename: 'MediaConnection' } } }

/** A network that answers when it is told to; an aborted request fails as in browsers. */
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

test('a query that the server refuses is not sent again', async () => {
  const { asked, send } = heldNetwork()
  const client = createClient({ fetch: send })
  const answer = fetchQuery(client, openPicture, { id: '1' })
  await until(() => asked.length === 1)
  asked[0]?.fail()
  await expect(answer).rejects.toThrow('The server can’t be reached')
  expect(asked).toHaveLength(1)
})
