import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHANGED, CLOSED } from '#schema/api/changes'
import { followChanges } from './follow-changes'

/** The browser's own, as far as it is used: what the server sends is dispatched by the test. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  static readonly opened: FakeEventSource[] = []
  readyState = 1
  constructor(readonly url: string) {
    super()
    FakeEventSource.opened.push(this)
  }
  close(): void {
    this.readyState = FakeEventSource.CLOSED
  }
  /** The server refuses the connection: the browser gives up. */
  refuse(): void {
    this.readyState = FakeEventSource.CLOSED
    this.dispatchEvent(new Event('error'))
  }
}

const CHANGE = {
  ...{ id: 7, version: 3, publishedVersion: 2 },
  ...{ status: 'DRAFT', recordStatus: 'ACTIVE', tag: 'a' },
} as const

let isVisible = true
let stop = (): void => undefined
beforeEach(() => {
  vi.useFakeTimers()
  isVisible = true
  FakeEventSource.opened.length = 0
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    isVisible ? 'visible' : 'hidden',
  )
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what others save is heard while the page is in view, by one connection', () => {
  const heard = vi.fn()
  stop = followChanges(7, heard)
  expect(FakeEventSource.opened.map(({ url }) => url)).toEqual(['/api/changes?documents=7'])
  latest()?.dispatchEvent(new MessageEvent(CHANGED, { data: JSON.stringify(CHANGE) }))
  expect(heard).toHaveBeenCalledExactlyOnceWith(CHANGE)
  show(false)
  expect(openNow()).toBe(0)
  show(true)
  expect(openNow()).toBe(1)
  stop()
  expect(openNow()).toBe(0)
})

test('a connection that is refused is tried again later and later, one that is ended for good only when it is looked at again', () => {
  stop = followChanges(7, () => undefined)
  latest()?.refuse()
  vi.advanceTimersByTime(14_000)
  expect(FakeEventSource.opened).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect(FakeEventSource.opened).toHaveLength(2)
  latest()?.refuse()
  vi.advanceTimersByTime(29_000)
  expect(FakeEventSource.opened).toHaveLength(2)
  vi.advanceTimersByTime(1_000)
  latest()?.dispatchEvent(new MessageEvent(CLOSED, { data: '' }))
  vi.advanceTimersByTime(3_600_000)
  expect([FakeEventSource.opened.length, openNow()]).toEqual([3, 0])
  show(true)
  expect(openNow()).toBe(1)
})

function show(visible: boolean): void {
  isVisible = visible
  document.dispatchEvent(new Event('visibilitychange'))
}

function latest(): FakeEventSource | undefined {
  return FakeEventSource.opened.at(-1)
}

function openNow(): number {
  return FakeEventSource.opened.filter(({ readyState }) => readyState === 1).length
}
