import { eq } from 'drizzle-orm'
import location from '#schema/records/location/location.record'
import { locations } from '../../database/tables'
import { tableAdapter } from '../table-adapter'

export default tableAdapter({
  definition: location,
  table: locations,
  columns: { id: locations.id, slug: locations.slug, status: locations.status },
  fields: { name: locations.name, introText: locations.introText },
  texts: [locations.configuration],
  cacheKey: 'locations',
  visible: eq(locations.status, 'ACTIVE'),
})
