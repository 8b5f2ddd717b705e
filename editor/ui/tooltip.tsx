import { cloneElement, type HTMLAttributes, type ReactElement } from 'react'

/**
 * A few words on what a control is, shown after a moment's hover or on focus. The control keeps its own name. It only carries
 * them: `TooltipRegion` shows them.
 */
export function Tooltip({ text, shortcut, children }: TooltipProps) {
  return cloneElement(children, { 'data-tooltip': text, 'data-tooltip-keys': shortcut })
}

interface TooltipProps {
  readonly text: string
  readonly shortcut?: string | undefined
  /** A control, or what renders one and hands on what it is given. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement> & TooltipData>
}

interface TooltipData {
  readonly 'data-tooltip'?: string
  readonly 'data-tooltip-keys'?: string | undefined
}
