import { eq } from 'drizzle-orm'
import activity from '#schema/records/activity/activity.record'
import { activities } from '../../database/tables'
import { tableAdapter } from '../table-adapter'
import { activityWriter } from './activity.writer'

export default tableAdapter({
  definition: activity,
  table: activities,
  columns: {
    id: activities.id,
    slug: activities.slug,
    location: activities.locationId,
    status: activities.recordStatus,
    position: activities.position,
    version: activities.version,
    updatedAt: activities.updatedAt,
    updatedBy: activities.updatedByName,
    texts: activities.texts,
  },
  fields: {
    title: activities.title,
    description: activities.description,
    image: activities.imageId,
    timing: activities.timing,
    venue: activities.venue,
    featured: activities.featured,
    images: activities.imageIds,
    intro: activities.intro,
  },
  writer: activityWriter,
  visible: eq(activities.recordStatus, 'ACTIVE'),
})
