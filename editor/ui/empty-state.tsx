import type { ReactNode } from 'react'
import './styles/empty-state.css'

/** Placeholder for an empty list: explains why it is empty and what to do next. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="ed-empty-state">
      {icon}
      <p className="ed-empty-state-title">{title}</p>
      {children && <p className="ed-quiet">{children}</p>}
      {action}
    </div>
  )
}

interface EmptyStateProps {
  readonly icon?: ReactNode
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}
