import type { OutlineEntry } from '#schema/site/page-context'
import type { ViewProps } from '../../parts/kit/view'
import { linkHref } from '../../parts/links/site-href'
import { messagesFor } from '../../parts/words/words'
import type tableOfContents from './table-of-contents.block'

/** Links to the named blocks of the page; blocks inside another named block are nested below it. */
export default function TableOfContents(view: ViewProps<typeof tableOfContents>) {
  const { title } = view.props
  const entries = [...listed(view), ...ownLinks(view)]
  if (entries.length === 0) return null
  return (
    <nav
      className="table-of-contents"
      aria-label={title || messagesFor(view.page.language).onThisPage}
    >
      {title && <h2>{title}</h2>}
      <ol className="table-of-contents-list">
        {entries.map(({ key, label, href, inside }) => (
          <li key={key}>
            <a href={href}>{label}</a>
            {inside.length > 0 && (
              <ol className="table-of-contents-inside">
                {inside.map(({ id, displayName }) => (
                  <li key={id}>
                    <a href={anchor(id)}>{displayName}</a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Returns entries nested one level: deeper blocks are listed under their outermost named block. */
function listed({ id, page }: ViewProps<typeof tableOfContents>): Entry[] {
  const others = page.outline.filter((entry) => entry.id !== id)
  const byId = new Map(others.map((entry) => [entry.id, entry]))
  return others
    .filter((entry) => outermost(entry, byId) === entry)
    .map((entry) => ({
      key: entry.id,
      label: entry.displayName,
      href: anchor(entry.id),
      inside: others.filter((other) => other !== entry && outermost(other, byId) === entry),
    }))
}

function outermost(entry: OutlineEntry, byId: ReadonlyMap<string, OutlineEntry>): OutlineEntry {
  const parent = entry.parentId === undefined ? undefined : byId.get(entry.parentId)
  return parent ? outermost(parent, byId) : entry
}

function ownLinks({ props, refs, page }: ViewProps<typeof tableOfContents>): Entry[] {
  return props.links.flatMap(({ label, link }, index) => {
    const href = linkHref(refs, page, link)
    return label && href ? [{ key: `link ${index}`, label, href, inside: [] }] : []
  })
}

function anchor(id: string): string {
  return `#${encodeURIComponent(id)}`
}

interface Entry {
  readonly key: string
  readonly label: string
  readonly href: string
  readonly inside: readonly OutlineEntry[]
}
