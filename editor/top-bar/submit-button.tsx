import { useState } from 'react'
import { failureOf } from '../api/failure'
import { submitPage, withdrawPage } from '../api/pages'
import { useApp } from '../app/app-context'
import { type Notice, useEditing, useSaveState } from '../saving/editing'
import { useSession } from '../store/session'
import { Button } from '../ui/button'

/** For who edits and does not publish: hands the page to those who do, or takes it back. */
export function SubmitButton() {
  const { client } = useApp()
  const { documentId, uiStore } = useSession()
  const { saver, notices, document } = useEditing()
  const isSubmitted = useSaveState(({ saved }) => saved.status === 'IN_REVIEW')
  const [isBusy, setIsBusy] = useState(false)

  async function step(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    notices.setState({ notice: null })
    const notice = await outcome()
    setIsBusy(false)
    notices.setState({ notice })
    uiStore.announce(notice.text)
  }

  async function outcome(): Promise<Notice> {
    if (!(await saver.saveNow())) return { tone: 'danger', text: NOT_SAVED }
    const { version, status } = saver.store.getState().saved
    if (status === 'PUBLISHED') return { tone: 'plain', text: NOTHING_NEW }
    const act = isSubmitted ? withdrawPage : submitPage
    try {
      const { id: _id, ...saved } = await act(client, documentId, version)
      saver.told(saved)
    } catch (error) {
      return { tone: 'danger', text: failureOf(error).message }
    }
    return isSubmitted
      ? { tone: 'success', text: 'Withdrawn: the page is a draft again.' }
      : {
          tone: 'success',
          text: `Submitted for review. Somebody who manages ${document.summary.locationName} publishes it.`,
        }
  }

  return (
    <Button
      look={isSubmitted ? 'plain' : 'primary'}
      data-action="submit"
      aria-disabled={isBusy}
      onClick={() => void step()}
    >
      {isSubmitted ? 'Withdraw' : 'Submit for review'}
    </Button>
  )
}

const NOT_SAVED = 'The page could not be saved, so it was not submitted.'
const NOTHING_NEW = 'There is nothing to submit: visitors see the page as it is here.'
