import type { ViewProps } from '../../parts/kit/view'
import { PlacesList } from '../../parts/navigation/places-list'
import { wordsOf } from '../../parts/words/words'
import type locations from './locations.block'

/** The network as a list: what the location switcher in the header leads to. */
export default function Locations({ id, props, data, page }: ViewProps<typeof locations>) {
  const { allLocations } = wordsOf(page.language)
  return (
    <section className="locations" aria-label={props.title || allLocations}>
      {props.title && <h1 className="locations-title">{props.title}</h1>}
      {props.description && <p className="locations-description">{props.description}</p>}
      <PlacesList id={id} places={data} page={page} hasContact />
    </section>
  )
}
