import { type ReactNode, useState } from 'react'
import { t } from '#schema/messages/t'
import type { PageStep } from '../api/publishing'
import { useApp } from '../app/app-context'
import type { Check } from '../checks/check'
import { useChecks } from '../checks/checks-context'
import { type Notice, useEditing } from '../saving/editing'
import { useSession } from '../store/session'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'
import type { ChosenReach } from './published-reach'

const PublishDialog = lazyDialog(
  lazyPart(() => import('../checks/publish-dialog').then((part) => part.PublishDialog)),
)

// Loaded after the page itself.
const publishing = lazyPart(() => import('./publish-outcome'))

interface Publishing {
  readonly isPublishing: boolean
  readonly publish: () => void
  /** The open confirmation, if any: render it beside the button. */
  readonly question: ReactNode
}

/**
 * Saves and publishes the open page, or reports the rules it violates. If the page has several languages, only the open one is
 * published unless the step names another.
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
          onPublish={() => void publish({ isSure: true })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
  return { isPublishing, publish: () => void publish({ isSure: false }), question }

  async function publish(answers: Answers): Promise<void> {
    if (isPublishing) return
    setIsPublishing(true)
    setAsked(null)
    notices.setState({ notice: null })
    const notice = await outcome(answers)
    setIsPublishing(false)
    if (!notice) return
    notices.setState({ notice })
    uiStore.announce(notice.text)
  }

  /** Returns the message; `null` if the user must confirm first. */
  async function outcome({ isSure, choice }: Answers): Promise<Notice | null> {
    if (!(await saver.saveNow())) return { tone: 'danger', text: NOT_SAVED }
    const found = isSure ? [] : (await checks.now()).filter(({ severity }) => severity !== 'hint')
    if (found.length > 0) {
      checks.show()
      setAsked(found)
      return null
    }
    const part = await publishing.fetch().catch(() => null)
    if (!part) return { tone: 'danger', text: NOT_LOADED }
    if (choice) return part.publishToChosen(client, editing, choice)
    const next = await part.reachOrNotice(client, editing, step)
    if (!next) return part.publishSaved(client, editing, step)
    if ('tone' in next) return next
    notices.setState({
      locations: {
        ...next,
        answer: (told) => void publish({ isSure: true, choice: { ...next, choice: told } }),
      },
    })
    return null
  }
}

/** The user's answers. */
interface Answers {
  readonly isSure: boolean
  readonly choice?: ChosenReach
}

const NOT_SAVED = t('The page couldn’t be saved, so it wasn’t published. Try again.')
const NOT_LOADED = t(
  'Not published, because part of the editor couldn’t be loaded. Check your connection, then publish again.',
)
