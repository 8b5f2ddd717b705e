import { eq } from 'drizzle-orm'
import location from '#schema/records/location/location.record'
import { locations } from '../../database/tables'
import { tableAdapter } from '../table-adapter'

export default tableAdapter({
  definition: location,
  table: locations,
  columns: { id: locations.id, slug: locations.slug, status: locations.status },
  fields: { name: locations.name },
  cacheKey: 'locations',
  isPublic: () => eq(locations.status, 'ACTIVE'),
})
