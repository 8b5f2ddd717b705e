import { eventJsonLd } from '../../parts/event-json-ld'
import type { StructuredData } from '../../parts/view'
import type masterEvent from './master-event.block'

const structuredData: StructuredData<typeof masterEvent> = ({ data, page }) =>
  eventJsonLd(data, page)
export default structuredData
