import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../ui/button'
import { Tooltip } from '../ui/tooltip'
import './tool-button.css'

/** A tool of the top bar: an icon, with its word beside it where there is room. The word is part of its name. */
export function ToolButton({
  label,
  word,
  icon,
  shortcut,
  explanation,
  className = '',
  ...rest
}: ToolButtonProps) {
  return (
    <Tooltip text={explanation ? `${label}: ${explanation}` : label} shortcut={shortcut}>
      <Button
        look="quiet"
        aria-description={explanation}
        {...rest}
        aria-label={label}
        className={`ed-tool ${className}`}
      >
        {icon}
        <span className="ed-tool-word">{word}</span>
      </Button>
    </Tooltip>
  )
}

interface ToolButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  readonly label: string
  /** What stands beside the icon; the label begins with it. */
  readonly word: string
  readonly icon: ReactNode
  readonly shortcut?: string | undefined
  /** What the label leaves open, where the tool is met nowhere else. */
  readonly explanation?: string
}
