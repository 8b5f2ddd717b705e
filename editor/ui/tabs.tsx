import * as Radix from '@radix-ui/react-tabs'
import { type ReactNode, useId, useState } from 'react'
import './styles/tabs.css'

/** Tabs that switch between views. With `keep` all views stay mounted, so that typed text and scroll positions are kept. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  keep = false,
}: TabsProps<Id>) {
  const base = useId()
  const [own, setOwn] = useState(tabs[0]?.id)
  const shown = value ?? own

  function choose(id: string): void {
    const chosen = tabs.find((tab) => tab.id === id)
    if (!chosen) return
    setOwn(chosen.id)
    onChange?.(chosen.id)
  }

  return (
    <Radix.Root className="ed-tabs" value={shown ?? ''} onValueChange={choose}>
      <Radix.List className="ed-tabs-list" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="ed-tabs-tab"
            id={`${base}tab-${tab.id}`}
            aria-controls={`${base}view-${tab.id}`}
            onPointerEnter={tab.onNear}
            onFocus={tab.onNear}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        // Radix's panel isn't used: it reads the style of every panel before the first paint, for exit animations.
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}view-${tab.id}`}
          aria-labelledby={`${base}tab-${tab.id}`}
          className="ed-tabs-content"
          data-state={tab.id === shown ? 'active' : 'inactive'}
          hidden={tab.id !== shown}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a view without controls is reached by keyboard, too, as the pattern for tabs asks.
          tabIndex={0}
        >
          {(keep || tab.id === shown) && tab.content}
        </div>
      ))}
    </Radix.Root>
  )
}

export interface Tab<Id extends string = string> {
  readonly id: Id
  readonly label: ReactNode
  readonly content: ReactNode
  /** Called when the pointer or focus reaches the tab, so that its content can be fetched. */
  readonly onNear?: () => void
}

interface TabsProps<Id extends string> {
  /** Accessible name of the tabs. */
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  /** The selected tab; if not given, the component keeps it itself. */
  readonly value?: Id | undefined
  readonly onChange?: (id: Id) => void
  readonly keep?: boolean
}
