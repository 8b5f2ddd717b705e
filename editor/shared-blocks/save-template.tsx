import { LayoutTemplate } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { newKey } from '../api/new-key'
import { savePageTemplate } from '../api/page-templates'
import { useApp } from '../app/app-context'
import { managesShared } from '../screens/places-of-work'
import { contentOf } from '../store/edits/edited-page'
import { useSession } from '../store/session'
import { pagePath, useNavigate } from '../ui/app-link'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { FieldRow } from '../ui/field-row'
import { OwnerChoice } from './owner-choice'

/** Saves the page as it is now as something that new pages begin with. */
export function SaveTemplate() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="panel-fields">
      <Button onClick={() => setIsOpen(true)}>
        <LayoutTemplate size={16} aria-hidden />
        {t('Save as template…')}
      </Button>
      {isOpen && <TemplateDialog onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function TemplateDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession()
  const { context, pageStore } = session
  const { account } = useApp()
  const [title, setTitle] = useState(() => pageStore.getState().page.settings.title)
  const isOfNetwork = context.location.id === DEFAULT_LOCATION_ID
  const [forAll, setForAll] = useState(isOfNetwork)
  const [isTried, setIsTried] = useState(false)
  const { save, isSaving, problem } = useSaveTemplate(onClose)
  const missing = isTried && title.trim() === '' ? t('Enter a name') : undefined

  function submit(event: FormEvent): void {
    event.preventDefault()
    setIsTried(true)
    if (title.trim() !== '')
      void save({
        title: title.trim(),
        locationId: forAll ? DEFAULT_LOCATION_ID : context.location.id,
      })
  }

  return (
    <Dialog
      title={t('Save as template')}
      description={t(
        'New pages can begin with a copy of this page. Put text that must be replaced in double brackets: [[day and date]].',
      )}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" form="ed-save-template" aria-disabled={isSaving}>
            {isSaving ? t('Saving…') : t('Save template')}
          </Button>
        </>
      }
    >
      <form id="ed-save-template" className="ed-rename" onSubmit={submit} noValidate>
        {problem && (
          <p className="ed-message" data-tone="danger" role="alert">
            {problem}
          </p>
        )}
        <FieldRow label={t('Name')} error={missing} required>
          {(aria) => (
            <input
              {...aria}
              className="ed-input"
              maxLength={200}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </FieldRow>
        {!isOfNetwork && managesShared(account) && (
          <OwnerChoice name={context.location.name} forAll={forAll} onChange={setForAll} />
        )}
      </form>
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

  async function save(entered: { readonly title: string; readonly locationId: number }) {
    if (isSaving) return
    setIsSaving(true)
    setProblem('')
    const { page } = pageStore.getState()
    const template = {
      ...entered,
      ...{ description: page.settings.description, language: context.language },
      content: contentOf(page),
    }
    // One key for what is saved: pressing again after a lost answer makes none twice.
    const of = JSON.stringify(template)
    if (key.current.of !== of) key.current = { of, key: newKey() }
    try {
      const { id } = await savePageTemplate(client, template, key.current.key)
      uiStore.toast(t('Saved. New pages can begin with “{title}”.', { title: entered.title }), {
        action: { label: t('Open template'), run: () => navigate(pagePath(id)) },
      })
      onSaved()
    } catch (error) {
      setProblem(failureOf(error).message)
      setIsSaving(false)
    }
  }
}
