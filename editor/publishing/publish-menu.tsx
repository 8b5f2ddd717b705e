import { useState } from 'react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { scheduleSentence } from '#schema/publication/publication-text'
import {
  type PageStep,
  publishPage,
  republishPage,
  reviewPage,
  submitTexts,
  withdrawPage,
} from '../api/publishing'
import { useEditing, useSaveState } from '../saving/editing'
import { Menu, MenuItem, type MenuTrigger } from '../ui/floating/menu'
import { fetchedDialog } from '../ui/lazy/fetched-dialog'
import { fetchedPart } from '../ui/lazy/fetched-part'
import { openText, severalLanguages } from './open-text'
import { usePageStep } from './use-page-step'
import { usePublicationFacts, usePublicationStatus } from './use-publication-status'
import { usePublish } from './use-publish'
import { useLivePath } from './view-page-link'
import '../ui/styles/spinner.css'

const UnpublishDialog = fetchedDialog(
  fetchedPart(() => import('./unpublish-dialog').then((part) => part.UnpublishDialog)),
)

const ScheduleDialog = fetchedDialog(
  fetchedPart(() => import('./schedule-dialog').then((part) => part.ScheduleDialog)),
)

type PublishDialogName = 'schedule' | 'unpublish'

/** Menu with the other publishing steps, for users who may publish: schedule, submit, unpublish. */
export function PublishMenu({ trigger, startsOpen }: PublishMenuProps) {
  const [dialog, setDialog] = useState<PublishDialogName | null>(null)
  const everything = usePublish(publishPage)
  return (
    <>
      <Menu trigger={trigger} startsOpen={startsOpen}>
        <PublishItems publishAll={everything.publish} onDialog={setDialog} />
      </Menu>
      {everything.question}
      {dialog === 'unpublish' && <UnpublishDialog onClose={() => setDialog(null)} />}
      {dialog === 'schedule' && <ScheduleDialog onClose={() => setDialog(null)} />}
    </>
  )
}

interface PublishMenuProps {
  readonly trigger: MenuTrigger
  /** True if it was opened before it had loaded. */
  readonly startsOpen: boolean
}

function PublishItems({ publishAll, onDialog }: PublishItemsProps) {
  const facts = usePublicationFacts()
  const { notices, document, publishStep } = useEditing()
  const { locationId, type } = document.summary
  const isNetwork = locationId === DEFAULT_LOCATION_ID && type !== 'LAYOUT' && !publishStep
  const path = useLivePath()
  const isShown = facts.recordStatus === 'ACTIVE'
  const isLive = isShown && facts.texts.some(({ live }) => live !== null)
  const wasLive = isShown && !isLive && facts.texts.some(({ ended }) => ended !== null)
  const { go } = useSteps()
  return (
    <>
      {path !== null && (
        <MenuItem onSelect={() => window.open(path, '_blank', 'noreferrer')}>
          {t('View page')}
        </MenuItem>
      )}
      {severalLanguages(facts) && (
        <MenuItem onSelect={publishAll}>{t('Publish all languages')}</MenuItem>
      )}
      {wasLive && (
        <MenuItem
          onSelect={() => go(republishPage, t('Published again, in every language that was live.'))}
        >
          {t('Publish the last live version')}
        </MenuItem>
      )}
      {isNetwork && isLive && (
        <MenuItem onSelect={() => notices.setState({ locations: 'state' })}>
          {t('Locations…')}
        </MenuItem>
      )}
      <MenuItem onSelect={() => onDialog('schedule')}>{t('Schedule…')}</MenuItem>
      {facts.schedules.map((schedule) => (
        <MenuItem
          key={`${schedule.action} ${schedule.localAt} ${schedule.language}`}
          onSelect={() => onDialog('schedule')}
        >
          {scheduleSentence(schedule, facts.timeZone)}
        </MenuItem>
      ))}
      <ReviewItems go={go} />
      <MenuItem disabled={!isLive} onSelect={() => onDialog('unpublish')}>
        {t('Unpublish…')}
      </MenuItem>
    </>
  )
}

interface PublishItemsProps {
  readonly publishAll: () => void
  readonly onDialog: (dialog: PublishDialogName) => void
}

function ReviewItems({ go }: Pick<ReturnType<typeof useSteps>, 'go'>) {
  const { document } = useEditing()
  const facts = usePublicationFacts()
  const status = useSaveState(({ saved }) => saved.status)
  const { hasChanges } = usePublicationStatus()
  return (
    <>
      {status === 'IN_REVIEW' ? (
        <MenuItem onSelect={() => go(withdrawPage, t('Withdrawn from review.'))}>
          {t('Withdraw from review')}
        </MenuItem>
      ) : (
        <MenuItem
          disabled={status !== 'DRAFT' || !hasChanges}
          onSelect={() => go(submitTexts(openText(document, facts)), t('Submitted for review.'))}
        >
          {t('Submit for review')}
        </MenuItem>
      )}
      <MenuItem
        disabled={status !== 'DRAFT' && status !== 'IN_REVIEW'}
        onSelect={() => go(reviewPage('ABANDON'), t('Closed. You can reopen it here.'))}
      >
        {t('Close without publishing')}
      </MenuItem>
    </>
  )
}

function useSteps() {
  const { take, notify } = usePageStep()
  return {
    go(step: PageStep, done: string): void {
      void take(step, done).then((problem) => {
        if (problem !== null) notify('danger', problem.message)
      })
    },
  }
}
