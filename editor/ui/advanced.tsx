import type { ReactNode } from 'react'
import { t } from '#schema/messages/t'
import './styles/advanced.css'

/** What few people need stands folded away: how something is stored, its code. */
export function Advanced({ children }: { readonly children: ReactNode }) {
  return (
    <details className="ed-advanced">
      <summary className="ed-focusable">{t('Advanced')}</summary>
      <div className="ed-advanced-body">{children}</div>
    </details>
  )
}
