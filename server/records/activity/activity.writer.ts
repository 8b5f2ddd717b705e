import { eq, max } from 'drizzle-orm'
import activityRecord from '#schema/records/activity/activity.record'
import { activities } from '../../database/tables'
import { freeSlug } from '../free-slug'
import { nextRecordStatus, shownRecordStatus } from '../record-statuses'
import type { RecordWriter, Writing } from '../record-writer'

type Row = typeof activities.$inferSelect
type ActivityFields = typeof activityRecord.fields

export const activityWriter: RecordWriter<Row, ActivityFields> = {
  definition: activityRecord,
  async find(tx, id) {
    const [row] = await tx.select().from(activities).where(eq(activities.id, id)).for('update')
    return row
  },
  valuesOf: async (_tx, row) => ({
    title: row.title,
    timing: row.timing,
    venue: row.venue,
    description: row.description,
    image: row.imageId,
    icon: row.icon ?? '',
    featured: row.featured,
    intro: row.intro,
    images: row.imageIds,
    sessions: row.sessions,
    signUpUrl: row.signUpUrl ?? '',
    recordStatus: shownRecordStatus(row.recordStatus),
  }),
  check: () => [],
  write,
  titleOf: ({ title }) => title,
  slugOf: ({ slug }) => slug,
  statusOf: ({ recordStatus }) => recordStatus,
  isPublic: ({ recordStatus }) => recordStatus === 'ACTIVE',
  status: {
    of: ({ recordStatus }) => recordStatus,
    async write(tx, { id }, { status, ...savedBy }) {
      const [row] = await tx
        .update(activities)
        .set({ ...savedBy, recordStatus: status })
        .where(eq(activities.id, id))
        .returning()
      if (!row) throw new Error(`Activity ${id} was held and is gone`)
      return row
    },
  },
  keysOf: async () => ['activities'],
}

/** A new one comes last at its location. */
async function write(writing: Writing<Row, ActivityFields>): Promise<Row> {
  const { tx, before, values, locationId, savedBy } = writing
  const columns = { ...columnsOf(values), ...savedBy }
  const [row] = before
    ? await tx
        .update(activities)
        .set({
          ...columns,
          recordStatus: nextRecordStatus(before.recordStatus, values.recordStatus),
        })
        .where(eq(activities.id, before.id))
        .returning()
    : await tx
        .insert(activities)
        .values({
          ...columns,
          locationId,
          recordStatus: values.recordStatus,
          position: await nextPosition(writing),
          slug: await freeSlug(tx, activities, { title: values.title, otherwise: 'activity' }),
        })
        .returning()
  if (!row) throw new Error(`Activity ${before?.id ?? ''} was not written`)
  return row
}

function columnsOf(values: Writing<Row, ActivityFields>['values']) {
  const { title, timing, venue, description, featured, intro, images } = values
  return {
    ...{ title, timing, venue, description, featured, intro },
    imageId: values.image,
    imageIds: [...images],
    icon: values.icon || null,
    sessions: [...values.sessions],
    signUpUrl: values.signUpUrl || null,
  }
}

async function nextPosition({ tx, locationId }: Writing<Row, ActivityFields>): Promise<number> {
  const [last] = await tx
    .select({ position: max(activities.position) })
    .from(activities)
    .where(eq(activities.locationId, locationId))
  return (last?.position ?? -1) + 1
}
