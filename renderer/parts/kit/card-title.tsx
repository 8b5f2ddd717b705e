import { useForeign } from './foreign-language'

/** The heading of a card. With an address it is a link, and the whole card is clickable. */
export function CardTitle({ title, href, level = 3, className }: CardTitleProps) {
  const Heading = `h${level}` as const
  const foreign = useForeign()
  if (!title) return null
  return (
    <Heading className={className ? `card-title ${className}` : 'card-title'} lang={foreign(title)}>
      {href ? <a href={href}>{title}</a> : title}
    </Heading>
  )
}

interface CardTitleProps {
  readonly title: string
  readonly href?: string | null
  /** 2 if the block has no heading itself. */
  readonly level?: 2 | 3 | 4
  readonly className?: string
}
