import { type FormEvent, useId, useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { useApp } from '../app/app-context'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { FieldRow } from '../ui/field-row'
import { makeTopic } from './topic-steps'

/** Dialog that creates a topic by its title; its text is written in its form. */
export function NewTopicDialog({ below, onMade, onClose }: NewTopicDialogProps) {
  const { client } = useApp()
  const form = useId()
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Dialog
      title={below ? t('New subtopic of “{title}”', { title: below.title }) : t('New topic')}
      description={t('All locations and languages show this text until they get their own.')}
      onClose={onClose}
      footer={
        <DialogButtons
          label={isBusy ? t('Creating…') : t('Create topic')}
          isBusy={isBusy}
          form={form}
          onCancel={onClose}
        />
      }
    >
      <form id={form} onSubmit={(event) => void make(event)}>
        <FieldRow label={t('Title')} {...(problem && { error: problem })}>
          {(aria) => (
            <input
              {...aria}
              className="ed-input"
              value={title}
              maxLength={200}
              required
              onChange={({ target }) => setTitle(target.value)}
            />
          )}
        </FieldRow>
      </form>
    </Dialog>
  )

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    try {
      await makeTopic(client, { title: title.trim(), richText: '', below: below?.id ?? null })
      onMade()
      onClose()
    } catch (error) {
      setProblem(failureOf(error).message)
      setIsBusy(false)
    }
  }
}

interface NewTopicDialogProps {
  /** The parent topic; `null` at the top. */
  readonly below: { readonly id: number; readonly title: string } | null
  readonly onMade: () => void
  readonly onClose: () => void
}
