import { Plus, Trash2 } from 'lucide-react'
import { t } from '#schema/messages/t'
import type { Account, LocationName } from '../api/answers'
import type { Person } from '../api/people'
import { useApp } from '../app/app-context'
import { Choice } from '../screens/choice'
import { LocationChoice } from '../screens/location-choice/location-choice'
import { homeLocation } from '../screens/places-of-work'
import { Button } from '../ui/button'
import { FieldRow } from '../ui/field-row'
import { type Access, accessHelp, accessOf, accessOptions, givenAccess } from './access-labels'
import { givenPlace, placeOf, placeOptions } from './access-place'
import { dayBefore, endOfDay } from './last-day'
import { usePermissionSets } from './role-labels'

/** Row of the form; the location's id as text, empty for the whole network. */
export interface AssignmentRow {
  /** Stable key of the row while it is edited. */
  readonly key: string
  readonly place: string
  readonly access: Access
  readonly validFrom: string | null
  /** Last day, e.g. `2026-12-31`; empty for unlimited access. */
  readonly lastDay: string
}

/** Fields for a person's access: a row per scope with its last day. */
export function AssignmentFields({ rows, locations, onChange, error }: AssignmentFieldsProps) {
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
  readonly error?: string | undefined
}

/** Returns a new row: for the user's own location, or else the first one without a row. */
export function newRows(
  account: Account,
  locations: readonly LocationName[],
  rows: readonly AssignmentRow[] = [],
): readonly AssignmentRow[] {
  const isFree = ({ id }: LocationName) => !rows.some(({ place }) => place === String(id))
  const own = locations.find(({ id }) => id === homeLocation(account))
  const place = own && isFree(own) ? own : (locations.find(isFree) ?? own)
  if (!place) return []
  const key = crypto.randomUUID()
  return [{ key, place: String(place.id), access: 'CONTRIBUTE', validFrom: null, lastDay: '' }]
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

export function assignmentsOf(rows: readonly AssignmentRow[]) {
  return rows.map(({ place, access, validFrom, lastDay }) => ({
    ...givenAccess(access),
    ...givenPlace(place),
    validFrom,
    validUntil: endOfDay(lastDay),
  }))
}

function removeLabel(name: string | undefined): string {
  return name === undefined ? t('Remove this location') : t('Remove {name}', { name })
}
