import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { lazyPart, useLazy } from '../lazy/lazy-part'
import { LoadFailed } from '../lazy/load-failed'
import { MenuParts } from './menu-parts'

/** The list of a menu, fetched when needed. */
export const menuList = lazyPart(() => import('./menu-list'))

/**
 * Menu of actions behind the button `trigger`. The items are `MenuItem` and `MenuSeparator`. The button is rendered at once; the
 * list is fetched when it is first opened, or after the page has settled.
 */
export function Menu({ trigger, children, align = 'end', startsOpen = false }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const byKey = useRef(false)
  const [isOpen, setIsOpen] = useState(startsOpen)
  const { part, hasFailed, need } = useLazy(menuList)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the initial values.
  useEffect(() => {
    if (startsOpen) void need()
  }, [])

  function open(isByKey: boolean): void {
    byKey.current = isByKey
    setIsOpen(true)
    void need()
  }

  function press(event: PointerEvent<HTMLButtonElement>): void {
    if (event.currentTarget.disabled || event.button !== 0 || event.ctrlKey) return
    // The focus goes into the menu instead.
    if (!isOpen) event.preventDefault()
    if (isOpen) setIsOpen(false)
    else open(false)
  }

  function pressKey(event: KeyboardEvent<HTMLButtonElement>): void {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    open(true)
  }

  return (
    <>
      {cloneElement(trigger, {
        id,
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen && part ? `${id}-list` : undefined,
        onPointerDown: press,
        onKeyDown: pressKey,
      })}
      {isOpen && part && (
        <part.MenuList
          id={`${id}-list`}
          labelledBy={id}
          button={button}
          byKey={byKey}
          align={align}
          onClose={() => setIsOpen(false)}
        >
          {children}
        </part.MenuList>
      )}
      {isOpen && hasFailed && <LoadFailed onGone={() => setIsOpen(false)} />}
    </>
  )
}

export function MenuItem({ icon, shortcut, danger, children, ...rest }: MenuItemProps) {
  const { Item } = useParts()
  return (
    <Item {...rest} className="ed-menu-item" data-danger={danger}>
      {icon}
      <span>{children}</span>
      {shortcut && <kbd aria-hidden>{shortcut}</kbd>}
    </Item>
  )
}

export function MenuSeparator() {
  const { Separator } = useParts()
  return <Separator className="ed-menu-separator" />
}

function useParts() {
  const parts = use(MenuParts)
  if (!parts) throw new Error('An item is outside of its menu')
  return parts
}

/** A button, or a component that renders one and passes on its props. */
export type MenuTrigger = ReactElement<ComponentProps<'button'>>

interface MenuProps {
  readonly trigger: MenuTrigger
  readonly children: ReactNode
  readonly align?: 'start' | 'end'
  /** True if the menu was requested before it was loaded. */
  readonly startsOpen?: boolean
}

interface MenuItemProps {
  readonly onSelect: (event: Event) => void
  readonly icon?: ReactNode
  /** Shortcut shown beside the action, for example `Ctrl+D`. */
  readonly shortcut?: string
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly children: ReactNode
}
