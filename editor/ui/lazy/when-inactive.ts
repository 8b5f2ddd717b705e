import { useEffect, useState } from 'react'

/** Time in ms without clicks, pointer movement, typing or scrolling after which the user counts as inactive. */
const INACTIVE_MS = 4000
/** Shorter rest in ms for work that should be done soon, and the longest time it waits for an active user. */
const SHORT_REST = 2000
const AT_MOST = 10_000
const INPUT = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const
const LISTENING = { capture: true, passive: true }

/**
 * Runs a function once the user has been inactive for some seconds and the browser is idle, so that work that can wait doesn't
 * disturb the user. Returns a function that cancels it.
 */
export function whenInactive(run: () => void): () => void {
  return afterRest(run, { rest: INACTIVE_MS, atMost: Number.POSITIVE_INFINITY })
}

/**
 * Runs a function once the user has been inactive for two seconds, after ten seconds at the latest: for things not needed to use
 * the page, but wanted soon. Returns a function that cancels it.
 */
export function whenSettled(run: () => void): () => void {
  return afterRest(run, { rest: SHORT_REST, atMost: AT_MOST })
}

interface Rest {
  readonly rest: number
  readonly atMost: number
}

function afterRest(run: () => void, { rest, atMost }: Rest): () => void {
  const from = performance.now()
  const latest = from + atMost
  let isOver = false
  let timer = setTimeout(check, rest)
  followInput()
  return end

  function check(): void {
    const remaining = Math.min(Math.max(lastInput, from) + rest, latest) - performance.now()
    if (remaining > 0) timer = setTimeout(check, remaining)
    else whenIdle(begin)
  }

  function begin(): void {
    if (isOver) return
    end()
    run()
  }

  function end(): void {
    clearTimeout(timer)
    if (!isOver) leaveInput()
    isOver = true
  }
}

/** The time of the last input while something waits for a rest, as `performance.now()` has it. */
let lastInput = 0
let waiting = 0

/** All that waits listens once: a drag moves the pointer a hundred times a second. */
function followInput(): void {
  waiting += 1
  if (waiting === 1) for (const kind of INPUT) window.addEventListener(kind, noteInput, LISTENING)
}

function leaveInput(): void {
  waiting -= 1
  if (waiting === 0)
    for (const kind of INPUT) window.removeEventListener(kind, noteInput, LISTENING)
}

function noteInput(): void {
  lastInput = performance.now()
}

/** Returns false until the page has been open for a moment and the user is inactive (`whenSettled`). */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => whenSettled(() => setIsSettled(true)), [])
  return isSettled
}

/** Returns false until the user moves the pointer, presses, types or scrolls for the first time. */
export function useFirstInput(): boolean {
  const [hasBegun, setHasBegun] = useState(false)
  useEffect(() => {
    const ends = new AbortController()
    const begin = () => {
      ends.abort()
      setHasBegun(true)
    }
    for (const kind of INPUT)
      window.addEventListener(kind, begin, { ...LISTENING, signal: ends.signal })
    return () => ends.abort()
  }, [])
  return hasBegun
}

/** Runs a function when the browser is idle, after three seconds at the latest. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(run, { timeout: 3000 })
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(run, 0)
  return () => clearTimeout(timer)
}
