import { type KeyboardEvent, useState } from 'react'

/** Controls a list of options from a text field: arrow keys move, Enter picks, Escape closes. */
export function useCombobox(pick: (index: number) => void): Combobox {
  /** The search text; `null` while the list is closed. */
  const [query, setQuery] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  return { query, active, search, close, steer }

  function search(text: string): void {
    setQuery(text)
    setActive(-1)
  }

  function close(): void {
    setQuery(null)
    setActive(-1)
  }

  function steer(event: KeyboardEvent, count: number): void {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      if (query === null) search('')
      else setActive(next(active, by, count))
    }
    if (query === null) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      pick(Math.max(active, 0))
    }
  }
}

interface Combobox {
  readonly query: string | null
  readonly active: number
  readonly search: (text: string) => void
  readonly close: () => void
  readonly steer: (event: KeyboardEvent, count: number) => void
}

function next(active: number, by: number, count: number): number {
  if (count === 0) return -1
  if (active < 0) return by > 0 ? 0 : count - 1
  return (active + by + count) % count
}
