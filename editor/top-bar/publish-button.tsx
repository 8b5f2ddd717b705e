import { lazy, Suspense, useState } from 'react'
import { failureOf } from '../api/failure'
import { publishPage } from '../api/pages'
import { useApp } from '../app/app-context'
import type { Check } from '../checks/check'
import { useChecks } from '../checks/checks-context'
import { type Notice, useEditing } from '../saving/editing'
import { isLive } from '../saving/save-state'
import { useSession } from '../store/session'
import { Button } from '../ui/button'

const PublishDialog = lazy(() =>
  import('../checks/publish-dialog').then(({ PublishDialog: component }) => ({
    default: component,
  })),
)

/** Saves what is on the screen and makes it what visitors see; says why not when the page breaks a rule. */
export function PublishButton() {
  const { client } = useApp()
  const { documentId, uiStore } = useSession()
  const { saver, notices, document } = useEditing()
  const checks = useChecks()
  const [isPublishing, setIsPublishing] = useState(false)
  const [asked, setAsked] = useState<readonly Check[] | null>(null)

  async function publish(isSure: boolean): Promise<void> {
    if (isPublishing) return
    setIsPublishing(true)
    setAsked(null)
    notices.setState({ notice: null })
    const notice = await outcome(isSure)
    setIsPublishing(false)
    if (!notice) return
    notices.setState({ notice })
    uiStore.announce(notice.text)
  }

  /** The message; `null` when the user is asked first. */
  async function outcome(isSure: boolean): Promise<Notice | null> {
    if (!(await saver.saveNow())) return { tone: 'danger', text: NOT_SAVED }
    const found = isSure ? [] : (await checks.now()).filter(({ severity }) => severity !== 'hint')
    if (found.length > 0) {
      checks.show()
      setAsked(found)
      return null
    }
    const release = saver.hold()
    try {
      const { version } = saver.store.getState().saved
      const { id: _id, ...saved } = await publishPage(client, documentId, version)
      saver.told(saved)
      return published(isLive(saver.store.getState()), document.summary.path)
    } catch (error) {
      return refusal(error)
    } finally {
      release()
    }
  }

  return (
    <>
      <Button
        look="primary"
        data-action="publish"
        aria-disabled={isPublishing}
        onClick={() => void publish(false)}
      >
        {isPublishing ? 'Publishing…' : 'Publish'}
      </Button>
      <Suspense fallback={null}>
        {asked && (
          <PublishDialog
            checks={asked}
            onPublish={() => void publish(true)}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  )
}

const VIEW = 'See the page'
const NOT_SAVED = 'The page could not be saved, so it was not published.'

/** Whether all that is on the screen is live: somebody may have written on meanwhile. */
function published(isAll: boolean, href: string | null): Notice {
  return {
    tone: isAll ? 'success' : 'plain',
    text: isAll
      ? 'Published'
      : 'Published as it was when you pressed; what you changed since is not live yet.',
    ...(href && { link: { text: VIEW, href } }),
    ...(isAll && { endsWithChange: true }),
  }
}

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
