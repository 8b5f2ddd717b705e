import type { ReactNode } from 'react'

/**
 * An icon button that an island operates. It is hidden until the island starts, because it does nothing without script. The
 * island finds it by `action`.
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
  /** The label while the button is pressed, if it differs. */
  readonly pressedLabel?: string
  readonly action: string
  readonly children: ReactNode
  readonly className?: string
}
