import { type ChangeEvent, useState } from 'react'
import { FieldRow } from '../ui/field-row'
import { readTextFile } from './read-text-file'

/** Field for a text file; its error is shown beside it. */
export function FileField({ label, help, accept, onRead }: FileFieldProps) {
  const [problem, setProblem] = useState<string | null>(null)

  async function read({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = await readTextFile(target)
    if (!file) return
    setProblem(onRead(file.problem === null ? file.text : null) ?? file.problem)
  }

  return (
    <FieldRow label={label} help={help} error={problem || undefined}>
      {(aria) => (
        <input
          {...aria}
          className="ed-input record-import-file"
          type="file"
          accept={accept}
          onChange={(event) => void read(event)}
        />
      )}
    </FieldRow>
  )
}

interface FileFieldProps {
  readonly label: string
  readonly help: string
  readonly accept: string
  /** Handles the text (`null` if it can't be read) and returns its error. */
  readonly onRead: (text: string | null) => string | null
}
