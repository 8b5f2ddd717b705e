import * as Radix from '@radix-ui/react-tooltip'
import type { ReactNode } from 'react'
import './tooltip.css'

/** A few words on what a control is, shown after a moment's hover or on focus. The control keeps its own name. */
export function Tooltip({ text, shortcut, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={500} disableHoverableContent>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="ed-surface ed-tooltip" sideOffset={6} collisionPadding={8}>
            {text}
            {shortcut && <kbd>{shortcut}</kbd>}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

interface TooltipProps {
  readonly text: string
  readonly shortcut?: string | undefined
  readonly children: ReactNode
}
