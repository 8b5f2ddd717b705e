import { eq, max } from 'drizzle-orm'
import activityRecord from '#schema/records/activity/activity.record'
import { activities } from '../../database/tables'
import { freeSlug } from '../free-slug'
import { shownByRecordStatus, shownRecordStatus, writeRow } from '../record-statuses'
import type { RecordWriter, Writing } from '../record-writer'
import { textValues } from '../text-values'

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
    sessions: row.sessions.map(({ texts = [], ...session }) => ({
      ...session,
      texts: textValues(activityRecord.fields.sessions.of.texts, texts),
    })),
    signUpUrl: row.signUpUrl ?? '',
    recordStatus: shownRecordStatus(row.recordStatus),
    texts: textValues(activityRecord.fields.texts, row.texts),
  }),
  check: () => [],
  write,
  slugOf: ({ slug }) => slug,
  ...shownByRecordStatus<Row>((tx, id, columns) =>
    tx.update(activities).set(columns).where(eq(activities.id, id)).returning(),
  ),
  async purge(tx, id) {
    await tx.delete(activities).where(eq(activities.id, id))
  },
}

/** A new one comes last at its location. */
function write(writing: Writing<Row, ActivityFields>): Promise<Row> {
  const { tx, locationId } = writing
  const values = columnsOf(writing.values)
  return writeRow(writing, {
    update: (id, columns) =>
      tx
        .update(activities)
        .set({ ...values, ...columns })
        .where(eq(activities.id, id))
        .returning(),
    async insert(columns) {
      const position = await nextPosition(writing)
      const slug = await freeSlug(tx, activities, { title: values.title, otherwise: 'activity' })
      const row = { ...values, ...columns, locationId, position, slug }
      return tx.insert(activities).values(row).returning()
    },
  })
}

function columnsOf(values: Writing<Row, ActivityFields>['values']) {
  const { title, timing, venue, description, featured, intro, images } = values
  return {
    ...{ title, timing, venue, description, featured, intro },
    imageId: values.image,
    imageIds: [...images],
    icon: values.icon || null,
    sessions: values.sessions.map(({ texts, ...session }) => ({
      ...session,
      ...(texts.length > 0 && { texts }),
    })),
    signUpUrl: values.signUpUrl || null,
    texts: values.texts,
  }
}

async function nextPosition({ tx, locationId }: Writing<Row, ActivityFields>): Promise<number> {
  const [last] = await tx
    .select({ position: max(activities.position) })
    .from(activities)
    .where(eq(activities.locationId, locationId))
  return (last?.position ?? -1) + 1
}
