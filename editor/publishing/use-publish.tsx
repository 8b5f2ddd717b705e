import { type ReactNode, useState } from 'react'
import type { PageStep } from '../api/publishing'
import { useApp } from '../app/app-context'
import type { Check } from '../checks/check'
import { useChecks } from '../checks/checks-context'
import { type Notice, useEditing } from '../saving/editing'
import { useSession } from '../store/session'
import { fetchedDialog } from '../ui/lazy/fetched-dialog'
import { fetchedPart } from '../ui/lazy/fetched-part'

const PublishDialog = fetchedDialog(
  fetchedPart(() => import('../checks/publish-dialog').then((part) => part.PublishDialog)),
)

// Loaded after the page itself.
const publishing = fetchedPart(() => import('./publish-outcome'))

interface Publishing {
  readonly isPublishing: boolean
  readonly publish: () => void
  /** The open confirmation, if any: render it beside the button. */
  readonly question: ReactNode
}

/**
 * Saves the open page and publishes it; reports the rules it breaks instead, if any. Of a page in several
 * languages the open one is published, unless the step names another.
 */
export function usePublish(step?: PageStep): Publishing {
  const { client } = useApp()
  const { uiStore } = useSession()
  const editing = useEditing()
  const { saver, notices } = editing
  const checks = useChecks()
  const [isPublishing, setIsPublishing] = useState(false)
  const [asked, setAsked] = useState<readonly Check[] | null>(null)
  const question = (
    <>
      {asked && (
        <PublishDialog
          checks={asked}
          onPublish={() => void publish(true)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
  return { isPublishing, publish: () => void publish(false), question }

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
    const part = await publishing.fetch().catch(() => null)
    if (!part) return { tone: 'danger', text: NOT_LOADED }
    return part.publishSaved(client, editing, step)
  }
}

const NOT_SAVED = 'Not published: the page couldn’t be saved.'
const NOT_LOADED =
  'Not published: a part of the editor couldn’t be loaded. Check your connection, then publish again.'
