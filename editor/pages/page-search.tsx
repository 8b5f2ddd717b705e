import { useEffect, useRef, useState } from 'react'
import type { LocationName } from '../api/answers'
import { FieldRow } from '../ui/field-row'
import type { PageFilters } from './page-filters'

/** Debounce of the search, in ms. */
const SEARCH_DELAY = 250

/** Narrows the page list down. */
export function PageSearch({ filters, locations, onChange }: PageSearchProps) {
  const [text, setText] = useState(filters.text)
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The address is the truth: it changes by itself when going back.
  useEffect(() => setText(filters.text), [filters.text])

  function search(words: string): void {
    setText(words)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => onChange({ ...filters, text: words }), SEARCH_DELAY)
  }

  return (
    <search className="ed-page-search">
      <FieldRow label="Search">
        {(aria) => (
          <input
            {...aria}
            className="ed-input"
            type="search"
            placeholder="Title or address"
            value={text}
            onChange={({ target }) => search(target.value)}
          />
        )}
      </FieldRow>
      <FieldRow label="Location">
        {(aria) => (
          <select
            {...aria}
            className="ed-input"
            value={filters.locationId}
            onChange={({ target }) => onChange({ ...filters, text, locationId: target.value })}
          >
            <option value="">All locations</option>
            {locations.map(({ id, name }) => (
              <option key={id} value={String(id)}>
                {name}
              </option>
            ))}
          </select>
        )}
      </FieldRow>
      <FieldRow label="Kind">
        {(aria) => (
          <select
            {...aria}
            className="ed-input"
            value={filters.type}
            onChange={({ target }) => onChange({ ...filters, text, type: target.value })}
          >
            <option value="">All kinds</option>
            <option value="LOCATION">Location pages</option>
            <option value="PAGE">Content pages</option>
          </select>
        )}
      </FieldRow>
    </search>
  )
}

interface PageSearchProps {
  readonly filters: PageFilters
  readonly locations: readonly LocationName[]
  readonly onChange: (filters: PageFilters) => void
}
