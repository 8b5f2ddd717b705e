import type { ReactNode } from 'react'

/**
 * A button with an icon alone, for what an island does: it is hidden until the island starts,
 * so that nobody meets a button that does nothing. The island finds it by `action`.
 */
export function RoundButton({
  label,
  pressedLabel,
  action,
  children,
  className,
}: RoundButtonProps) {
  return (
    <button
      type="button"
      className={className ? `round-button ${className}` : 'round-button'}
      aria-label={label}
      data-action={action}
      data-pressed-label={pressedLabel}
      hidden
    >
      {children}
    </button>
  )
}

interface RoundButtonProps {
  readonly label: string
  /** What it is called while the island has it pressed, where that differs. */
  readonly pressedLabel?: string
  readonly action: string
  /** The icon. */
  readonly children: ReactNode
  readonly className?: string
}
