import { useState } from 'react'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import type { KeptKind } from './record-writing'

/** Says what becomes of the pages that show a record before it is archived. */
export function ArchiveDialog({ kind, one, isChanged, archive, onClose }: ArchiveDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function go(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const went = await archive()
    setIsBusy(false)
    setProblem(went ?? '')
  }

  return (
    <Dialog
      title={`Archive this ${one}?`}
      description={SHOWN[kind]}
      onClose={onClose}
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" aria-disabled={isBusy || undefined} onClick={() => void go()}>
            {isBusy ? 'Archiving…' : `Archive ${one}`}
          </Button>
        </>
      }
    >
      <p>Nothing of it is lost: pickers still find it, and it can be brought back at any time.</p>
      {isChanged && <p>What you have written in this form is not saved, and is dropped.</p>}
      {problem && (
        <p className="ed-message" data-tone="danger" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  )
}

const SHOWN: { readonly [K in KeptKind]: string } = {
  event:
    'Visitors no longer see it: lists, calendars and the search leave it out at once, its own page is not found any more, and blocks that show it by itself say that it is not there.',
  newsArticle:
    'Visitors no longer see it: lists, feeds and the search leave it out at once, its own page is not found any more, and blocks that show it by itself say that it is not there.',
  gallery:
    'Visitors no longer see it: lists leave it out at once, its own page is not found any more, and blocks that show it are empty. Pictures that are in no other public gallery are hidden from them everywhere.',
}

interface ArchiveDialogProps {
  readonly kind: KeptKind
  readonly one: string
  /** Whether something was written and not saved. */
  readonly isChanged: boolean
  /** Answers what went wrong. */
  readonly archive: () => Promise<string | null>
  readonly onClose: () => void
}
