import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openSaver } from '../testing/open-saver'
import { phaseOf } from './save-state'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => vi.useRealTimers())

describe('when another editor saved first', () => {
  test('saving pauses, whatever is typed, and both versions are there', async () => {
    const { type, server, words, saver, pass, kept } = openSaver()
    server.saveAs('Anna', 'Anna’s title')
    server.answer((request) => request.succeed())
    type('Mine')
    await pass(1500)
    expect(words()).toBe('Not saved.')
    expect(saver.store.getState().failure).toMatchObject({
      kind: 'conflict',
      current: { version: 2, savedBy: 'Anna', title: 'Anna’s title' },
    })
    type('Mine too')
    await pass(60_000)
    expect(server.writes).toHaveLength(0)
    expect(kept()).toMatchObject({ settings: { title: 'Mine too' } })
  })

  test('keeping mine saves it on top of theirs', async () => {
    const { type, server, words, saver, pass, base } = openSaver()
    server.saveAs('Anna', 'Anna’s title')
    server.answer((request) => request.succeed())
    type('Mine')
    await pass(1500)
    saver.rebase({ ...saver.store.getState().saved, version: 2 }, base, false)
    void saver.saveNow()
    await pass(0)
    expect(words()).toBe('Saved')
    expect(server.writes).toMatchObject([{ title: 'Mine' }])
    expect(server.version()).toBe(3)
  })

  test('a third version in between is a conflict again', async () => {
    const { type, server, saver, pass, base } = openSaver()
    server.saveAs('Anna', 'First')
    server.answer((request) => request.succeed())
    type('Mine')
    await pass(1500)
    server.saveAs('Ben', 'Second')
    saver.rebase({ ...saver.store.getState().saved, version: 2 }, base, false)
    void saver.saveNow()
    await pass(0)
    expect(saver.store.getState().failure).toMatchObject({ current: { savedBy: 'Ben' } })
    expect(server.writes).toHaveLength(0)
  })

  test('after taking theirs all is saved, and the journal says so', async () => {
    const { type, server, words, saver, pass, kept, base } = openSaver()
    server.saveAs('Anna', 'Anna’s title')
    server.answer((request) => request.succeed())
    type('Mine')
    await pass(1500)
    type('Anna’s title')
    saver.rebase({ ...saver.store.getState().saved, version: 2 }, base, true)
    await pass(10_000)
    expect(words()).toBe('Saved')
    expect(server.writes).toHaveLength(0)
    await pass(250)
    expect(kept()).toMatchObject({ isSaved: true })
  })
})

test('a session that ended keeps the work, and goes on after signing in', async () => {
  const { type, server, words, saver, pass, kept } = openSaver()
  server.answer((request) => request.refuse(401, 'UNAUTHENTICATED'))
  type('One')
  await pass(1500)
  expect(words()).toBe('Not saved.')
  expect(saver.store.getState().failure?.kind).toBe('signed-out')
  expect(kept()).toMatchObject({ settings: { title: 'One' } })
  server.answer((request) => request.succeed())
  const done = saver.saveNow()
  await pass(0)
  expect(await done).toBe(true)
})

test('a refused page says what is wrong, and the next change is tried again', async () => {
  const { type, server, words, saver, pass } = openSaver()
  const issue = { block: 'b_1', field: 'title', message: 'too long', rule: 'type' }
  server.answer((request) => request.refuse(200, 'BAD_USER_INPUT', { issues: [issue] }))
  type('x'.repeat(400))
  await pass(1500)
  expect(words()).toBe('Not saved.')
  expect(saver.store.getState().failure).toMatchObject({ issues: [{ block: 'b_1' }] })
  server.answer((request) => request.succeed())
  type('short')
  await pass(1500)
  expect(words()).toBe('Saved')
})

test('a proxy’s page instead of an answer is no answer', async () => {
  const { type, saver, server, pass } = openSaver()
  server.answer(null)
  type('One')
  await pass(1500)
  expect(phaseOf(saver.store.getState())).toBe('saving')
  server.held[0]?.refuse(502, 'INTERNAL', { retryable: true })
  await pass(0)
  expect(saver.store.getState().failure?.kind).toBe('unavailable')
})
