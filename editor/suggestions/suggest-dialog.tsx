import { type SyntheticEvent, useState } from 'react'
import { COMMENT_LIMITS } from '#schema/api/comments'
import { t } from '#schema/messages/t'
import { suggestChange } from '../api/comments'
import { failureOf } from '../api/failure'
import { newKey } from '../api/new-key'
import { useApp } from '../app/app-context'
import { type EditorSession, useSession } from '../store/session'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { FieldRow } from '../ui/field-row'
import { type LockedText, lockedTexts } from './locked-texts'
import type { suggestionsOf } from './suggestions'

const FORM = 'ed-suggest-change'
const MAX_NOTE = 2000
const EXCERPT = 60

interface SuggestDialogProps {
  readonly block: string
  readonly field: string | null
  readonly suggestions: ReturnType<typeof suggestionsOf>
  readonly onClose: () => void
}

/** Dialog with the text as it is now, the text that a person suggests, and a note to head office. */
export function SuggestDialog({ block, field, suggestions, onClose }: SuggestDialogProps) {
  const session = useSession()
  const [texts] = useState(() => textsAt(session, block, field))
  const form = useSuggestion({ block, texts, suggestions, onClose })
  return (
    <Dialog
      title={t('Suggest a change')}
      description={t(
        'Head office reads your suggestion, and accepts or declines it. You get an email with the answer.',
      )}
      onClose={onClose}
      footer={
        <DialogButtons
          label={form.isBusy ? t('Sending…') : t('Send suggestion')}
          isBusy={form.isBusy}
          form={FORM}
          onCancel={onClose}
        />
      }
    >
      <form
        id={FORM}
        className="ed-suggest-form"
        noValidate
        onSubmit={(event) => void form.send(event)}
      >
        {texts.length > 1 && (
          <FieldRow label={t('Text to change')}>
            {(aria) => (
              <select
                {...aria}
                className="ed-input"
                value={form.chosen?.path ?? ''}
                onChange={({ target }) => form.choose(target.value)}
              >
                {texts.map(({ path, label, text }) => (
                  <option key={path} value={path}>
                    {`${label}: ${excerptOf(text)}`}
                  </option>
                ))}
                {field === null && <option value="">{t('Something else')}</option>}
              </select>
            )}
          </FieldRow>
        )}
        {form.chosen && (
          <>
            <div>
              <p className="ed-suggest-label">{t('Current text')}</p>
              <blockquote className="ed-suggest-now" dir="auto">
                {form.chosen.text}
              </blockquote>
            </div>
            <FieldRow label={t('Suggested text')} required error={form.problems.text}>
              {(aria) => (
                <textarea
                  {...aria}
                  className="ed-input"
                  rows={5}
                  dir="auto"
                  maxLength={COMMENT_LIMITS.suggestion}
                  value={form.text}
                  onChange={({ target }) => form.write(target.value)}
                />
              )}
            </FieldRow>
          </>
        )}
        <FieldRow
          label={form.chosen ? t('Note (optional)') : t('Note')}
          help={form.chosen ? undefined : t('Describe what should change, and why.')}
          required={!form.chosen}
          error={form.problems.note}
        >
          {(aria) => (
            <textarea
              {...aria}
              className="ed-input"
              rows={2}
              dir="auto"
              maxLength={MAX_NOTE}
              value={form.note}
              onChange={({ target }) => form.describe(target.value)}
            />
          )}
        </FieldRow>
      </form>
    </Dialog>
  )
}

/** Returns the network's texts, which head office has locked; unsaved changes of the location can't be in them. */
function textsAt(
  { locationVersion, registry }: EditorSession,
  block: string,
  field: string | null,
): readonly LockedText[] {
  const stored = locationVersion?.store.getState().network.blocks.get(block)
  return stored ? lockedTexts(stored, field, registry) : []
}

function excerptOf(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ')]
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT - 1).join('')}…` : letters.join('')
}

interface Problems {
  readonly text?: string
  readonly note?: string
}

function useSuggestion({
  block,
  texts,
  suggestions,
  onClose,
}: Omit<SuggestDialogProps, 'field'> & { readonly texts: readonly LockedText[] }) {
  const { client } = useApp()
  const { documentId, locationVersion, uiStore, context } = useSession()
  const [chosen, setChosen] = useState<LockedText | null>(texts[0] ?? null)
  const [text, setText] = useState(chosen?.text ?? '')
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setIsBusy] = useState(false)
  const [key, setKey] = useState(newKey)
  return { chosen, choose, text, write, note, describe, problems, isBusy, send }

  function write(next: string): void {
    setText(next)
    setProblems({})
  }

  function describe(next: string): void {
    setNote(next)
    setProblems({})
  }

  function choose(path: string): void {
    const next = texts.find((each) => each.path === path) ?? null
    setChosen(next)
    setText(next?.text ?? '')
    setProblems({})
  }

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || !locationVersion) return
    const missing = missingIn({ chosen, text, note })
    if (missing) return setProblems(missing)
    setIsBusy(true)
    setProblems({})
    const place = { documentId, locationId: locationVersion.locationId, language: context.language }
    const words = chosen && { field: chosen.path, text }
    try {
      await suggestChange(client, { ...place, block, ...words, note, idempotencyKey: key })
      await suggestions.refresh()
      uiStore.toast(t('Your suggestion was sent to head office.'))
      uiStore.announce(t('Your suggestion was sent to head office.'))
      onClose()
    } catch (error) {
      const { message } = failureOf(error)
      setProblems(chosen ? { text: message } : { note: message })
      // Another text is another suggestion.
      setKey(newKey())
      setIsBusy(false)
    }
  }
}

function missingIn({
  chosen,
  text,
  note,
}: {
  readonly chosen: LockedText | null
  readonly text: string
  readonly note: string
}): Problems | null {
  if (!chosen)
    return note.trim() === '' ? { note: t('Write a note about what should change.') } : null
  if (text.trim() === '') return { text: t('Write the text that you suggest.') }
  if (text.trim() === chosen.text)
    return { text: t('This is the text that’s there now. Change it, then send it.') }
  return null
}
