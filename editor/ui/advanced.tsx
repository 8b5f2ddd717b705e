import type { ReactNode } from 'react'
import { t } from '#schema/messages/t'
import './styles/advanced.css'

/** Collapsed section for rarely used settings, such as how something is stored, or its code. */
export function Advanced({ children }: { readonly children: ReactNode }) {
  return (
    <details className="ed-advanced">
      <summary className="ed-focusable">{t('Advanced')}</summary>
      <div className="ed-advanced-body">{children}</div>
    </details>
  )
}
