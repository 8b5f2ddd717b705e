import type { ViewProps } from '../../parts/view'
import type eventsPromo from './events-promo.block'

export default function EventsPromo({ id }: ViewProps<typeof eventsPromo>) {
  return <section className="events-promo" id={`${id}-events-promo`} />
}
