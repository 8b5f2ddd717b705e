import { useEffect, useRef } from 'react'
import { t } from '#schema/messages/t'
import type { FieldAria } from '../../ui/field-row'
import { FieldPopover } from '../../ui/floating/field-popover'
import { useCombobox } from '../../ui/floating/use-combobox'
import { type LabelledLocation, matchingLocations } from './location-labels'
import { recentLocations, rememberLocation } from './recent-locations'
import './location-search.css'

/** Searchable list of many locations; recent ones come first. */
export function LocationSearch({ aria, value, locations, onChange }: LocationSearchProps) {
  const { query, active, search, close, steer } = useCombobox(pick)
  const field = useRef<HTMLInputElement>(null)
  const { recent, others } = query === null ? NONE : groupsOf(locations, query)
  const found = [...recent, ...others]
  const listId = `${aria.id}-list`
  useEffect(() => {
    // There is no active option until an arrow key is pressed.
    document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [listId, active])
  return (
    <>
      <input
        {...aria}
        ref={field}
        type="text"
        role="combobox"
        className="ed-input location-search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-expanded={query !== null}
        aria-controls={query === null ? undefined : listId}
        aria-autocomplete="list"
        aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
        placeholder={t('Search locations')}
        value={query ?? locations.find((location) => location.value === value)?.label ?? ''}
        onChange={({ target }) => search(target.value)}
        onClick={() => query === null && search('')}
        onKeyDown={(event) => steer(event, found.length)}
        onBlur={close}
      />
      {query !== null && (
        <FieldPopover label={t('Locations')} field={field} onClose={close}>
          <div
            id={listId}
            role="listbox"
            aria-label={t('Locations')}
            tabIndex={-1}
            className="location-list"
          >
            {found.map((location, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and steers the list
              <div
                key={location.value}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                className="location-option"
                aria-selected={location.value === value}
                data-active={index === active}
                onClick={() => pick(index)}
              >
                {location.label}
                {index < recent.length && <span className="location-quiet">{t('Recent')}</span>}
              </div>
            ))}
          </div>
          <p className="location-quiet location-note" role="status">
            {found.length === 0 ? t('No matching locations') : ''}
          </p>
        </FieldPopover>
      )}
    </>
  )

  function pick(index: number): void {
    const location = found[index]
    if (!location) return
    if (location.value !== '') rememberLocation(location.value)
    close()
    onChange(location.value)
  }
}

interface LocationSearchProps {
  readonly aria: FieldAria
  readonly value: string | null
  readonly locations: readonly LabelledLocation[]
  readonly onChange: (value: string) => void
}

interface Groups {
  readonly recent: readonly LabelledLocation[]
  readonly others: readonly LabelledLocation[]
}

const NONE: Groups = { recent: [], others: [] }

/** Groups the locations; recent ones are separate only without a search. */
function groupsOf(locations: readonly LabelledLocation[], query: string): Groups {
  if (query.trim() !== '') return { recent: [], others: matchingLocations(locations, query) }
  const recent = recentLocations().flatMap(
    (value) => locations.find((location) => location.value === value) ?? [],
  )
  return { recent, others: locations.filter((location) => !recent.includes(location)) }
}
