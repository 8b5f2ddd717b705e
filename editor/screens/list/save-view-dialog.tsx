import { useState } from 'react'
import { t } from '#schema/messages/t'
import { FieldRow } from '../../ui/field-row'
import { FormDialog } from '../form-dialog'
import { MAX_VIEW_NAME, type SavedView } from './list-memory'

/** Dialog for the name of a saved view. Refuses the name of another view, which would be overwritten. */
export function SaveViewDialog({ query, views, onSave, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()

  async function save(): Promise<void> {
    const trimmed = name.trim()
    if (trimmed === '') return setProblem(t('Enter a name, such as “Waiting for review”.'))
    if (views.some((view) => view.name === trimmed))
      return setProblem(t('A view with this name already exists. Choose another name.'))
    if (onSave([...views, { name: trimmed, query }])) onClose()
    else setProblem(t('This browser can’t save the view. Allow it to store data, then try again.'))
  }

  return (
    <FormDialog title={t('Save these filters')} onSave={save} onClose={onClose}>
      <FieldRow
        label={t('View name')}
        help={t('Saved in this browser, only for you.')}
        error={problem}
      >
        {(aria) => (
          <input
            {...aria}
            className="ed-input"
            maxLength={MAX_VIEW_NAME}
            value={name}
            onChange={({ target }) => {
              setName(target.value)
              setProblem(undefined)
            }}
          />
        )}
      </FieldRow>
    </FormDialog>
  )
}

interface SaveViewDialogProps {
  /** Current filters of the list. */
  readonly query: string
  readonly views: readonly SavedView[]
  /** Returns whether the browser stored them. */
  readonly onSave: (views: readonly SavedView[]) => boolean
  readonly onClose: () => void
}
