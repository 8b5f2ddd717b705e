import { useState } from 'react'
import { formatMoment, joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { useApp } from '../app/app-context'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import type { OpenedDraft } from './forms/opened-record'
import { dropDraft } from './forms/stored-draft'

/** Note about the unpublished changes in a form, with a button to discard them. */
export function DraftNote({ draft, version, isChanged, isAutosaved, onDropped }: DraftNoteProps) {
  const { client } = useApp()
  const { uiStore } = useSession()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className="record-draft-note">
      <p className="ed-quiet" role="status">
        {draftMessage({ draft, isChanged, isAutosaved })}
      </p>
      {version > 0 && !isChanged && (
        <Button look={isAsked ? 'danger' : 'quiet'} onClick={() => void press()}>
          {isAsked ? t('Discard the draft and keep the live version') : t('Discard draft…')}
        </Button>
      )}
    </div>
  )

  async function press(): Promise<void> {
    if (!isAsked) {
      setIsAsked(true)
      return
    }
    try {
      await dropDraft(client, draft.of, version)
      setIsAsked(false)
      onDropped()
      uiStore.toast(t('The draft was discarded.'))
    } catch (error) {
      setIsAsked(false)
      uiStore.toast(joinSentences(t('The draft wasn’t discarded.'), failureOf(error).message))
    }
  }
}

function draftMessage({ draft: { version, by, at }, isChanged, isAutosaved }: DraftState): string {
  if (isChanged) return t('Not saved yet')
  if (isAutosaved) return t('Draft saved. Visitors see it once it is published.')
  if (version === 0) return ''
  return t('Draft of {by}, {time}. Visitors see it once it is published.', {
    by,
    time: formatMoment(at),
  })
}

interface DraftState {
  readonly draft: OpenedDraft
  readonly isChanged: boolean
  readonly isAutosaved: boolean
}

interface DraftNoteProps extends DraftState {
  /** Stored version of the draft. */
  readonly version: number
  readonly onDropped: () => void
}
