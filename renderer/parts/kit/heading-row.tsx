/** A heading with a link to the full list beside it: 'Upcoming Events … See All'. */
export function HeadingRow({ title, href, more, level = 2 }: HeadingRowProps) {
  const Heading = `h${level}` as const
  return (
    <header className="heading-row">
      {title && <Heading>{title}</Heading>}
      {href && (
        <a className="heading-row-more" href={href}>
          {more}
          {title && <span className="heading-row-of">: {title}</span>}
        </a>
      )}
    </header>
  )
}

interface HeadingRowProps {
  readonly title: string
  readonly href?: string | null
  /** 'See All', 'See More'. */
  readonly more?: string
  readonly level?: 2 | 3
}
