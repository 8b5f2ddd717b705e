import { type ChangeEvent, useState } from 'react'
import type { ImportSource } from '../api/imports'
import { FieldRow } from '../ui/field-row'
import { readTextFile } from './read-text-file'

/** A calendar as a file, or by its address. */
export function CalendarSource({ isAddress, onChange }: CalendarSourceProps) {
  const [problem, setProblem] = useState('')

  async function read({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = await readTextFile(target)
    if (!file) return
    setProblem(file.problem ?? '')
    onChange(file.problem === null ? { text: file.text } : null)
  }

  if (!isAddress)
    return (
      <FieldRow
        label="Calendar file"
        help="Google: Settings, Export. Outlook: Save calendar. Apple: File, Export."
        error={problem || undefined}
      >
        {(aria) => (
          <input
            {...aria}
            className="ed-input record-import-file"
            type="file"
            accept=".ics,text/calendar"
            onChange={(event) => void read(event)}
          />
        )}
      </FieldRow>
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
