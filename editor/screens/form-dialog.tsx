import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

/** Dialog with a few fields that are saved together. If saving fails, input is kept and the error explains what to do. */
export function FormDialog({
  title,
  action = t('Save'),
  className,
  onSave,
  onClose,
  children,
}: FormDialogProps) {
  const form = useId()
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState('')

  async function run(work: () => Promise<void>): Promise<void> {
    if (isSaving) return
    setProblem('')
    setIsSaving(true)
    try {
      await work()
    } catch (error) {
      setProblem(failureOf(error).message)
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            {...{ look: 'primary', type: 'submit', form }}
            aria-disabled={isSaving || undefined}
          >
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={className}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void run(onSave)
        }}
      >
        {typeof children === 'function' ? children((work) => void run(work)) : children}
        {problem && (
          <p ref={scrollMessageIntoView} className="ed-message" data-tone="danger" role="alert">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  )
}

/** Scrolls to the message, because on a phone the end of a form is below the viewport. */
function scrollMessageIntoView(message: HTMLElement | null): void {
  message?.scrollIntoView?.({ block: 'nearest' })
}

interface FormDialogProps {
  readonly title: string
  /** Label of the save button. */
  readonly action?: string
  readonly className?: string
  /** A rejection is shown below the fields. */
  readonly onSave: () => Promise<void>
  readonly onClose: () => void
  /** The fields; a function if one of them saves immediately, with the `run` it receives. */
  readonly children: ReactNode | ((run: (work: () => Promise<void>) => void) => ReactNode)
}
