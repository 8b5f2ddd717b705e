import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenLeftAlone } from './when-left-alone'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what is for later waits until nobody has pressed or typed anything for some seconds', () => {
  const run = vi.fn()
  whenLeftAlone(run)
  vi.advanceTimersByTime(3000)
  window.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(3000)
  window.dispatchEvent(new Event('pointerdown'))
  vi.advanceTimersByTime(3900)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(4000)
  expect(run).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(run).toHaveBeenCalledOnce()
})

test('it can be called off', () => {
  const run = vi.fn()
  const cancel = whenLeftAlone(run)
  cancel()
  vi.advanceTimersByTime(60_000)
  expect(run).not.toHaveBeenCalled()
})
