import { useForeign } from '../kit/foreign-language'
import { Icon } from '../kit/icon'

/** Links to the previous and next records, by title; renders nothing if there are none. */
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
  /** Accessible name of the links. */
  readonly label: string
}

interface Neighbour {
  /** `Next event` */
  readonly label: string
  readonly title: string
  readonly href: string
}
