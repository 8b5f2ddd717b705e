import { useEffect } from 'react'
import { t } from '#schema/messages/t'
import type { FieldAria } from '../../ui/field-row'
import { FieldRow } from '../../ui/field-row'
import { lazyPart, useLazy } from '../../ui/lazy/lazy-part'
import type { Option } from '../choice'
import { type LabelledLocation, labelLocations } from './location-labels'

/** Maximum number of locations in the browser's own select; more are searched. */
const MAX_LISTED = 8

/** Value of the select while nothing is chosen: an empty one is an option, such as "All locations". */
const UNCHOSEN = 'unchosen'

const locationSearch = lazyPart(() =>
  import('./location-search').then(({ LocationSearch }) => LocationSearch),
)

/** Select for a location by its distinguishing label. An option without a value, such as "All locations", stays first. */
export function LocationChoice({ label, help, error, ...choice }: LocationChoiceProps) {
  return (
    <FieldRow label={label} help={help} error={error}>
      {(aria) => <LocationSelect aria={aria} {...choice} />}
    </FieldRow>
  )
}

interface LocationChoiceProps extends Omit<LocationSelectProps, 'aria'> {
  readonly label: string
  readonly help?: string | undefined
  readonly error?: string | undefined
}

/** Variant of `LocationChoice` without a label. */
function LocationSelect({ aria, value, options, onChange }: LocationSelectProps) {
  const locations = [
    ...options.filter(([option]) => option === '').map(labelled),
    ...labelLocations(options.filter(([option]) => option !== '')),
  ]
  const { part: LocationSearch, need } = useLazy(locationSearch)
  const isLong = locations.length > MAX_LISTED
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search is loaded only when the list gets too long.
  useEffect(() => {
    if (isLong) void need()
  }, [isLong])
  if (isLong && LocationSearch) return <LocationSearch {...{ aria, value, locations, onChange }} />
  return (
    <select
      {...aria}
      className="ed-input"
      value={value ?? UNCHOSEN}
      onChange={({ target }) => onChange(target.value)}
    >
      {value === null && (
        <option value={UNCHOSEN} disabled hidden>
          {t('Choose a location')}
        </option>
      )}
      {locations.map(({ value: option, label }) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  )
}

interface LocationSelectProps {
  readonly aria: FieldAria
  /** `null` until one is chosen. */
  readonly value: string | null
  /** Options with full names. */
  readonly options: readonly Option[]
  readonly onChange: (value: string) => void
}

function labelled([value, label]: Option): LabelledLocation {
  return { value, label }
}
