import { useState } from 'react'
import { failureOf } from '../documents/failure'
import { publishPage } from '../documents/pages'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { useApp } from './app-context'
import { type Notice, useEditing } from './editing'

/** Saves what is on the screen and makes it what visitors see; says why not when the page breaks a rule. */
export function PublishButton() {
  const { client } = useApp()
  const { documentId, uiStore } = useSession()
  const { saver, notices, document } = useEditing()
  const [isPublishing, setIsPublishing] = useState(false)

  async function publish(): Promise<void> {
    if (isPublishing) return
    setIsPublishing(true)
    notices.setState({ notice: null })
    const notice = await outcome()
    setIsPublishing(false)
    notices.setState({ notice })
    uiStore.announce(notice.text)
  }

  async function outcome(): Promise<Notice> {
    if (!(await saver.saveNow())) return { tone: 'danger', text: NOT_SAVED }
    try {
      const { version } = saver.store.getState().saved
      const { id: _id, ...saved } = await publishPage(client, documentId, version)
      saver.told(saved)
      const href = document.summary.path
      return { tone: 'success', text: 'Published', ...(href && { link: { text: VIEW, href } }) }
    } catch (error) {
      return refusal(error)
    }
  }

  return (
    <Button look="primary" aria-disabled={isPublishing} onClick={() => void publish()}>
      {isPublishing ? 'Publishing…' : 'Publish'}
    </Button>
  )
}

const VIEW = 'See the page'
const NOT_SAVED = 'The page could not be saved, so it was not published.'

function refusal(error: unknown): Notice {
  const failure = failureOf(error)
  if (failure.kind === 'refused' && failure.issues.length > 0)
    return {
      tone: 'danger',
      text: `Not published: ${problems(failure.issues.length)}`,
      issues: failure.issues,
    }
  if (failure.kind === 'conflict')
    return {
      tone: 'danger',
      text: 'Not published: somebody saved a newer version. Change something, or load the page again, to see it.',
    }
  return { tone: 'danger', text: `Not published. ${failure.message}` }
}

function problems(count: number): string {
  return count === 1 ? 'there is 1 problem' : `there are ${count} problems`
}
