/** List of links with a title; renders nothing if no link has a target. */
export function LinkList({ title, links }: LinkListProps) {
  const leading = links.filter(({ label, href }) => label && href)
  if (leading.length === 0) return null
  return (
    <nav className="footer-list" aria-label={title || leading.map(({ label }) => label).join(', ')}>
      {title && <h2 className="footer-heading">{title}</h2>}
      <ul>
        {leading.map(({ label, href }) => (
          <li key={`${label} ${href}`}>
            <a href={href ?? undefined}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export interface LinkListProps {
  readonly title: string
  readonly links: readonly { readonly label: string; readonly href: string | null }[]
}
