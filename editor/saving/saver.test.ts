import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openSaver } from '../testing/open-saver'
import { SAVE_TIMEOUT } from './send-save'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => vi.useRealTimers())

test('a change is saved automatically a second and a half after the last one', async () => {
  const { type, server, words, pass } = openSaver()
  type('Welc')
  await pass(1000)
  type('Welcome to Ottawa')
  expect(words()).toBe('Unsaved')
  await pass(1499)
  expect(server.held).toHaveLength(0)
  await pass(1)
  expect(words()).toBe('Saving…')
  server.held[0]?.succeed()
  await pass(0)
  expect(words()).toBe('Saved')
  expect(server.writes).toMatchObject([{ title: 'Welcome to Ottawa', autosave: true }])
})

test('nothing is called saved before the server has confirmed it', async () => {
  const { type, server, words, pass } = openSaver()
  type('One')
  await pass(1500)
  await pass(20_000)
  expect(words()).toBe('Saving…')
  server.held[0]?.succeed()
  await pass(0)
  expect(words()).toBe('Saved')
})

test('one request is in flight at a time; what is typed meanwhile follows on the new version', async () => {
  const { type, server, words, pass } = openSaver()
  type('One')
  await pass(1500)
  type('Two')
  await pass(5000)
  expect(server.held).toHaveLength(1)
  server.held[0]?.succeed()
  await pass(0)
  expect(words()).toBe('Unsaved')
  await pass(1500)
  server.held[0]?.succeed()
  await pass(0)
  expect(words()).toBe('Saved')
  expect(server.writes.map(({ title }) => title)).toEqual(['One', 'Two'])
})

test('typing without a pause is saved all the same, every ten seconds', async () => {
  const { type, server, pass } = openSaver()
  server.answer((request) => request.succeed())
  for (let second = 0; second < 25; second += 1) {
    type(`Word ${second}`)
    await pass(1000)
  }
  expect(server.writes.map(({ title }) => title)).toEqual(['Word 9', 'Word 19'])
})

test('the journal holds a change within a quarter of a second, and before it is sent', async () => {
  const { type, server, saver, pass, kept } = openSaver()
  type('One')
  await pass(250)
  expect(kept()).toMatchObject({
    settings: { title: 'One' },
    base: { version: 1, settings: { title: 'Welcome' } },
    history: { past: [{ label: 'Changed Title' }] },
  })
  type('Two')
  void saver.saveNow()
  expect(server.held).toHaveLength(0)
  await pass(0)
  expect(kept()).toMatchObject({ settings: { title: 'Two' } })
  expect(server.held).toHaveLength(1)
})

test('saving now does not wait, and says when all is saved', async () => {
  const { type, server, saver, pass } = openSaver()
  server.answer((request) => request.succeed())
  type('One')
  const done = saver.saveNow()
  await pass(0)
  expect(await done).toBe(true)
  expect(server.writes).toMatchObject([{ title: 'One', autosave: false }])
})

test('saving now while a save is in flight sends the rest after it', async () => {
  const { type, server, saver, pass } = openSaver()
  type('One')
  await pass(1500)
  type('Two')
  const done = saver.saveNow()
  server.held[0]?.succeed()
  await pass(0)
  server.held[0]?.succeed()
  await pass(0)
  expect(await done).toBe(true)
  expect(server.writes.map(({ title }) => title)).toEqual(['One', 'Two'])
})

test('saving now with nothing to save sends no request', async () => {
  const { server, saver } = openSaver()
  expect(await saver.saveNow()).toBe(true)
  expect(server.held).toHaveLength(0)
})

describe('when the network is down', () => {
  test('the changes are kept on this device, and saved once it is back', async () => {
    const { type, server, words, pass, kept } = openSaver()
    server.answer((request) => request.loseRequest())
    type('One')
    await pass(1500 + 1000)
    expect(words()).toBe('Offline. Your changes are kept on this device')
    type('Two')
    await pass(1000)
    expect(kept()).toMatchObject({
      settings: { title: 'Two' },
      base: { version: 1 },
      isSaved: false,
    })
    server.answer((request) => request.succeed())
    await pass(60_000)
    expect(words()).toBe('Saved')
    expect(server.writes.map(({ title }) => title)).toEqual(['One', 'Two'])
    await pass(250)
    expect(kept()).toMatchObject({ isSaved: true })
  })

  test('a lost response leads to no second write', async () => {
    const { type, server, words, pass } = openSaver()
    server.answer((request) => request.loseAnswer())
    type('One')
    await pass(1500)
    server.answer((request) => request.succeed())
    await pass(1000)
    expect(words()).toBe('Saved')
    expect(server.writes).toHaveLength(1)
    expect(server.version()).toBe(2)
  })

  test('what is retried is what was sent, though more was typed since', async () => {
    const { type, server, pass } = openSaver()
    server.answer((request) => request.loseAnswer())
    type('One')
    await pass(1500)
    type('Two')
    server.answer((request) => request.succeed())
    await pass(10_000)
    expect(server.writes.map(({ title }) => title)).toEqual(['One', 'Two'])
  })

  test('a browser without a journal is not said to have one', async () => {
    const { type, server, words, pass } = openSaver({ keeps: false })
    server.answer((request) => request.loseRequest())
    type('One')
    await pass(10_000)
    expect(words()).toBe('Offline. This browser can’t keep a copy of your changes')
  })
})

describe('when the server can’t answer', () => {
  test('a few 503 responses are not shown', async () => {
    const { type, server, words, pass } = openSaver()
    server.answer((request) => request.refuse(503, 'UNAVAILABLE', { retryable: true }))
    type('One')
    await pass(1500)
    expect(words()).toBe('Saving…')
    await pass(1000)
    server.answer((request) => request.succeed())
    await pass(2000)
    expect(words()).toBe('Saved')
    expect(server.writes).toHaveLength(1)
  })

  test('many are shown, retried with growing delays, and at once by hand', async () => {
    const { type, server, words, saver, pass } = openSaver()
    let asked = 0
    server.answer((request) => {
      asked += 1
      request.refuse(503, 'UNAVAILABLE', { retryable: true })
    })
    type('One')
    await pass(1500 + 1000 + 2000)
    expect(words()).toBe('Not saved.')
    await pass(3900)
    expect(asked).toBe(3)
    await pass(100)
    expect(asked).toBe(4)
    server.answer((request) => request.succeed())
    const done = saver.saveNow()
    await pass(0)
    expect(await done).toBe(true)
    expect(words()).toBe('Saved')
  })

  test('it is not retried before the time it asked for', async () => {
    const { type, server, pass } = openSaver()
    let asked = 0
    server.answer((request) => {
      asked += 1
      request.refuse(429, 'RATE_LIMITED', { retryAfterSeconds: 20 })
    })
    type('One')
    await pass(1500)
    await pass(19_900)
    expect(asked).toBe(1)
    await pass(100)
    expect(asked).toBe(2)
  })

  test('a save without any answer is sent again under its key', async () => {
    const { type, server, words, pass } = openSaver()
    type('One')
    await pass(1500)
    const key = server.held[0]?.variables.idempotencyKey
    await pass(SAVE_TIMEOUT + 1000)
    const retried = server.held.at(-1)
    expect(retried?.variables.idempotencyKey).toBe(key)
    retried?.succeed()
    await pass(0)
    expect(words()).toBe('Saved')
    // The first one arrives after all.
    server.held[0]?.succeed()
    await pass(10_000)
    expect(words()).toBe('Saved')
    expect(server.writes).toHaveLength(1)
  })
})

test('responses in any order, lost, refused or late: the server ends with the last state', async () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const random = sequence(seed)
    const { type, server, words, pass, stop } = openSaver()
    for (let step = 0; step < 12; step += 1) {
      type(`Title ${seed}.${step}`)
      await pass(Math.floor(random() * 4000))
      const request = server.held[Math.floor(random() * server.held.length)]
      const outcome = Math.floor(random() * 4)
      if (outcome === 0) request?.succeed()
      if (outcome === 1) request?.loseAnswer()
      if (outcome === 2) request?.refuse(503, 'UNAVAILABLE', { retryable: true })
    }
    server.answer((request) => request.succeed())
    for (const request of [...server.held]) request.succeed()
    await pass(120_000)
    expect(words()).toBe('Saved')
    expect(server.writes.at(-1)?.title).toBe(`Title ${seed}.11`)
    expect(new Set(server.writes.map(({ title }) => title)).size).toBe(server.writes.length)
    stop()
  }
}, 30_000)

function sequence(seed: number): () => number {
  let state = seed * 7919
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
