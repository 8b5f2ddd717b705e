import type { ReactNode } from 'react'

/**
 * Tabs that show one panel at a time, initially the first. Without script they are links to the panels; the island adds keyboard
 * and screen reader support.
 */
export function Tabs({ id, label, items, orientation = 'horizontal', level = 3 }: TabsProps) {
  const Heading = `h${level}` as const
  return (
    <div className={`tabs tabs-${orientation}`} data-orientation={orientation} data-island="tabs">
      <nav className="tabs-list" aria-label={label}>
        {items.map(({ key, title }) => (
          <a className="tabs-tab" key={key} id={`${id}-${key}-tab`} href={`#${id}-${key}`}>
            {title}
          </a>
        ))}
      </nav>
      <div className="tabs-panels">
        {items.map(({ key, title, content }) => (
          <div className="tabs-panel" key={key} id={`${id}-${key}`}>
            <Heading className="tabs-title">{title}</Heading>
            {content}
          </div>
        ))}
      </div>
    </div>
  )
}

export interface TabsProps {
  /** The block's id, used as prefix for the ids of the panels. */
  readonly id: string
  /** Accessible name of the tabs. */
  readonly label: string
  readonly items: readonly TabItem[]
  /** Vertical tabs are beside the panel, horizontal ones above it. On a phone they are always above it. */
  readonly orientation?: 'horizontal' | 'vertical'
  readonly level?: 2 | 3
}

export interface TabItem {
  /** Stays the same when others are added, because it is part of the panel's address. */
  readonly key: string
  readonly title: string
  readonly content: ReactNode
}
