import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button'
import { Tooltip } from './tooltip'

/** Button with only an icon: the label is its accessible name and its tooltip. */
export function IconButton({
  label,
  icon,
  shortcut,
  small = false,
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} shortcut={shortcut}>
      <Button
        look="quiet"
        {...rest}
        aria-label={label}
        data-small={small}
        className={`ed-icon-button ${className}`}
      >
        {icon}
      </Button>
    </Tooltip>
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  readonly label: string
  /** A lucide icon, 16 px. */
  readonly icon: ReactNode
  /** Shortcut shown beside the label, for example `Ctrl+Z`. */
  readonly shortcut?: string | undefined
  /** 24 px, for tight rows. */
  readonly small?: boolean
}
