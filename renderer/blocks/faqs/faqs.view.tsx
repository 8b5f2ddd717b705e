import type { ViewProps } from '../../parts/view'
import type faqs from './faqs.block'

export default function Faqs({ id }: ViewProps<typeof faqs>) {
  return <section className="faqs" id={`${id}-faqs`} />
}
