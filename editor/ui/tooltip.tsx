import { cloneElement, type HTMLAttributes, type ReactElement } from 'react'

/**
 * A short explanation of a control, shown after a moment's hover or on focus. The control keeps its accessible name. Only sets
 * data attributes: `TooltipRegion` shows the tooltip.
 */
export function Tooltip({ text, shortcut, children }: TooltipProps) {
  return cloneElement(children, { 'data-tooltip': text, 'data-tooltip-keys': shortcut })
}

interface TooltipProps {
  readonly text: string
  readonly shortcut?: string | undefined
  /** A control, or a component that renders one and passes on its props. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement> & TooltipData>
}

interface TooltipData {
  readonly 'data-tooltip'?: string
  readonly 'data-tooltip-keys'?: string | undefined
}
