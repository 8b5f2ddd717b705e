import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import './tabs.css'

/** Several views of one place; all stay mounted when `keep`, so that nothing typed or scrolled is lost. */
export function Tabs({ label, tabs, value, onChange, keep = false }: TabsProps) {
  const first = tabs[0]?.id
  return (
    <Radix.Root
      className="ed-tabs"
      {...(value === undefined ? { defaultValue: first ?? '' } : { value })}
      onValueChange={(id) => onChange?.(id)}
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

export interface Tab {
  readonly id: string
  readonly label: ReactNode
  readonly content: ReactNode
}

interface TabsProps {
  /** What the tabs are about, for assistive technology. */
  readonly label: string
  readonly tabs: readonly Tab[]
  /** The tab shown; the tabs keep it themselves when not given. */
  readonly value?: string | undefined
  readonly onChange?: (id: string) => void
  readonly keep?: boolean
}
