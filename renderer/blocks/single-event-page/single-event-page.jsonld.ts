import { eventJsonLd } from '../../parts/events/event-json-ld'
import type { StructuredData } from '../../parts/kit/view'
import type singleEventPage from './single-event-page.block'

const structuredData: StructuredData<typeof singleEventPage> = ({ data, page }) =>
  eventJsonLd(data, page)
export default structuredData
