import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openSaver } from '../testing/open-saver'
import {
  initialPageState,
  isLive,
  type PageSaveState,
  reducePageSave,
  textsOf,
} from './page-save-state'
import { isUnsaved } from './save-state'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => vi.useRealTimers())

describe('while the page is published', () => {
  test('what is typed waits, so that the version that is published stays the newest', async () => {
    const { type, saver, server, pass } = openSaver()
    server.answer((request) => request.succeed())
    const release = saver.hold()
    type('Half a wor')
    await pass(20_000)
    expect(server.writes).toHaveLength(0)
    saver.setSaved({ ...saver.store.getState().saved, publishedVersion: 1, status: 'PUBLISHED' })
    expect(isLive(saver.store.getState())).toBe(false)
    release()
    await pass(1500)
    expect(server.writes).toMatchObject([{ title: 'Half a wor' }])
    expect(isLive(saver.store.getState())).toBe(false)
  })

  test('an answer that comes late can’t contain the version back', async () => {
    const { type, saver, server, pass } = openSaver()
    server.answer((request) => request.succeed())
    const before = saver.store.getState().saved
    type('Newer')
    await pass(1500)
    saver.setSaved({ ...before, publishedVersion: 1, status: 'PUBLISHED' })
    expect(saver.store.getState().saved).toMatchObject({ version: 2, publishedVersion: 1 })
  })

  test('the first save in a new language makes it one of several, before the page is loaded again', () => {
    const gujarati = { language: 'gu-IN', locationId: 10 }
    const opened = initialPageState(
      { ...SAVED, publishedVersion: 1, texts: [text(false)] },
      gujarati,
    )
    const changed = reducePageSave(opened, { type: 'changed', isSaved: false })
    expect(textsOf(changed).map(({ language }) => language)).toEqual(['en-US', 'gu-IN'])
    const sent = reducePageSave(changed, { type: 'sent', key: 'k', autosave: true })
    const { texts: _, ...saved } = { ...sent.saved, version: 2 }
    const stored = reducePageSave(sent, { type: 'acknowledged', saved })
    expect(textsOf(stored)).toMatchObject([
      { language: 'en-US', hasChanges: false, isLive: true },
      { language: 'gu-IN', hasChanges: true, isLive: false },
    ])
  })

  test('any order of changing, saving and publishing: live is only what was published as it is', () => {
    const event = fc.constantFrom('changed', 'sent', 'acknowledged', 'published')
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let world: World = {
          state: initialPageState({ ...SAVED, publishedVersion: 1, texts: [text(false)] }, OPEN),
          live: 0,
        }
        for (const type of events) {
          world = next(world, type)
          expect(isLive(world.state)).toBe(world.live === world.state.lastChange)
        }
      }),
    )
  })
})

interface World {
  readonly state: PageSaveState
  /** The published text, by the number of the last change in it. */
  readonly live: number
}

function next({ state, live }: World, type: Parameters<typeof eventOf>[0] | 'published'): World {
  const { version } = state.saved
  if (type === 'sent' && !isUnsaved(state)) return { state, live }
  if (type !== 'published') return { state: reducePageSave(state, eventOf(type, state)), live }
  // A page is published once nothing of it is on its way.
  if (state.attempt) return { state, live }
  const told = { ...state.saved, version, publishedVersion: version, texts: [text(false)] }
  return {
    state: reducePageSave(state, { type: 'setSaved', saved: told }),
    live: state.acknowledged,
  }
}

const OPEN = { language: 'en-US', locationId: 10 }

function text(hasChanges: boolean) {
  return {
    ...{ ...OPEN, locationName: null, isLive: true, version: 1, since: null, until: null },
    ...{ hasChanges, isInReview: false, endedAt: null, endedBy: null },
  }
}

const SAVED = {
  version: 1,
  status: 'PUBLISHED',
  recordStatus: 'ACTIVE',
  review: null,
  savedAt: '2026-03-01T10:00:00.000Z',
} as const

function eventOf(type: 'changed' | 'sent' | 'acknowledged', { saved, attempt }: PageSaveState) {
  if (type === 'sent') return { type, key: attempt?.key ?? 'k', autosave: true } as const
  if (type === 'acknowledged')
    return { type, saved: { ...saved, version: saved.version + 1 } } as const
  return { type, isSaved: false } as const
}
