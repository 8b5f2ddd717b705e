import { ExternalLink } from 'lucide-react'
import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import { usePreview } from './use-preview'

/** Button that shows the draft as visitors would see it. */
export function PreviewButton() {
  const preview = usePreview()
  return (
    <Button
      look="quiet"
      data-action="preview"
      data-tooltip={t('Preview')}
      onClick={() => void preview()}
      className="ed-preview ed-tool-wide"
    >
      <ExternalLink size={16} aria-hidden />
      <span>{t('Preview')}</span>
    </Button>
  )
}
