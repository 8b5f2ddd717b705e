import { useEffect, useState } from 'react'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { type Comment, decideSuggestion } from '../api/comments'
import { failureOf, problemOf } from '../api/failure'
import { useApp } from '../app/app-context'
import { useComments, useCommentsState } from '../comments/comments'
import { WordDifference } from '../revisions/word-difference'
import { useEditing } from '../saving/editing'
import { loadDocument } from '../saving/load-document'
import { becomePage } from '../store/edits/become-page'
import { editedPage } from '../store/edits/edited-page'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { languageLabel } from '../ui/language-names'
import { NoteDialog } from '../ui/note-dialog'
import './suggestions.css'

/** Once accepted, refreshes the comments after each save: undo opens the suggestion again, and redo accepts it. */
function useFollowedSaves(isAccepted: boolean): void {
  const { saver } = useEditing()
  const comments = useComments()
  const [isFollowed, setIsFollowed] = useState(isAccepted)
  if (isAccepted && !isFollowed) setIsFollowed(true)
  useEffect(() => {
    if (!isFollowed) return
    return saver.store.subscribe(({ saved }, before) => {
      if (saved.version !== before.saved.version) void comments.refresh()
    })
  }, [isFollowed, saver, comments])
}

type SuggestedChange = NonNullable<Comment['suggestion']>

/** A change that a location suggests of a locked text: before and after, with the steps that answer it. */
export function DecideSuggestion({ commentId }: { readonly commentId: number }) {
  const comment = useCommentsState(({ comments }) => comments.find(({ id }) => id === commentId))
  useFollowedSaves(comment?.suggestion?.state === 'ACCEPTED')
  if (!comment?.suggestion) return null
  const { suggestion } = comment
  return (
    <div className="ed-suggestion">
      <p className="ed-suggestion-head">{headMessage(suggestion)}</p>
      {suggestion.field !== null && (
        <p className="ed-suggestion-words" dir="auto">
          <WordDifference
            before={suggestion.current ?? suggestion.before}
            after={suggestion.after}
          />
        </p>
      )}
      <CurrentNote {...suggestion} />
      {suggestion.state === 'WAITING' ? (
        suggestion.mayDecide && <Steps id={commentId} suggestion={suggestion} />
      ) : (
        <p className="ed-suggestion-answer">
          {answerMessage(comment, suggestion)}
          {suggestion.answerNote && <q dir="auto">{suggestion.answerNote}</q>}
        </p>
      )}
    </div>
  )
}

function headMessage({ field, fieldLabel, locationName, language }: SuggestedChange): string {
  if (field === null) return t('{locationName} suggests a change', { locationName })
  const [label, spoken] = [fieldLabel, languageLabel(language)]
  return t('{locationName} suggests another text for “{label}” in {spoken}', {
    locationName,
    label,
    spoken,
  })
}

function answerMessage({ resolvedByName }: Comment, { state }: SuggestedChange): string {
  const person = resolvedByName ?? ''
  return state === 'ACCEPTED'
    ? t('Accepted by {person}', { person })
    : t('Declined by {person}', { person })
}

function CurrentNote({ state, field, current, before }: SuggestedChange) {
  if (state !== 'WAITING' || field === null || current === before) return null
  return (
    <p className="ed-suggestion-note">
      {current === null
        ? t('The suggested text’s place isn’t on the page anymore, so it can only be declined.')
        : t('The page’s text was changed since this was sent. It’s compared with the text now.')}
    </p>
  )
}

function Steps({ id, suggestion }: { readonly id: number; readonly suggestion: SuggestedChange }) {
  const [isDeclining, setIsDeclining] = useState(false)
  const { isBusy, accept, decline } = useDecision(id, suggestion)
  const isGone = suggestion.field !== null && suggestion.current === null
  return (
    <p className="ed-suggestion-steps">
      {!isGone && (
        <Button look="primary" aria-disabled={isBusy} onClick={() => void accept()}>
          {suggestion.field === null ? t('Mark as done') : t('Accept')}
        </Button>
      )}
      <Button aria-disabled={isBusy} onClick={() => setIsDeclining(true)}>
        {t('Decline…')}
      </Button>
      {isDeclining && (
        <NoteDialog
          title={t('Decline this suggestion?')}
          description={t(
            'The text stays as it is. The person who suggested it gets your note by email.',
          )}
          label={t('Decline with this note')}
          required={t('Write why it’s declined.')}
          send={(note) => problemOf(decline(note))}
          onClose={() => setIsDeclining(false)}
        />
      )}
    </p>
  )
}

function useDecision(id: number, { current }: SuggestedChange) {
  const { client } = useApp()
  const session = useSession()
  const { document, saver } = useEditing()
  const comments = useComments()
  const [isBusy, setIsBusy] = useState(false)
  return { isBusy, accept, decline }

  async function accept(): Promise<void> {
    if (isBusy) return
    const { uiStore } = session
    if (!(await saver.saveNow()))
      return uiStore.toast(t('The page couldn’t be saved, so nothing was changed. Try again.'))
    setIsBusy(true)
    const before = session.pageStore.getState()
    try {
      const saved = await decideSuggestion(client, { id, action: 'ACCEPT', seen: current })
      if (saved) await showSaved(saved, before)
      else uiStore.toast(t('The suggestion is accepted.'))
    } catch (error) {
      uiStore.toast(failureOf(error).message)
    }
    await comments.refresh()
    setIsBusy(false)
  }

  /** Shows the saved page as one step, which can be undone. */
  async function showSaved(
    saved: Parameters<typeof saver.rebase>[0],
    { page, past, future }: ReturnType<typeof session.pageStore.getState>,
  ): Promise<void> {
    const { pageStore, registry, uiStore, documentId } = session
    const loaded = await loadDocument(client, documentId, document.item.language)
    if (loaded.state !== 'ready') return
    const { settings, content } = loaded.document
    // Saves are also shown as they are announced, without a step: the announcement may come first.
    if (saver.store.getState().saved.version >= saved.version)
      pageStore.replace(page, { past, future })
    const label = t('Accepted a suggestion')
    pageStore.edit(becomePage(editedPage(settings, content, registry)), { label })
    saver.rebase(saved, { settings, content }, true)
    uiStore.toast(t('Accepted. The suggested text is in the draft.'), { undo: true })
    uiStore.announce(joinSentences(label, t('Undo is available')))
  }

  async function decline(note: string): Promise<void> {
    await decideSuggestion(client, { id, action: 'DECLINE', note })
    session.uiStore.announce(t('Declined. The person who suggested it gets an email.'))
    await comments.refresh()
  }
}
