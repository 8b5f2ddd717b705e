import { useRef, useState } from 'react'

/** Returns true if two values would be stored in the same form. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object') return false
  return JSON.stringify(a) === JSON.stringify(b)
}

/**
 * Wraps a selector so that it returns the same value while the stored form is equal: components that select an array or object
 * re-render only for real changes. Costs a `JSON.stringify` per store change.
 */
export function useSame<State, Value>(select: (state: State) => Value): (state: State) => Value {
  const last = useRef<{ readonly text: string | undefined; readonly value: Value } | null>(null)
  return (state) => {
    const value = select(state)
    const text = JSON.stringify(value)
    if (last.current === null || last.current.text !== text) last.current = { text, value }
    return last.current.value
  }
}

/** Returns the first of several equal values, for effects that depend on an array or object. */
export function useSameValue<Value>(value: Value): Value {
  const [first, setFirst] = useState(value)
  if (sameValue(first, value)) return first
  setFirst(value)
  return value
}
