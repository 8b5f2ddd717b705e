import { useRef, useState } from 'react'

/** True when two values would be stored alike. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object') return false
  return JSON.stringify(a) === JSON.stringify(b)
}

/**
 * A selector that answers with its last value as long as it would be stored alike: a component that selects a list or
 * an object renders only when something in it changes. Costs a `JSON.stringify` for every change of the store.
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

/** The first of values that would be stored alike, for effects that depend on a list or an object. */
export function useSameValue<Value>(value: Value): Value {
  const [first, setFirst] = useState(value)
  if (sameValue(first, value)) return first
  setFirst(value)
  return value
}
