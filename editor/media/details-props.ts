import type { ReactNode } from 'react'
import type { DoneChange } from './done-change'

/** What the dialog about a picture, and that about a file, are given. */
export interface DetailsProps {
  readonly isInTrash: boolean | null
  /** What was done last, with Undo. */
  readonly note: ReactNode
  /** Called when it has got another file or crop, with how to undo it. */
  readonly onChanged: (change: DoneChange | null) => void
  /** Called when it was saved, which closes the dialog; `null` where there was nothing to save. */
  readonly onSaved: (change: DoneChange | null) => void
  readonly onClose: () => void
}
