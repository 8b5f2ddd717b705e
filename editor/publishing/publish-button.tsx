import { t } from '#schema/messages/t'
import { useEditing, useSaveState } from '../saving/editing'
import { isLive } from '../saving/page-save-state'
import { useUi } from '../store/session'
import { Button } from '../ui/button'
import { usePublish } from './use-publish'

/** Button that saves and publishes the open page; unobtrusive while the published page is up to date. */
export function PublishButton() {
  const { notices } = useEditing()
  const { isPublishing, publish, question } = usePublish()
  const isCurrent = useSaveState((state) => isLive(state) && state.saved.recordStatus === 'ACTIVE')
  const label = useUi(({ publishLabel }) => publishLabel)
  const isNothing = isCurrent && !isPublishing
  function announceReason(): void {
    notices.setState({ notice: { tone: 'plain', text: NOTHING_NEW, endsWithChange: true } })
  }
  return (
    <>
      <Button
        look={isNothing ? 'plain' : 'primary'}
        data-action="publish"
        title={isNothing ? NOTHING_NEW : undefined}
        aria-disabled={isPublishing || isNothing}
        onClick={isNothing ? announceReason : publish}
      >
        {isPublishing ? t('Publishing…') : (label ?? t('Publish'))}
      </Button>
      {question}
    </>
  )
}

const NOTHING_NEW = t('Nothing to publish: visitors already see this version.')
