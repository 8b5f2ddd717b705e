import { eq } from 'drizzle-orm'
import wisdom from '#schema/records/wisdom/wisdom.record'
import { wisdomItems } from '../../database/tables'
import { tableAdapter } from '../table-adapter'

export default tableAdapter({
  definition: wisdom,
  table: wisdomItems,
  columns: { id: wisdomItems.id, status: wisdomItems.recordStatus },
  fields: {
    title: wisdomItems.title,
    subtitle: wisdomItems.subtitle,
    description: wisdomItems.description,
    image: wisdomItems.imageId,
    category: wisdomItems.category,
    kind: wisdomItems.kind,
    featured: wisdomItems.featured,
    publishedAt: wisdomItems.publishedAt,
  },
  cacheKey: 'wisdom',
  visible: eq(wisdomItems.recordStatus, 'ACTIVE'),
})
