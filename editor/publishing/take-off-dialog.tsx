import { useState } from 'react'
import { takeOff } from '../api/publishing'
import { useEditing } from '../saving/editing'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { usePageStep } from './use-page-step'

/** Asks before the page is unpublished. */
export function TakeOffDialog({ onClose }: { readonly onClose: () => void }) {
  const { type, path, locationName } = useEditing().document.summary
  const { isBusy, take } = usePageStep()
  const [problem, setProblem] = useState<string | null>(null)
  const isLayout = type === 'LAYOUT'

  async function go(): Promise<void> {
    const refused = await take(takeOff({}), 'Taken off the site. The draft stays here.')
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
            {isBusy ? 'Taking it off…' : 'Take off the site'}
          </Button>
        </>
      }
    >
      {problem !== null && (
        <p className="ed-message" data-tone="danger" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  )
}
