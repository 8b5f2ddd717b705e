import faq from '#schema/records/faq/faq.record'
import { faqs } from '../../database/tables'
import { columnAdapter } from '../column-adapter'

export default columnAdapter(faq, faqs)
