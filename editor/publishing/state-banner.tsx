import { useState } from 'react'
import { reopenPage, reviewPage, setStatusOfPage } from '../api/publishing'
import { useEditing, useSaveState } from '../saving/editing'
import { Button } from '../ui/button'
import { ReturnDialog } from './return-dialog'
import { stateWords } from './state-words'
import { usePageStep } from './use-page-step'
import { usePublish } from './use-publish'
import { type WaitingState, waitingState } from './waiting-state'
import './state-banner.css'

/** Shows the review state of the page with its note, and the actions of whoever has to act. */
export function StateBanner({ onCompare }: StateBannerProps) {
  const { permission, locationName } = useEditing().document.summary
  const saved = useSaveState((state) => state.saved)
  const state = waitingState(saved)
  if (state === null) return null
  const { what, next } = stateWords(state, { review: saved.review, permission, locationName })
  const note = state === 'IN_REVIEW' || state === 'RETURNED' ? saved.review?.note : ''
  return (
    <section className="ed-state-banner" data-state={state.toLowerCase()} aria-label="State">
      <div className="ed-state-words">
        <p>
          <strong>{what}</strong> {next}
        </p>
        {note && <blockquote>{note}</blockquote>}
      </div>
      <Steps state={state} onCompare={onCompare} />
    </section>
  )
}

interface StateBannerProps {
  /** Shows the saved versions, the published one beside the page as it is now. */
  readonly onCompare: () => void
}

function Steps({ state, onCompare }: StateBannerProps & { readonly state: WaitingState }) {
  const { permission } = useEditing().document.summary
  const isMine = useSaveState(({ saved }) => saved.review?.isMine ?? false)
  if (state === 'IN_REVIEW')
    return permission === 'MANAGE' && !isMine ? <ReviewSteps onCompare={onCompare} /> : null
  if (state === 'ABANDONED' && permission !== 'VIEW')
    return <Step label="Reopen" step={reopenPage} done="The page is a draft again." />
  if ((state === 'ARCHIVED' || state === 'INACTIVE') && permission === 'MANAGE')
    return <Step label="Restore" step={setStatusOfPage('ACTIVE')} done="The page is restored." />
  return null
}

function ReviewSteps({ onCompare }: StateBannerProps) {
  const isPublished = useSaveState(({ saved }) => saved.publishedVersion !== null)
  const { isPublishing, publish, question } = usePublish(reviewPage('APPROVE'))
  const [isReturning, setIsReturning] = useState(false)
  return (
    <div className="ed-state-steps">
      {isPublished && <Button onClick={onCompare}>See what changed</Button>}
      <Button onClick={() => setIsReturning(true)}>Return…</Button>
      <Button look="primary" aria-disabled={isPublishing} onClick={publish}>
        {isPublishing ? 'Publishing…' : 'Approve'}
      </Button>
      {question}
      {isReturning && <ReturnDialog onClose={() => setIsReturning(false)} />}
    </div>
  )
}

function Step({ label, step, done }: StepProps) {
  const { isBusy, take, tell } = usePageStep()
  async function go(): Promise<void> {
    const problem = await take(step, done)
    if (problem !== null) tell('danger', problem.message)
  }
  return (
    <div className="ed-state-steps">
      <Button aria-disabled={isBusy} onClick={() => void go()}>
        {label}
      </Button>
    </div>
  )
}

interface StepProps {
  readonly label: string
  readonly step: Parameters<ReturnType<typeof usePageStep>['take']>[0]
  readonly done: string
}
