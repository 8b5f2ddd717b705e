import { useState } from 'react'
import { type PageStep, publishPage, reviewPage, submitPage, withdrawPage } from '../api/publishing'
import { useEditing, useSaveState } from '../saving/editing'
import { Menu, MenuItem, type MenuTrigger } from '../ui/floating/menu'
import { fetchedDialog } from '../ui/lazy/fetched-dialog'
import { fetchedPart } from '../ui/lazy/fetched-part'
import { usePageStep } from './use-page-step'
import { usePublish } from './use-publish'

const TakeOffDialog = fetchedDialog(
  fetchedPart(() => import('./take-off-dialog').then((part) => part.TakeOffDialog)),
)

const ScheduleDialog = fetchedDialog(
  fetchedPart(() => import('./schedule-dialog').then((part) => part.ScheduleDialog)),
)

/** The other steps of publishing, for users who may publish: schedule, return, take off the site. */
export function PublishMenu({ trigger, startsOpen }: PublishMenuProps) {
  const { status, recordStatus, publishedVersion } = useSaveState(({ saved }) => saved)
  const { languages } = useEditing().document
  const [dialog, setDialog] = useState<'schedule' | 'take-off' | null>(null)
  const everything = usePublish(publishPage)
  const { take, tell } = usePageStep()
  const isLive = publishedVersion !== null && recordStatus === 'ACTIVE'

  async function go(step: PageStep, done: string): Promise<void> {
    const problem = await take(step, done)
    if (problem !== null) tell('danger', problem.message)
  }

  return (
    <>
      <Menu trigger={trigger} startsOpen={startsOpen}>
        {languages.length > 1 && (
          <MenuItem onSelect={everything.publish}>Publish all languages</MenuItem>
        )}
        <MenuItem onSelect={() => setDialog('schedule')}>Publish at a time…</MenuItem>
        {status === 'IN_REVIEW' ? (
          <MenuItem onSelect={() => void go(withdrawPage, 'Withdrawn: the page is a draft again.')}>
            Withdraw from review
          </MenuItem>
        ) : (
          <MenuItem
            disabled={status !== 'DRAFT'}
            onSelect={() => void go(submitPage, 'Submitted for review.')}
          >
            Submit for review
          </MenuItem>
        )}
        <MenuItem disabled={!isLive} onSelect={() => setDialog('take-off')}>
          Take off the site…
        </MenuItem>
        <MenuItem
          disabled={status !== 'DRAFT' && status !== 'IN_REVIEW'}
          onSelect={() => void go(reviewPage('ABANDON'), 'Abandoned: it can be reopened here.')}
        >
          Abandon this draft
        </MenuItem>
      </Menu>
      {everything.question}
      {dialog === 'take-off' && <TakeOffDialog onClose={() => setDialog(null)} />}
      {dialog === 'schedule' && <ScheduleDialog onClose={() => setDialog(null)} />}
    </>
  )
}

interface PublishMenuProps {
  readonly trigger: MenuTrigger
  /** It was asked for before it had come. */
  readonly startsOpen: boolean
}
