import type { ImportSource } from '../api/imports'
import { FieldRow } from '../ui/field-row'
import { FileField } from './file-field'

/** A calendar as a file, or by its address. */
export function CalendarSource({ isAddress, onChange }: CalendarSourceProps) {
  if (!isAddress)
    return (
      <FileField
        label="Calendar file"
        help="Google: Settings, Export. Outlook: Save calendar. Apple: File, Export."
        accept=".ics,text/calendar"
        onRead={(text) => {
          onChange(text === null ? null : { text })
          return null
        }}
      />
    )
  return (
    <FieldRow
      label="Address of the calendar"
      help="The public address in iCal format. It begins with https:// or webcal://."
    >
      {(aria) => (
        <input
          {...aria}
          className="ed-input"
          type="url"
          inputMode="url"
          maxLength={2000}
          placeholder="https://"
          onChange={({ target }) => {
            const address = target.value.trim()
            onChange(/^(?:https|webcals?):\/\/\S+$/i.test(address) ? { address } : null)
          }}
        />
      )}
    </FieldRow>
  )
}

interface CalendarSourceProps {
  readonly isAddress: boolean
  readonly onChange: (source: ImportSource | null) => void
}
