import { useEffect, useRef, useState } from 'react'
import { t } from '#schema/messages/t'
import { FieldRow } from '../../ui/field-row'

/** Debounce of the search, in ms. */
const SEARCH_DELAY = 250

/** Search field that updates at once, and the address after a debounce. */
export function SearchField({
  text,
  label = t('Search'),
  placeholder,
  onChange,
}: SearchFieldProps) {
  const [typed, setTyped] = useState(text)
  const timer = useRef(0)
  const sent = useRef(text)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The address changes when the user goes back; values sent by this field are equal to or older than its text.
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
    <FieldRow label={label}>
      {(aria) => (
        <input
          {...aria}
          className="ed-input"
          type="search"
          placeholder={placeholder}
          value={typed}
          onChange={({ target }) => search(target.value)}
        />
      )}
    </FieldRow>
  )
}

interface SearchFieldProps {
  readonly text: string
  readonly label?: string
  readonly placeholder: string
  readonly onChange: (text: string) => void
}
