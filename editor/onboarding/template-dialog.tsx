import { pageOfTemplate } from '#renderer/templates/page-of-template'
import type { Template } from '#renderer/templates/template'
import { t } from '#schema/messages/t'
import { createIdGenerator } from '../store/create-id-generator'
import { setSetting } from '../store/edits/edited-page'
import { useSession } from '../store/session'
import { TemplatePicker } from '../templates/template-picker'
import { Dialog } from '../ui/dialog'
import { startPage } from './start-page'

/** Dialog with page templates and their purpose; a click applies one. */
export function TemplateDialog() {
  const session = useSession()
  const close = () => session.uiStore.openOverlay(null)

  function use(template: Template): void {
    const { settings } = session.pageStore.getState().page
    const names = { title: settings.title, location: session.context.location.name }
    const { registry } = session
    const made = pageOfTemplate(template, names, { registry, nextId: createIdGenerator(session) })
    const settle = [
      ...(settings.title.trim() === '' ? [setSetting('title', made.title)] : []),
      ...(settings.description.trim() === '' ? [setSetting('description', made.description)] : []),
    ]
    startPage(session, { blocks: made.blocks, origin: null, from: template.label, settle })
    close()
  }

  return (
    <Dialog
      wide
      title={t('From a template')}
      description={t(
        'Text in double brackets is an example. Replace it before you publish. Undo removes the template in one step.',
      )}
      onClose={close}
    >
      <TemplatePicker onChoose={use} />
    </Dialog>
  )
}
