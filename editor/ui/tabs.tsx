import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import './styles/tabs.css'

/** Several views of one place; all stay mounted when `keep`, so that nothing typed or scrolled is lost. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  keep = false,
}: TabsProps<Id>) {
  const first = tabs[0]?.id
  return (
    <Radix.Root
      className="ed-tabs"
      {...(value === undefined ? { defaultValue: first ?? '' } : { value })}
      onValueChange={(id) => {
        const chosen = tabs.find((tab) => tab.id === id)
        if (chosen) onChange?.(chosen.id)
      }}
    >
      <Radix.List className="ed-tabs-list" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className="ed-tabs-tab">
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.id}
          value={tab.id}
          className="ed-tabs-content"
          {...(keep && { forceMount: true as const })}
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

export interface Tab<Id extends string = string> {
  readonly id: Id
  readonly label: ReactNode
  readonly content: ReactNode
}

interface TabsProps<Id extends string> {
  /** What the tabs are about, for assistive technology. */
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  /** The tab shown; the tabs keep it themselves when not given. */
  readonly value?: Id | undefined
  readonly onChange?: (id: Id) => void
  readonly keep?: boolean
}
