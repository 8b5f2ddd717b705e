import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../ui/button'
import { Tooltip } from '../ui/tooltip'
import './tool-button.css'

/** A button of the top bar: an icon, with a word beside it if there is room. The word is part of its accessible name. */
export function ToolButton({
  label,
  word,
  widest,
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
        <span className="ed-tool-word" data-widest={widest}>
          {word}
        </span>
      </Button>
    </Tooltip>
  )
}

interface ToolButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  readonly label: string
  /** The word beside the icon; the label starts with it. */
  readonly word: string
  /** The widest of the words that it may have, so that nothing moves. */
  readonly widest?: string
  readonly icon: ReactNode
  readonly shortcut?: string | undefined
  /** Further explanation of a tool that appears nowhere else. */
  readonly explanation?: string
}
