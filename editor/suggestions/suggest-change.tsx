import { MessageSquarePlus } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { formatMoment } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { type SentSuggestion, withdrawSuggestion } from '../api/comments'
import { failureOf } from '../api/failure'
import { useApp } from '../app/app-context'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { SuggestDialog } from './suggest-dialog'
import { suggestionsOf } from './suggestions'
import './suggestions.css'

interface SuggestChangeProps {
  readonly block: string
  readonly field: string | null
}

/** Button at locked content that suggests a change, and the last suggestion for it. */
export function SuggestChange({ block, field }: SuggestChangeProps) {
  const session = useSession()
  const { client } = useApp()
  const [isOpen, setIsOpen] = useState(false)
  const suggestions = suggestionsOf(session, client)
  const last = useStore(suggestions.store, ({ sent }) =>
    sent.find((one) => one.block === block && isIn(field, one)),
  )
  const label = field && fieldLabel(session, block, field)
  return (
    <span className="ed-suggest">
      <Button
        aria-label={label ? t('Suggest a change of “{label}”', { label }) : undefined}
        onClick={() => setIsOpen(true)}
      >
        <MessageSquarePlus size={14} aria-hidden />
        {t('Suggest a change')}
      </Button>
      {last && <LastSuggestion comment={last} suggestions={suggestions} />}
      {isOpen && (
        <SuggestDialog {...{ block, field, suggestions }} onClose={() => setIsOpen(false)} />
      )}
    </span>
  )
}

function isIn(field: string | null, { suggestion }: SentSuggestion): boolean {
  return field === null || suggestion?.field?.split('.')[0] === field
}

function fieldLabel(
  { registry, pageStore }: ReturnType<typeof useSession>,
  block: string,
  field: string,
): string {
  const name = pageStore.getState().page.tree.blocks.get(block)?.name ?? ''
  return registry.get(name)?.fields[field]?.label ?? field
}

function LastSuggestion({ comment, suggestions }: LastSuggestionProps) {
  const note = comment.suggestion?.answerNote
  const isWaiting = comment.suggestion?.state === 'WAITING'
  return (
    <span className="ed-suggest-last">
      {stateMessage(comment)}
      {note && <q dir="auto">{note}</q>}
      {isWaiting && comment.isMine && <Withdraw {...{ comment, suggestions }} />}
    </span>
  )
}

interface LastSuggestionProps {
  readonly comment: SentSuggestion
  readonly suggestions: ReturnType<typeof suggestionsOf>
}

/** Button that withdraws one's own suggestion, at the second press. */
function Withdraw({ comment: { id }, suggestions }: LastSuggestionProps) {
  const { client } = useApp()
  const { uiStore } = useSession()
  const [isSure, setIsSure] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Button
      look={isSure ? 'danger' : 'quiet'}
      aria-disabled={isBusy}
      onBlur={() => setIsSure(false)}
      onClick={() => (isSure ? void withdraw() : setIsSure(true))}
    >
      {isSure ? t('Yes, withdraw it') : t('Withdraw')}
    </Button>
  )

  async function withdraw(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    try {
      await withdrawSuggestion(client, id)
      uiStore.toast(t('Suggestion withdrawn.'))
      uiStore.announce(t('Suggestion withdrawn.'))
    } catch (error) {
      uiStore.toast(failureOf(error).message)
    }
    setIsBusy(false)
    await suggestions.refresh()
  }
}

function stateMessage(comment: SentSuggestion): string {
  const { suggestion, isMine, authorName, createdAt, editedAt, resolvedByName } = comment
  const date = formatMoment(editedAt ?? createdAt)
  const person = resolvedByName ?? ''
  switch (suggestion?.state) {
    case 'ACCEPTED':
      return t('{person} accepted the suggested change. It’s shown once it’s published.', {
        person,
      })
    case 'DECLINED':
      return t('{person} declined the suggested change.', { person })
    default:
      return isMine
        ? t('You suggested a change on {date}. It’s waiting for head office.', { date })
        : t('{authorName} suggested a change on {date}. It’s waiting for head office.', {
            authorName,
            date,
          })
  }
}
