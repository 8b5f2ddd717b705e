import { t } from '#schema/messages/t'
import type { ImportSource } from '../api/imports'
import { FieldRow } from '../ui/field-row'
import { FileField } from './file-field'

/** Field for a calendar as a file or by address. */
export function CalendarSource({ isAddress, onChange }: CalendarSourceProps) {
  if (!isAddress)
    return (
      <FileField
        label={t('Calendar file')}
        help={t('Google: Settings, Export. Outlook: Save calendar. Apple: File, Export.')}
        accept=".ics,text/calendar"
        onRead={(text) => {
          onChange(text === null ? null : { text })
          return null
        }}
      />
    )
  return (
    <FieldRow
      label={t('Calendar address')}
      help={t('The calendar’s public iCal address. It starts with https:// or webcal://.')}
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
