import { useRef, useState } from 'react'
import { t } from '#schema/messages/t'
import { withoutTemplate } from '#schema/page/merge/template-change'
import { failureOf } from '../api/failure'
import { newKey } from '../api/new-key'
import { savePageTemplate } from '../api/page-templates'
import { useApp } from '../app/app-context'
import { contentOf } from '../store/edits/edited-page'
import { useSession } from '../store/session'
import { pagePath, useNavigate } from '../ui/app-link'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { type OwnedTitle, OwnedTitleForm } from './owned-title-form'

/** Dialog for the title and owner of a page saved as a template. */
export function TemplateDialog({ onClose }: { readonly onClose: () => void }) {
  const { pageStore } = useSession()
  const [initialTitle] = useState(() => pageStore.getState().page.settings.title)
  const { save, isSaving, problem } = useSaveTemplate(onClose)

  return (
    <Dialog
      title={t('Save as template')}
      description={t(
        'New pages can start with a copy of this page. Put text that must be replaced in double brackets: [[day and date]].',
      )}
      onClose={onClose}
      footer={
        <DialogButtons
          label={isSaving ? t('Saving…') : t('Save template')}
          isBusy={isSaving}
          form="ed-save-template"
          onCancel={onClose}
        />
      }
    >
      <OwnedTitleForm
        id="ed-save-template"
        initialTitle={initialTitle}
        problem={problem}
        onSubmit={(entered) => void save(entered)}
      />
    </Dialog>
  )
}

function useSaveTemplate(onSaved: () => void) {
  const { pageStore, uiStore, context } = useSession()
  const { client } = useApp()
  const navigate = useNavigate()
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState('')
  const key = useRef({ of: '', key: newKey() })
  return { save, isSaving, problem }

  async function save(entered: OwnedTitle) {
    if (isSaving) return
    setIsSaving(true)
    setProblem('')
    const { page } = pageStore.getState()
    const template = {
      ...entered,
      ...{ description: page.settings.description, language: context.language },
      content: withoutTemplate(contentOf(page)),
    }
    // One key per content: a retry after a lost response creates no second template.
    const of = JSON.stringify(template)
    if (key.current.of !== of) key.current = { of, key: newKey() }
    try {
      const { id } = await savePageTemplate(client, template, key.current.key)
      uiStore.toast(t('Saved. New pages can start with “{title}”.', { title: entered.title }), {
        action: { label: t('Open template'), run: () => navigate(pagePath(id)) },
      })
      onSaved()
    } catch (error) {
      setProblem(failureOf(error).message)
      setIsSaving(false)
    }
  }
}
