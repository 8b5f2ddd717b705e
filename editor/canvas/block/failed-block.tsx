import { TriangleAlert } from 'lucide-react'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { Button } from '../../ui/button'
import { EDITOR_LANGUAGE } from '../../ui/language-names'

/** Placeholder of a block that failed to render. Its data is kept. */
export function FailedBlock({ label, error, onRetry }: FailedBlockProps) {
  return (
    <div className="ed-surface ed-canvas-card" lang={EDITOR_LANGUAGE}>
      <TriangleAlert size={18} aria-hidden />
      <div>
        <p className="ed-canvas-card-title">{t('“{label}” can’t be shown', { label })}</p>
        <p>{joinSentences(messageOf(error), t('The block’s fields are kept.'))}</p>
      </div>
      <Button data-canvas-control onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  )
}

interface FailedBlockProps {
  readonly label: string
  readonly error: unknown
  readonly onRetry: () => void
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message.trim() : ''
  return message || t('Something went wrong.')
}
