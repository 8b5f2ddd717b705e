import { useState } from 'react'
import { failureOf } from '../api/failure'
import { useApp } from '../app/app-context'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { formatTime } from '../ui/format-local'
import type { OpenedDraft } from './forms/opened-record'
import { dropDraft } from './forms/stored-draft'

/** What is not published of a form, and the way to give it up. */
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
          {isAsked ? 'Discard it and keep the live version' : 'Discard draft…'}
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
      uiStore.toast('The draft is discarded.')
    } catch (error) {
      setIsAsked(false)
      uiStore.toast(`The draft stays. ${failureOf(error).message}`)
    }
  }
}

function draftMessage({ draft: { version, by, at }, isChanged, isAutosaved }: DraftState): string {
  if (isChanged) return 'Not saved yet'
  if (isAutosaved) return 'Draft saved. Visitors see it once it is published.'
  if (version === 0) return ''
  return `Draft of ${by}, ${formatTime(at)}. Visitors see it once it is published.`
}

interface DraftState {
  readonly draft: OpenedDraft
  readonly isChanged: boolean
  readonly isAutosaved: boolean
}

interface DraftNoteProps extends DraftState {
  /** The version of the draft that is stored now. */
  readonly version: number
  readonly onDropped: () => void
}
