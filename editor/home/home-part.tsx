import type { ReactNode } from 'react'
import { t } from '#schema/messages/t'
import { followLink } from '../app/navigation'

/** Maximum number of rows shown initially per section. */
const PAGE_SIZE = 6

/** Section of the home screen: its rows, or a text if there are none. */
export function HomePart<Item>({ title, link, items, empty, children }: HomePartProps<Item>) {
  return (
    <section className="home-part" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {link && (
          <a href={link.href} onClick={followLink}>
            {link.label}
          </a>
        )}
      </header>
      {items.length === 0 ? (
        <p className="ed-quiet">{empty}</p>
      ) : (
        <Rows items={items} shown={PAGE_SIZE}>
          {children}
        </Rows>
      )}
    </section>
  )
}

interface HomePartProps<Item> {
  readonly title: string
  /** Link to the full list. */
  readonly link?: { readonly href: string; readonly label: string }
  readonly items: readonly Item[]
  readonly empty: string
  readonly children: (item: Item) => ReactNode
}

/** The first rows, with a button that shows the others. */
export function Rows<Item>({ items, shown, children }: RowsProps<Item>) {
  const more = items.length - shown
  return (
    <>
      <ul>{items.slice(0, shown).map(children)}</ul>
      {more > 0 && (
        <details>
          <summary>{t('{more} more', { more })}</summary>
          <ul>{items.slice(shown).map(children)}</ul>
        </details>
      )}
    </>
  )
}

interface RowsProps<Item> {
  readonly items: readonly Item[]
  readonly shown: number
  readonly children: (item: Item) => ReactNode
}

/** Row of one task or piece of information, with a link to it. */
export function HomeRow({ href, title, children }: HomeRowProps) {
  return (
    <li>
      <a href={href} onClick={followLink}>
        {title}
      </a>
      <span className="home-words">{children}</span>
    </li>
  )
}

interface HomeRowProps {
  readonly href: string
  readonly title: string
  readonly children: ReactNode
}
