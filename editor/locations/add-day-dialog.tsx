import { useState } from 'react'
import { readProps } from '#schema/fields/read'
import { validateProps } from '#schema/fields/validate'
import { t } from '#schema/messages/t'
import location from '#schema/records/location/location.record'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { FieldRow } from '../ui/field-row'
import type { SpecialDayValues } from './location-actions'
import './add-day-dialog.css'

const PARTS = ['name', 'date', 'until', 'times'] as const
const { of: fields } = location.fields.specialDays

/** Dialog that adds a special day to the hours of several locations. */
export function AddDayDialog({ count, onAdd, onClose }: AddDayDialogProps) {
  const [day, setDay] = useState<SpecialDayValues>(readProps(fields, {}))
  const [isPressed, setIsPressed] = useState(false)
  const wrong = isPressed ? issuesOfDay(day) : new Map<string, string>()
  const places = t('{count, plural, one {one location} other {# locations}}', { count })
  return (
    <Dialog
      title={t('Add a special day to {places}', { places })}
      description={t('It’s added to the hours of each location right away.')}
      onClose={onClose}
      footer={
        <DialogButtons
          label={t('Add to {places}', { places })}
          onConfirm={add}
          onCancel={onClose}
        />
      }
    >
      <div className="add-day">
        {PARTS.map((part) => (
          <FieldRow
            key={part}
            label={fields[part].label}
            help={fields[part].help ?? ''}
            error={wrong.get(part)}
            required={fields[part].required}
          >
            {(aria) => (
              <input
                {...aria}
                type={isDay(part) ? 'date' : 'text'}
                className="ed-input"
                placeholder={fields[part].placeholder}
                max={isDay(part) ? '9999-12-31' : undefined}
                value={day[part]}
                onChange={({ target }) => setDay({ ...day, [part]: target.value })}
              />
            )}
          </FieldRow>
        ))}
        <FieldRow label={fields.repeats.label} help={fields.repeats.help ?? ''} required={false}>
          {(aria) => (
            <select
              {...aria}
              className="ed-input"
              value={day.repeats}
              // One of the options below.
              onChange={({ target }) =>
                setDay({ ...day, repeats: target.value as typeof day.repeats })
              }
            >
              {Object.entries(fields.repeats.options).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </FieldRow>
      </div>
    </Dialog>
  )

  function add(): void {
    setIsPressed(true)
    if (issuesOfDay(day).size === 0) onAdd(day)
  }
}

function isDay(part: (typeof PARTS)[number]): boolean {
  return part === 'date' || part === 'until'
}

/** Returns the issues of the day by field, by the rules of the location form. */
function issuesOfDay(day: SpecialDayValues): ReadonlyMap<string, string> {
  const issues = validateProps(fields, day)
  const whole = location.check({ ...readProps(location.fields, {}), specialDays: [day] })
  const prefix = 'specialDays.0.'
  return new Map(
    [
      ...whole.flatMap(({ path, message }) =>
        path.startsWith(prefix) ? [{ path: path.slice(prefix.length), message }] : [],
      ),
      ...issues,
    ].map(({ path, message }) => [path, message]),
  )
}

interface AddDayDialogProps {
  /** Number of locations that get the day. */
  readonly count: number
  readonly onAdd: (day: SpecialDayValues) => void
  readonly onClose: () => void
}
