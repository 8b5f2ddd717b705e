import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenInactive } from './when-inactive'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what can wait does so until nobody has pressed or typed anything for some seconds', () => {
  const run = vi.fn()
  whenInactive(run)
  vi.advanceTimersByTime(3000)
  window.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(3000)
  window.dispatchEvent(new Event('pointerdown'))
  vi.advanceTimersByTime(3900)
  window.dispatchEvent(new Event('pointermove'))
  vi.advanceTimersByTime(3900)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(4000)
  expect(run).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(run).toHaveBeenCalledOnce()
})

test('it can be cancelled', () => {
  const run = vi.fn()
  const cancel = whenInactive(run)
  cancel()
  vi.advanceTimersByTime(60_000)
  expect(run).not.toHaveBeenCalled()
})
