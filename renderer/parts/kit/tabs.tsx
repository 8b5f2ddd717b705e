import type { ReactNode } from 'react'

/**
 * Pieces of content of which one is shown at a time, the first one at first. Without script they are links to their
 * panels; the island makes them tabs for the keyboard and for screen readers.
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
  /** The block's id: prefix for the ids of the panels. */
  readonly id: string
  /** What the tabs are about, for people who do not see them. */
  readonly label: string
  readonly items: readonly TabItem[]
  /** Beside the panel, or above it. On a phone they are always above it. */
  readonly orientation?: 'horizontal' | 'vertical'
  readonly level?: 2 | 3
}

export interface TabItem {
  /** Stays the same when others are added: part of the panel's address. */
  readonly key: string
  readonly title: string
  readonly content: ReactNode
}
