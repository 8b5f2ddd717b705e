import { useState } from 'react'
import { takeOff } from '../api/publishing'
import { usedOn } from '../api/references'
import { useApp } from '../app/app-context'
import { UnreadNote } from '../app/error-page'
import { failureIn, useAnswer } from '../app/use-answer'
import { useEditing } from '../saving/editing'
import { UsageList } from '../screens/usage-list'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { usePageStep } from './use-page-step'

/** Asks before the page is unpublished. */
export function TakeOffDialog({ onClose }: { readonly onClose: () => void }) {
  const { client } = useApp()
  const { id, type, path, locationName } = useEditing().document.summary
  const step = usePageStep()
  const [problem, setProblem] = useState<string | null>(null)
  const isLayout = type === 'LAYOUT'
  const { answer, again } = useAnswer(`what leads to ${id}`, async () =>
    isLayout ? null : usedOn(client, { kind: 'document', id: String(id) }),
  )
  // What leads there is said before, not after.
  const isLooking = answer.state === 'loading'
  const isBusy = step.isBusy || isLooking
  const usage = answer.state === 'ready' ? answer.value : null

  async function go(): Promise<void> {
    if (isBusy) return
    const refused = await step.take(takeOff({}), 'Taken off the site. The draft stays here.')
    if (refused === null) onClose()
    else setProblem(refused.message)
  }

  return (
    <Dialog
      title={isLayout ? 'Take this site layout off the site?' : 'Take this page off the site?'}
      description={
        isLayout
          ? `Every page of ${locationName} is shown with the network’s header and footer at once, or without any.`
          : `Visitors do not find it any more at ${path ?? 'its address'}, in any language. The draft stays, and can be published again.`
      }
      onClose={onClose}
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" aria-disabled={isBusy} onClick={() => void go()}>
            {wordsOf(step.isBusy, isLooking)}
          </Button>
        </>
      }
    >
      <UnreadNote what="What leads to it" failure={failureIn(answer)} again={again} />
      {usage !== null && usage.totalCount > 0 && (
        <section aria-label="Linked from">
          <h3 className="ed-usage-head">These links will lead visitors nowhere:</h3>
          <UsageList usage={usage} />
        </section>
      )}
      {problem !== null && (
        <p className="ed-message" data-tone="danger" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  )
}

function wordsOf(isTaking: boolean, isLooking: boolean): string {
  if (isTaking) return 'Taking it off…'
  return isLooking ? 'Looking for links to it…' : 'Take off the site'
}
