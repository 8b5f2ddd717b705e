import { eq } from 'drizzle-orm'
import faq from '#schema/records/faq/faq.record'
import { faqs } from '../../database/tables'
import { tableAdapter } from '../table-adapter'

export default tableAdapter({
  definition: faq,
  table: faqs,
  columns: {
    id: faqs.id,
    location: faqs.locationId,
    status: faqs.recordStatus,
    position: faqs.position,
  },
  fields: { question: faqs.question, answer: faqs.answer, category: faqs.category },
  cacheKey: 'faqs',
  visible: eq(faqs.recordStatus, 'ACTIVE'),
})
