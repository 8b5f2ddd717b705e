import { useState } from 'react'
import { t } from '#schema/messages/t'
import { publicationStatus } from '#schema/publication/publication-status'
import { reopenPage, reviewPage, setStatusOfPage } from '../api/publishing'
import { useEditing, useSaveState } from '../saving/editing'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'
import { nextStep } from './next-step'
import { type DoneStep, usePageStep } from './use-page-step'
import { usePublicationFacts } from './use-publication-status'
import { usePublish } from './use-publish'
import './state-banner.css'

const ReturnDialog = lazyDialog(
  lazyPart(() => import('./return-dialog').then((part) => part.ReturnDialog)),
)

/** Banner of a page that waits for a step, or that visitors don't see, with its note and actions. */
export function StateBanner(props: StateBannerProps) {
  const { target, Shared } = useSession()
  return (
    <>
      {target === 'shared' && Shared && <Shared part="banner" />}
      <PageState {...props} />
    </>
  )
}

function PageState({ onCompare }: StateBannerProps) {
  const { permission, locationName } = useEditing().document.summary
  const review = useSaveState(({ saved }) => saved.review)
  const { id, sentences } = publicationStatus(usePublicationFacts())
  const next = nextStep(id, { permission, locationName, isMine: review?.isMine ?? false })
  if (next === null) return null
  const note = id === 'review' || id === 'returned' ? review?.note : ''
  return (
    <section className="ed-state-banner" data-state={id} aria-label={t('State')}>
      <div className="ed-state-words">
        <p>
          <strong>{sentences[0]}</strong> {next}
        </p>
        {note && <blockquote>{note}</blockquote>}
      </div>
      <Steps id={id} onCompare={onCompare} />
    </section>
  )
}

interface StateBannerProps {
  /** Opens the saved versions, comparing the published one with the current page. */
  readonly onCompare: () => void
}

function Steps({ id, onCompare }: StateBannerProps & { readonly id: string }) {
  const { permission } = useEditing().document.summary
  const isMine = useSaveState(({ saved }) => saved.review?.isMine ?? false)
  if (id === 'review')
    return permission === 'MANAGE' && !isMine ? <ReviewSteps onCompare={onCompare} /> : null
  if (id === 'closed' && permission !== 'VIEW')
    return <Step label={t('Reopen')} step={reopenPage} done={{ step: 'reopen' }} />
  if ((id === 'archived' || id === 'hidden') && permission === 'MANAGE')
    return <Step label={t('Restore')} step={setStatusOfPage('ACTIVE')} done={{ step: 'restore' }} />
  return null
}

function ReviewSteps({ onCompare }: StateBannerProps) {
  const isPublished = useSaveState(({ saved }) => saved.publishedVersion !== null)
  const { isPublishing, publish, question } = usePublish(reviewPage('APPROVE'))
  const [isReturning, setIsReturning] = useState(false)
  return (
    <div className="ed-state-steps">
      {isPublished && <Button onClick={onCompare}>{t('See what changed')}</Button>}
      <Button onClick={() => setIsReturning(true)}>{t('Return to author…')}</Button>
      <Button look="primary" aria-disabled={isPublishing} onClick={publish}>
        {isPublishing ? t('Publishing…') : t('Approve')}
      </Button>
      {question}
      {isReturning && <ReturnDialog onClose={() => setIsReturning(false)} />}
    </div>
  )
}

function Step({ label, step, done }: StepProps) {
  const { isBusy, take, notify } = usePageStep()
  async function go(): Promise<void> {
    const problem = await take(step, done)
    if (problem !== null) notify('danger', problem.message)
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
  readonly done: DoneStep
}
