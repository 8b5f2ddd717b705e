import { eventJsonLd } from '../../parts/events/event-json-ld'
import type { StructuredData } from '../../parts/kit/view'
import type eventPage from './event-page.block'

const structuredData: StructuredData<typeof eventPage> = ({ data, page }) => eventJsonLd(data, page)
export default structuredData
