import { type KeyboardEvent, useState } from 'react'
import { t } from '#schema/messages/t'

/** Field that renames a block or part in its row: Enter saves, Escape discards. */
export function RowName({ before, kind, onKeep, onDone }: RowNameProps) {
  const [name, setName] = useState(before)

  function keep(): void {
    onKeep(name.trim())
    onDone()
  }

  function press(event: KeyboardEvent): void {
    event.stopPropagation()
    if (event.key === 'Enter') keep()
    else if (event.key === 'Escape') onDone()
    else return
    event.preventDefault()
  }

  return (
    <input
      className="ed-input ed-outline-input"
      aria-label={t('Name of {before}', { before: before || kind })}
      placeholder={kind}
      maxLength={300}
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the row that had the focus when its name was asked for.
      autoFocus
      value={name}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setName(target.value)}
      onKeyDown={press}
      onBlur={keep}
      onClick={(event) => event.stopPropagation()}
    />
  )
}

interface RowNameProps {
  /** Current name; empty if there is none. */
  readonly before: string
  /** Label used without a name. */
  readonly kind: string
  readonly onKeep: (name: string) => unknown
  readonly onDone: () => void
}
