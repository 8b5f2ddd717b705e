import { submitPage, withdrawPage } from '../api/publishing'
import { useChecks } from '../checks/checks-context'
import { useEditing, useSaveState } from '../saving/editing'
import { Button } from '../ui/button'
import { usePageStep } from './use-page-step'

/** For users who may not publish: submits the page for review, or withdraws it. */
export function SubmitButton() {
  const { saver, document } = useEditing()
  const isSubmitted = useSaveState(({ saved }) => saved.status === 'IN_REVIEW')
  const checks = useChecks()
  const { isBusy, take, tell } = usePageStep()

  /** What keeps the page from being published is said to whoever can mend it, before somebody else finds it. */
  async function submittedWords(): Promise<string> {
    const found = await checks.now()
    const wrong = found.filter(({ severity }) => severity === 'error').length
    if (wrong === 0)
      return `Submitted for review. Somebody who manages ${document.summary.locationName} publishes it.`
    checks.show()
    const problems = wrong === 1 ? '1 problem' : `${wrong} problems`
    return `Submitted for review, with ${problems} ${wrong === 1 ? 'that keeps' : 'that keep'} it from being published: see Checks.`
  }

  async function step(): Promise<void> {
    const isSaved = await saver.saveNow()
    if (isSaved && saver.store.getState().saved.status === 'PUBLISHED')
      return tell('plain', NOTHING_NEW)
    const problem = isSubmitted
      ? await take(withdrawPage, 'Withdrawn: the page is a draft again.')
      : await take(submitPage, await submittedWords())
    if (problem !== null) tell('danger', problem.message)
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

const NOTHING_NEW = 'There is nothing to submit: visitors see the page as it is here.'
