import { eq } from 'drizzle-orm'
import { registrationOf } from '#schema/entities/event'
import type { PropsOf } from '#schema/fields'
import type { FieldIssue } from '#schema/fields/field'
import eventRecord from '#schema/records/event/event.record'
import { isEmail, isPhone } from '#schema/records/location/check-location'
import { events } from '../../database/tables'
import { shownByRecordStatus, shownRecordStatus, writeRow } from '../record-statuses'
import { shownTime, storedTime, timeIssues } from '../record-times'
import type { RecordWriter, Writing } from '../record-writer'
import { textValues } from '../text-values'

type Row = typeof events.$inferSelect
type EventFields = typeof eventRecord.fields

export const eventWriter: RecordWriter<Row, EventFields> = {
  definition: eventRecord,
  async find(tx, id) {
    const [row] = await tx.select().from(events).where(eq(events.id, id)).for('update')
    return row
  },
  valuesOf: async (_tx, row, timeZone) => valuesOf(row, timeZone),
  check: ({ startsAt, endsAt, schedule, ...registration }, timeZone) => [
    ...contactIssues(registration),
    ...timeIssues({ path: 'startsAt', from: startsAt, to: 'endsAt', until: endsAt }, timeZone),
    ...schedule.flatMap((entry, index) => {
      const [path, to] = [`schedule.${index}.startsAt`, `schedule.${index}.endsAt`]
      return timeIssues({ path, from: entry.startsAt, to, until: entry.endsAt }, timeZone)
    }),
  ],
  write,
  slugOf: () => null,
  ...shownByRecordStatus<Row>((tx, id, columns) =>
    tx.update(events).set(columns).where(eq(events.id, id)).returning(),
  ),
  async purge(tx, id) {
    await tx.delete(events).where(eq(events.id, id))
  },
}

/** A phone number where one registers by phone, an email address where by email. */
function contactIssues({
  registration,
  registrationContact,
}: Pick<PropsOf<EventFields>, 'registration' | 'registrationContact'>): FieldIssue[] {
  const contact = registrationContact.trim()
  const wrong = contact !== '' && WRONG_CONTACT[registration]?.(contact)
  return wrong ? [{ path: 'registrationContact', rule: 'pattern', message: wrong }] : []
}

const WRONG_CONTACT: Readonly<Record<string, (contact: string) => string | false>> = {
  PHONE: (contact) =>
    !isPhone(contact) && 'Enter a phone number, like +91 2832 250231 or 613-555-0123',
  EMAIL: (contact) => !isEmail(contact) && 'Enter an email address, like info@example.org',
}

function valuesOf(row: Row, timeZone: string): PropsOf<EventFields> {
  return {
    title: row.title,
    category: row.category,
    audience: row.audience,
    allDay: row.allDay,
    startsAt: shownTime(row.startsAt, timeZone),
    endsAt: shownTime(row.endsAt, timeZone),
    venue: row.venue,
    description: row.description,
    image: row.imageId,
    body: row.body,
    registration: registrationOf(row),
    rsvpUrl: row.rsvpUrl ?? '',
    registrationContact: row.registrationContact,
    schedule: row.schedule.map(({ title, startsAt, endsAt, texts = [] }) => ({
      title,
      texts: textValues(eventRecord.fields.schedule.of.texts, texts),
      startsAt: shownTime(startsAt, timeZone),
      endsAt: shownTime(endsAt, timeZone),
    })),
    photos: row.photoIds,
    recordStatus: shownRecordStatus(row.recordStatus),
    texts: textValues(eventRecord.fields.texts, row.texts),
  }
}

function write(writing: Writing<Row, EventFields>): Promise<Row> {
  const { tx, locationId } = writing
  const values = columnsOf(writing)
  return writeRow(writing, {
    update: (id, columns) =>
      tx
        .update(events)
        .set({ ...values, ...columns })
        .where(eq(events.id, id))
        .returning(),
    insert: (columns) =>
      tx
        .insert(events)
        .values({ ...values, ...columns, locationId })
        .returning(),
  })
}

function columnsOf({ before, values, timeZone }: Writing<Row, EventFields>) {
  const stored = before?.schedule ?? []
  const startsAt = storedTime(values.startsAt, timeZone, before?.startsAt)
  if (!startsAt) throw new Error('An event without a beginning was not refused')
  const schedule = values.schedule.map((entry, index) => {
    const before = stored[index]
    const begins = storedTime(entry.startsAt, timeZone, before?.startsAt)
    if (!begins) throw new Error('A scheduled entry without a beginning was not refused')
    const ends = storedTime(entry.endsAt, timeZone, before?.endsAt)
    return {
      title: entry.title,
      ...(entry.texts.length > 0 && { texts: entry.texts }),
      startsAt: begins.toISOString(),
      endsAt: ends?.toISOString() ?? null,
    }
  })
  return {
    title: values.title,
    category: values.category,
    audience: values.audience,
    description: values.description,
    imageId: values.image,
    startsAt,
    endsAt: storedTime(values.endsAt, timeZone, before?.endsAt),
    allDay: values.allDay,
    venue: values.venue,
    rsvpUrl: values.rsvpUrl === '' ? null : values.rsvpUrl,
    registration: values.registration,
    registrationContact: values.registrationContact.trim(),
    body: values.body,
    schedule,
    photoIds: [...values.photos],
    texts: values.texts,
  }
}
