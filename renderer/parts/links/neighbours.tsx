import { useForeign } from '../kit/foreign-language'
import { Icon } from '../kit/icon'

/** The ways from one record to those beside it, by their titles; nothing for a record that stands alone. */
export function Neighbours({ previous, next, label }: NeighboursProps) {
  const foreign = useForeign()
  if (!previous && !next) return null
  return (
    <nav className="neighbours" aria-label={label}>
      {previous && (
        <a className="neighbours-previous" href={previous.href} rel="prev">
          <Icon name="arrow-left" />
          <span>{previous.label}</span>
          <strong lang={foreign(previous.title)}>{previous.title}</strong>
        </a>
      )}
      {next && (
        <a className="neighbours-next" href={next.href} rel="next">
          <span>{next.label}</span>
          <strong lang={foreign(next.title)}>{next.title}</strong>
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )
}

interface NeighboursProps {
  readonly previous: Neighbour | null
  readonly next: Neighbour | null
  /** What the links are, for those who listen. */
  readonly label: string
}

interface Neighbour {
  /** `Next event` */
  readonly label: string
  readonly title: string
  readonly href: string
}
