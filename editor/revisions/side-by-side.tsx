import { useState } from 'react'
import { t } from '#schema/messages/t'
import { ComparePages, type NamedState } from './compare-pages'
import './side-by-side.css'

/** Both versions as pages side by side, rendered when opened. */
export function SideBySide({ before, after }: LookAtBothProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="ed-side-by-side"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{t('Compare both versions')}</summary>
      {isOpen && (
        <div className="ed-side-by-side-pages">
          <ComparePages before={before} after={after} shown={null} />
        </div>
      )}
    </details>
  )
}

interface LookAtBothProps {
  readonly before: NamedState
  readonly after: NamedState
}
