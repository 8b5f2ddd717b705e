import type { ReactNode } from 'react'
import type { DoneChange } from './done-change'

/** Shared props of the picture dialog and the file dialog. */
export interface DetailsProps {
  readonly isInTrash: boolean | null
  /** Message about the last change, with Undo. */
  readonly note: ReactNode
  /** Called when its file or crop was changed, with the change to undo; `null` if it can't be undone. */
  readonly onChanged: (change: DoneChange | null) => void
  /** Called after saving, which closes the dialog; `null` if there was nothing to save. */
  readonly onSaved: (change: DoneChange | null) => void
  readonly onClose: () => void
  /** Called when it was deleted or restored. */
  readonly onDisposed: () => void
}
