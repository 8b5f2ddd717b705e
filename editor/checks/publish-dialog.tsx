import { useRef } from 'react'
import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import type { Check } from './check'
import { CheckGroups } from './check-groups'
import './checks.css'

/** Reasons for refusing to publish. Example content is not an error of the page, it only has to be replaced. */
const STOPPED = {
  unfinished: t('The page still shows examples. Replace or remove them, then try again.'),
  broken: t('Fix the errors, then try again.'),
}

/** Dialog with the issues found before publishing: errors prevent it, warnings ask for confirmation. */
export function PublishDialog({
  checks,
  stopped = t('Not published'),
  onPublish,
  onClose,
}: PublishDialogProps) {
  const errors = checks.filter(({ severity }) => severity === 'error')
  const isStopped = errors.length > 0
  const isShowing = useRef(false)
  function show(): void {
    isShowing.current = true
    onClose()
  }
  return (
    <Dialog
      title={isStopped ? `${stopped}: ${problems(errors.length)}` : t('Publish with warnings?')}
      description={
        isStopped
          ? STOPPED[errors.every(({ kind }) => kind === 'example') ? 'unfinished' : 'broken']
          : t('Visitors can use the page, but some of it could be better.')
      }
      onClose={onClose}
      leadsElsewhere={() => isShowing.current}
      footer={
        isStopped ? (
          <Button look="primary" onClick={onClose}>
            {t('Back to the page')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('Back to the page')}</Button>
            <Button look="primary" onClick={onPublish}>
              {t('Publish anyway')}
            </Button>
          </>
        )
      }
    >
      <CheckGroups checks={checks} heading="h3" onShown={show} />
    </Dialog>
  )
}

interface PublishDialogProps {
  readonly checks: readonly Check[]
  /** The step that was prevented by errors. */
  readonly stopped?: string
  /** Omitted if only errors are listed. */
  readonly onPublish?: () => void
  readonly onClose: () => void
}

function problems(count: number): string {
  return t('{count, plural, one {# problem} other {# problems}}', { count })
}
