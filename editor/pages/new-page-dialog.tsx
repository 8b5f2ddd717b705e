import { FilePlus2, FileUp } from 'lucide-react'
import { useState } from 'react'
import type { Template } from '#renderer/templates/template'
import { templates } from '#renderer/templates/templates'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import type { SavedTemplate } from '../api/page-templates'
import { IMPORT_PATH } from '../app/routes'
import { TemplatePicker } from '../templates/template-picker'
import { AppLink } from '../ui/app-link'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { NewPageForm } from './new-page-form'
import { SavedTemplates } from './saved-templates'
import './new-page.css'

/** Dialog that asks for a template and the required fields of a new page, creates it and opens it. */
export function NewPageDialog({ startWith, ...props }: NewPageDialogProps) {
  const { locations, startAt, onClose, onCreated } = props
  const [saved, setSaved] = useState<SavedTemplate | null>(null)
  const [template, setTemplate] = useState<Template | 'empty' | null>(
    () => templates.find(({ id }) => id === startWith) ?? null,
  )
  function back(): void {
    setSaved(null)
    setTemplate(null)
  }
  if (template !== null || saved !== null)
    return (
      <NewPageForm
        template={template === 'empty' ? null : template}
        saved={saved}
        locations={locations}
        startAt={startAt}
        onBack={back}
        onClose={onClose}
        onCreated={onCreated}
      />
    )
  return (
    <Dialog
      wide
      title={t('New page')}
      description={t('Start from a template, and replace the text in double brackets.')}
      onClose={onClose}
    >
      <Button className="ed-new-empty" onClick={() => setTemplate('empty')}>
        <FilePlus2 size={20} aria-hidden />
        <span>
          <strong>{t('Empty page')}</strong>
          {t('Start from scratch.')}
        </span>
      </Button>
      <AppLink
        className="ed-button ed-new-empty"
        data-look="plain"
        href={`${IMPORT_PATH}?from=document`}
      >
        <FileUp size={20} aria-hidden />
        <span>
          <strong>{t('From a document')}</strong>
          {t('Word or Markdown, with its pictures and tables.')}
        </span>
      </AppLink>
      <SavedTemplates locationId={startAt} onChoose={setSaved} />
      <TemplatePicker onChoose={setTemplate} />
    </Dialog>
  )
}

interface NewPageDialogProps {
  /** Locations at which the user may create pages. */
  readonly locations: readonly LocationName[]
  /** Default location. */
  readonly startAt: number
  /** Id of the preselected template; `null` for none. */
  readonly startWith: string | null
  readonly onClose: () => void
  readonly onCreated: (documentId: number) => void
}
