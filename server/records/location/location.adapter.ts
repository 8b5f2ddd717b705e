import { eq, getTableColumns } from 'drizzle-orm'
import location from '#schema/records/location/location.record'
import { locations } from '../../database/tables'
import { tableAdapter } from '../table-adapter'
import { locationWriter } from './location.writer'

export default tableAdapter({
  definition: location,
  table: locations,
  columns: {
    id: locations.id,
    slug: locations.slug,
    location: locations.id,
    status: locations.status,
    version: locations.version,
    updatedAt: locations.updatedAt,
    updatedBy: locations.updatedByName,
    texts: locations.texts,
  },
  fields: getTableColumns(locations),
  writer: locationWriter,
  visible: eq(locations.status, 'ACTIVE'),
})
