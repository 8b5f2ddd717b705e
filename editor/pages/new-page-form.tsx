import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { t } from '#schema/messages/t'
import { TemplatePicture } from '../templates/template-picker'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { ProblemNote } from '../ui/problem-note'
import { NewPageFields } from './new-page-fields'
import { type NewPageStart, useNewPage } from './use-new-page'

/** Form for the title, address and location of a new page. */
export function NewPageForm(props: NewPageFormProps) {
  const { template, saved, locations, onBack, onClose } = props
  const label = template?.label ?? saved?.title
  const { page, problems, message, isAsking, change, create } = useNewPage(props)
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const wrong = await create()
    if (wrong === 'title') form.current?.querySelector<HTMLInputElement>('input')?.focus()
    if (wrong === 'address')
      form.current?.querySelector<HTMLInputElement>('[name=address]')?.focus()
  }

  return (
    <Dialog
      title={label === undefined ? t('New page') : t('New page: “{label}”', { label })}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" className="ed-new-page-back" onClick={onBack}>
            <ArrowLeft size={16} aria-hidden />
            {t('Another template')}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" form="ed-new-page" aria-disabled={isAsking}>
            {isAsking ? t('Creating…') : t('Create page')}
          </Button>
        </>
      }
    >
      <form id="ed-new-page" className="ed-new-page" ref={form} onSubmit={submit} noValidate>
        <ProblemNote text={message} />
        {template && (
          <div className="ed-new-template">
            <TemplatePicture id={template.id} />
            <p>{template.purpose}</p>
          </div>
        )}
        <NewPageFields
          page={page}
          titleHint={template?.titleHint}
          problems={problems}
          locations={locations}
          onChange={change}
        />
      </form>
    </Dialog>
  )
}

interface NewPageFormProps extends NewPageStart {
  readonly onBack: () => void
  readonly onClose: () => void
}
