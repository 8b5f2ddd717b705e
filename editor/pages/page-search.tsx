import { useEffect, useRef, useState } from 'react'
import type { LocationName } from '../api/answers'
import { FieldRow } from '../ui/field-row'
import { type PageFilters, sortOrders, statusFilters } from './page-filters'

/** Debounce of the search, in ms. */
const SEARCH_DELAY = 250

/** Narrows the page list down. */
export function PageSearch({ filters, locations, onChange }: PageSearchProps) {
  return (
    <search className="ed-page-search">
      <SearchWords text={filters.text} onChange={(text) => onChange({ text })} />
      <Choice
        label="Location"
        value={filters.locationId}
        options={[
          ['', 'All locations'],
          ...locations.map(({ id, name }) => [String(id), name] as const),
        ]}
        onChange={(locationId) => onChange({ locationId })}
      />
      <Choice
        label="Kind"
        value={filters.type}
        options={[
          ['', 'All kinds'],
          ['LOCATION', 'Location pages'],
          ['PAGE', 'Content pages'],
          ['LAYOUT', 'Site layouts'],
        ]}
        onChange={(type) => onChange({ type })}
      />
      <Choice
        label="Status"
        value={filters.status}
        options={[['', 'Any status'], ...labelsOf(statusFilters)]}
        onChange={(status) => onChange({ status })}
      />
      <Choice
        label="Sorted by"
        value={filters.sort}
        options={labelsOf(sortOrders)}
        onChange={(sort) => onChange({ sort })}
      />
    </search>
  )
}

interface PageSearchProps {
  readonly filters: PageFilters
  readonly locations: readonly LocationName[]
  readonly onChange: (part: Partial<PageFilters>) => void
}

type Option = readonly [value: string, label: string]

function labelsOf(choices: Readonly<Record<string, { readonly label: string }>>): Option[] {
  return Object.entries(choices).map(([value, { label }]) => [value, label])
}

/** What is typed stands in the field at once, and in the address a moment later. */
function SearchWords({ text, onChange }: SearchWordsProps) {
  const [typed, setTyped] = useState(text)
  const timer = useRef(0)
  const sent = useRef(text)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The address changes by itself when going back; what was sent from here is what was typed, or older than that.
  useEffect(() => {
    if (text === sent.current) return
    clearTimeout(timer.current)
    sent.current = text
    setTyped(text)
  }, [text])

  function search(words: string): void {
    setTyped(words)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      sent.current = words
      onChange(words)
    }, SEARCH_DELAY)
  }

  return (
    <FieldRow label="Search">
      {(aria) => (
        <input
          {...aria}
          className="ed-input"
          type="search"
          placeholder="Title or address"
          value={typed}
          onChange={({ target }) => search(target.value)}
        />
      )}
    </FieldRow>
  )
}

interface SearchWordsProps {
  readonly text: string
  readonly onChange: (text: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <FieldRow label={label}>
      {(aria) => (
        <select
          {...aria}
          className="ed-input"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldRow>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly Option[]
  readonly onChange: (value: string) => void
}
