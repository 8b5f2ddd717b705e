import type { ReactNode } from 'react'

/**
 * A button with an icon alone, for what an island does: it is hidden until the island starts,
 * so that nobody meets a button that does nothing. The island finds it by `action`.
 */
export function RoundButton({ label, action, children, className }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={className ? `round-button ${className}` : 'round-button'}
      aria-label={label}
      data-action={action}
      hidden
    >
      {children}
    </button>
  )
}

export interface RoundButtonProps {
  readonly label: string
  readonly action: string
  /** The icon. */
  readonly children: ReactNode
  readonly className?: string
}
