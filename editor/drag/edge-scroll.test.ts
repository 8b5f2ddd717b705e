import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { edgeScroll } from './edge-scroll'

/** A pane 1,000 high, from 100 to 1,100 in the window, over a page of 5,000. */
function pane(): HTMLElement {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => new DOMRect(0, 100, 800, 1000)
  let top = 2000
  Object.defineProperty(element, 'scrollTop', {
    get: () => top,
    set: (next: number) => {
      top = Math.min(Math.max(next, 0), 4000)
    },
  })
  return element
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a pointer that rests near an edge scrolls there, the faster the nearer, and says so in the same frame', () => {
  const [slow, fast] = [1050, 1098].map((y) => {
    const over = pane()
    const seen: number[] = []
    const scroll = edgeScroll(() => seen.push(over.scrollTop))
    scroll.follow({ x: 10, y }, over)
    vi.advanceTimersByTime(1000)
    scroll.stop()
    expect(seen.at(-1)).toBe(over.scrollTop)
    return over.scrollTop
  })
  expect(slow).toBeGreaterThan(2000)
  expect(fast).toBeGreaterThan(slow ?? 0)
})

test('a quick drop near the edge is aimed at what is there: nothing scrolls before the pointer rests', () => {
  const over = pane()
  const scroll = edgeScroll(() => undefined)
  scroll.follow({ x: 10, y: 1095 }, over)
  vi.advanceTimersByTime(200)
  expect(over.scrollTop).toBe(2000)
  vi.advanceTimersByTime(200)
  expect(over.scrollTop).toBeGreaterThan(2000)
  scroll.stop()
})

test('up at the upper edge, and no frame is asked for away from the edges', () => {
  const over = pane()
  const scroll = edgeScroll(() => undefined)
  scroll.follow({ x: 10, y: 600 }, over)
  expect(vi.getTimerCount()).toBe(0)
  scroll.follow({ x: 10, y: 101 }, over)
  vi.advanceTimersByTime(1000)
  expect(over.scrollTop).toBeLessThan(2000)
  scroll.follow({ x: 10, y: 600 }, over)
  vi.advanceTimersByTime(50)
  expect(vi.getTimerCount()).toBe(0)
  scroll.follow(null, null)
  expect(vi.getTimerCount()).toBe(0)
})
