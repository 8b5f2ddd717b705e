import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react'
import { lazyPart, useLazy } from '../lazy/lazy-part'
import { LoadFailed } from '../lazy/load-failed'

/** The panel of a popover, fetched when needed. */
export const popoverPanel = lazyPart(() => import('./popover-panel'))

/**
 * A small panel beside the button that opens it. Escape or a click elsewhere closes it. Its code is fetched when it is first
 * opened, or after the page has settled.
 */
export function Popover({ label, trigger, open, onOpenChange, children }: PopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { part, hasFailed, need } = useLazy(popoverPanel)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for each time the panel opens, and then only.
  useEffect(() => {
    if (open) void need()
  }, [open])
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open && part ? id : undefined,
        onClick: () => onOpenChange(!open),
      })}
      {open && part && (
        <part.PopoverPanel
          id={id}
          label={label}
          button={button}
          onClose={() => onOpenChange(false)}
        >
          {children}
        </part.PopoverPanel>
      )}
      {open && hasFailed && <LoadFailed onGone={() => onOpenChange(false)} />}
    </>
  )
}

interface PopoverProps {
  readonly label: string
  /** A button, or a component that renders one and passes on its props. */
  readonly trigger: ReactElement<ComponentProps<'button'>>
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly children: ReactNode
}
