import { useState } from 'react'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { startPage } from './start-page'
import { templateBlocks } from './template-blocks'
import { type Template, templates } from './templates'
import './start.css'

/** Pages to begin with: what each is for, and a click to have it. */
export function TemplateDialog() {
  const session = useSession()
  const [hasFailed, setHasFailed] = useState(false)
  const close = () => session.uiStore.openOverlay(null)

  async function use(template: Template): Promise<void> {
    try {
      const blocks = await templateBlocks(template, session.registry)
      startPage(session, { blocks, origin: null, from: template.label })
      close()
    } catch {
      // The samples are fetched when they are needed, and could not be.
      setHasFailed(true)
    }
  }

  return (
    <Dialog
      title="From a template"
      description="Blocks with example texts, to be written over. One step of Undo takes them away again."
      onClose={close}
    >
      {hasFailed && (
        <p className="ed-message" data-tone="danger" role="alert">
          The template could not be fetched. Try again when you are online.
        </p>
      )}
      <ul className="ed-start-list">
        {templates.map((template) => (
          <li key={template.id}>
            <Button look="plain" className="ed-start-choice" onClick={() => void use(template)}>
              <strong>{template.label}</strong>
              <span>{template.description}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
