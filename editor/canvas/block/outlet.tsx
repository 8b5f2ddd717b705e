import { FileText } from 'lucide-react'
import { t } from '#schema/messages/t'
import { EDITOR_LANGUAGE } from '../../ui/language-names'
import './outlet.css'

/** Placeholder in a layout for the content of each page. */
export function Outlet() {
  return (
    <div className="ed-surface ed-outlet" lang={EDITOR_LANGUAGE}>
      <FileText size={24} aria-hidden />
      <p>
        <strong>{t('The page')}</strong>
      </p>
      <p>
        {t(
          'Each page’s content appears here. Blocks above it are the header, blocks below it the footer.',
        )}
      </p>
    </div>
  )
}
