import { useState } from 'react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { pageSteps } from '#schema/publication/offered-steps'
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
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'
import { openText, severalLanguages } from './open-text'
import { type DoneStep, usePageStep } from './use-page-step'
import { usePublicationFacts, usePublicationStatus } from './use-publication-status'
import { usePublish } from './use-publish'
import { useLivePath } from './view-page-link'
import '../ui/styles/spinner.css'

const UnpublishDialog = lazyDialog(
  lazyPart(() => import('./unpublish-dialog').then((part) => part.UnpublishDialog)),
)

const ScheduleDialog = lazyDialog(
  lazyPart(() => import('./schedule-dialog').then((part) => part.ScheduleDialog)),
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
  const offered = pageSteps(facts)
  const isLive = offered.has('unpublish')
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
      {offered.has('republish') && (
        <MenuItem onSelect={() => go(republishPage, { step: 'republish' })}>
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
        <MenuItem onSelect={() => go(withdrawPage, { step: 'withdraw' })}>
          {t('Withdraw from review')}
        </MenuItem>
      ) : (
        <MenuItem
          disabled={status !== 'DRAFT' || !hasChanges}
          onSelect={() => go(submitTexts(openText(document, facts)), { step: 'submit' })}
        >
          {t('Submit for review')}
        </MenuItem>
      )}
      <MenuItem
        disabled={status !== 'DRAFT' && status !== 'IN_REVIEW'}
        onSelect={() => go(reviewPage('ABANDON'), { step: 'close' })}
      >
        {t('Close without publishing')}
      </MenuItem>
    </>
  )
}

function useSteps() {
  const { take, notify } = usePageStep()
  return {
    go(step: PageStep, done: DoneStep): void {
      void take(step, done).then((problem) => {
        if (problem !== null) notify('danger', problem.message)
      })
    },
  }
}
