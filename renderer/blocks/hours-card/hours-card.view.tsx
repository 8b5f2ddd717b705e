import type { ViewProps } from '../../parts/view'
import type hoursCard from './hours-card.block'

export default function HoursCard({ id }: ViewProps<typeof hoursCard>) {
  return <section className="hours-card" id={`${id}-hours-card`} />
}
