import { eventJsonLd } from '../../parts/events/event-json-ld'
import type { StructuredData } from '../../parts/kit/view'
import type masterEvent from './master-event.block'

const structuredData: StructuredData<typeof masterEvent> = ({ data, page }) =>
  eventJsonLd(data, page)
export default structuredData
