import { useState } from 'react'
import { ComparePages, type NamedState } from './compare-pages'
import './look-at-both.css'

/** Both versions as pages beside each other, drawn once somebody wants to see them. */
export function LookAtBoth({ before, after }: LookAtBothProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="ed-look-at-both"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Look at both versions</summary>
      {isOpen && (
        <div className="ed-look-at-both-pages">
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
