import { Plus, Trash2 } from 'lucide-react'
import { t } from '#schema/messages/t'
import type { Account, LocationName } from '../api/answers'
import type { NewAssignment, Person } from '../api/people'
import { useApp } from '../app/app-context'
import { Choice } from '../screens/choice'
import { LocationChoice } from '../screens/location-choice/location-choice'
import { ownLocation } from '../screens/places-of-work'
import { managesNetwork } from '../screens/screens'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'
import { type Access, accessHelp, accessInput, accessOf, accessOptions } from './access-labels'
import { type AccessPlace, placeInput, placeOf, placeOptions } from './access-place'
import { dayBefore, endOfDay } from './last-day'
import { usePermissionSets } from './role-labels'

/** Row of the form. */
export interface AssignmentRow {
  /** Stable key of the row while it is edited. */
  readonly key: string
  /** The location's id as text, empty for the whole network; `null` until one is chosen. */
  readonly place: AccessPlace | null
  readonly access: Access
  readonly validFrom: string | null
  /** Last day, e.g. `2026-12-31`; empty for unlimited access. */
  readonly lastDay: string
}

/** Fields for a person's access: a row per scope with its last day. */
export function AssignmentFields({
  rows,
  locations,
  onChange,
  isChecked = false,
  error,
}: AssignmentFieldsProps) {
  const { account } = useApp()
  const { sets } = usePermissionSets()
  const options = placeOptions(account, locations)
  const change = (key: string, part: Partial<AssignmentRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  return (
    <fieldset className="ed-assignments">
      <legend>{t('Access')}</legend>
      {rows.map((row) => (
        <div key={row.key} className="ed-assignment">
          <Choice
            label={t('Level')}
            help={accessHelp(row.access)}
            value={row.access}
            options={accessOptions(sets)}
            onChange={(access) => change(row.key, { access })}
          />
          <LocationChoice
            label={t('Location')}
            value={row.place}
            options={options}
            error={isChecked && row.place === null ? CHOOSE_LOCATION : undefined}
            onChange={(place) => change(row.key, { place })}
          />
          <FieldRow label={t('Last day (optional)')}>
            {(aria) => (
              <input
                {...aria}
                type="date"
                className="ed-input"
                max="9999-12-31"
                value={row.lastDay}
                onChange={({ target }) => change(row.key, { lastDay: target.value })}
              />
            )}
          </FieldRow>
          <Button
            look="quiet"
            className="ed-icon-button"
            aria-label={removeLabel(options.find(([place]) => place === row.place)?.[1])}
            onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
          >
            <Trash2 size={16} aria-hidden />
          </Button>
        </div>
      ))}
      {error && <p className="ed-field-row-error">{error}</p>}
      <Button
        look="plain"
        onClick={() => onChange([...rows, ...newRows(account, locations, rows)])}
      >
        <Plus size={16} aria-hidden />
        {rows.length === 0 ? t('Add a location') : t('Another location')}
      </Button>
    </fieldset>
  )
}

interface AssignmentFieldsProps {
  readonly rows: readonly AssignmentRow[]
  /** Locations for which the user may give access. */
  readonly locations: readonly LocationName[]
  readonly onChange: (rows: readonly AssignmentRow[]) => void
  /** True to mark rows without a location: after an attempt to save. */
  readonly isChecked?: boolean
  readonly error?: string | undefined
}

export const CHOOSE_LOCATION = t('Choose a location')

/** Returns a new row: for the user's own location, or the only one left. Otherwise the location must be chosen. */
export function newRows(
  account: Account,
  locations: readonly LocationName[],
  rows: readonly AssignmentRow[] = [],
): readonly AssignmentRow[] {
  const isFree = ({ id }: LocationName) => !rows.some(({ place }) => place === String(id))
  if (locations.length === 0) return []
  const free = locations.filter(isFree)
  const own = free.find(({ id }) => id === ownLocation(account))
  const only = locations.length === 1 || !managesNetwork(account) ? free[0] : undefined
  const place = own ?? only
  const key = crypto.randomUUID()
  return [
    {
      ...{ key, access: 'CONTRIBUTE', validFrom: null, lastDay: '' },
      place: place ? String(place.id) : null,
    },
  ]
}

/** Returns the access given to a person directly, without that of roles. */
export function rowsOf(person: Pick<Person, 'assignments'>): readonly AssignmentRow[] {
  return person.assignments
    .filter(({ role }) => role === null)
    .map((assignment) => ({
      key: crypto.randomUUID(),
      place: placeOf(assignment),
      access: accessOf(assignment),
      validFrom: assignment.validFrom ?? null,
      lastDay: assignment.validUntil == null ? '' : dayBefore(assignment.validUntil),
    }))
}

/** Converts rows to the server's input; `null` if one has no location. */
export function assignmentsOf(rows: readonly AssignmentRow[]): readonly NewAssignment[] | null {
  const given = rows.flatMap(({ place, access, validFrom, lastDay }) =>
    place === null
      ? []
      : [
          {
            ...accessInput(access),
            ...placeInput(place),
            validFrom,
            validUntil: endOfDay(lastDay),
          },
        ],
  )
  return given.length === rows.length ? given : null
}

function removeLabel(name: string | undefined): string {
  return name === undefined ? t('Remove this location') : t('Remove {name}', { name })
}
