import * as Radix from '@radix-ui/react-tooltip'
import type { ReactNode, RefObject } from 'react'
import { Anchor } from './anchor'
import './tooltip.css'

/** The tooltip of a control. */
export function TooltipBubble({ control, keys, onClose, children }: TooltipBubbleProps) {
  return (
    <Radix.Provider disableHoverableContent>
      <Radix.Root open onOpenChange={(open) => open || onClose()}>
        <Radix.Trigger asChild>
          <Anchor of={control} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="ed-surface ed-tooltip" sideOffset={6} collisionPadding={8}>
            {children}
            {keys && <kbd>{keys}</kbd>}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

interface TooltipBubbleProps {
  readonly control: RefObject<HTMLElement | null>
  /** The keyboard shortcut of the control, for example `Ctrl+Z`. */
  readonly keys: string | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}
