import { t } from '#schema/messages/t'
import { useEditing, useSaveState } from '../saving/editing'
import { isLive } from '../saving/page-save-state'
import { useSession, useUi } from '../store/session'
import { Button } from '../ui/button'
import { usePublish } from './use-publish'

/** Button that saves and publishes the open page; unobtrusive while the published page is up to date. */
export function PublishButton() {
  const { target } = useSession()
  const { notices } = useEditing()
  const { isPublishing, publish, question } = usePublish()
  const isCurrent = useSaveState((state) => isLive(state) && state.saved.recordStatus === 'ACTIVE')
  const count = useUi(({ publishesOn }) => publishesOn)
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
        // A turning ring in place of the words: the button stays as wide.
        aria-label={isPublishing ? t('Publishing…') : undefined}
        data-busy={isPublishing || undefined}
        onClick={isNothing ? announceReason : publish}
      >
        <span data-widest={target === 'shared' ? onPages(100) : undefined}>
          {count > 0 ? onPages(count) : t('Publish')}
        </span>
      </Button>
      {question}
    </>
  )
}

const NOTHING_NEW = t('Nothing to publish: visitors already see this version.')

/** A shared block is published on all pages that use it. */
function onPages(count: number): string {
  return t('{count, plural, one {Publish on # page} other {Publish on # pages}}', { count })
}
