import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import type { Template } from '#renderer/templates/template'
import type { LocationName } from '../api/answers'
import { TemplatePicker } from '../templates/template-picker'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { NewPageForm } from './new-page-form'

/** Asks what a new page begins with and what it needs, creates it and opens it. */
export function NewPageDialog({ locations, startAt, onClose, onCreated }: NewPageDialogProps) {
  const [template, setTemplate] = useState<Template | 'empty' | null>(null)
  if (template !== null)
    return (
      <NewPageForm
        template={template === 'empty' ? null : template}
        locations={locations}
        startAt={startAt}
        onBack={() => setTemplate(null)}
        onClose={onClose}
        onCreated={onCreated}
      />
    )
  return (
    <Dialog
      wide
      title="New page"
      description="Begin with a page made for the purpose: the words in double brackets are yours to replace."
      onClose={onClose}
    >
      <Button className="ed-new-empty" onClick={() => setTemplate('empty')}>
        <FilePlus2 size={20} aria-hidden />
        <span>
          <strong>Empty page</strong>
          Add block by block.
        </span>
      </Button>
      <TemplatePicker onChoose={setTemplate} />
    </Dialog>
  )
}

interface NewPageDialogProps {
  /** The locations this user may add pages to. */
  readonly locations: readonly LocationName[]
  /** The location it is for unless another is chosen. */
  readonly startAt: number
  readonly onClose: () => void
  readonly onCreated: (documentId: number) => void
}
