import { type KeyboardEvent, useState } from 'react'
import { t } from '#schema/messages/t'
import { rename } from '../store/commands'
import { useSession } from '../store/session'

/** A block's name being typed in its row: Enter keeps it, Escape does not. */
export function RowName({ id, before, kind, onDone }: RowNameProps) {
  const session = useSession()
  const [name, setName] = useState(before)

  function keep(): void {
    rename(session, id, name.trim())
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
  readonly id: string
  /** The name given before; empty when there was none. */
  readonly before: string
  /** What the kind of block is called. */
  readonly kind: string
  readonly onDone: () => void
}
