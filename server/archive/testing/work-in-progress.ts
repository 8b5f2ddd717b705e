import { DEFAULT_LOCATION_ID } from '#schema/entities/place'
import type { App } from '../../app/app'
import {
  calendarSubscriptions,
  comments,
  feedback,
  feedbackReplies,
  importedRecords,
  kitLocations,
  kits,
  recordSchedules,
  schedules,
  signUps,
  users,
} from '../../database/tables'

const LEICESTER = 20
const SOON = new Date('2098-11-08T06:30:00Z')
const SINCE = new Date('2026-03-01T10:00:00.123Z')

/** For tests: personal data that only archives with people may have. */
export const PERSONAL = [
  ...['asha@example.org', 'આશા પટેલ', 'Meera of the press', 'visitor@example.org', 'Visitor V.'],
  ...['news@example.org', 'https://calendar.example.org/private-5f2a.ics', 'Is there parking?'],
]

/** For tests: a link that no archive may have. */
export const GUEST_LINK = 'guest-link-9d1c'

/** For tests: comments, plans, progress and subscriptions at a page, a location and an event. */
export async function addWork(
  { database: { orm } }: Pick<App, 'database'>,
  { documentId, eventId }: { readonly documentId: number; readonly eventId: number },
): Promise<{ readonly kitId: number }> {
  await orm.insert(users).values([
    { id: 'asha', email: 'asha@example.org', name: 'આશા પટેલ', language: 'gu' },
    { id: 'ravi', email: 'ravi@example.org', name: 'Ravi' },
  ])
  await orm.insert(comments).values([
    {
      ...{ documentId, block: 'b1', blockLabel: 'Text', text: 'શું આ સાચું છે? @Ravi' },
      ...{ authorId: 'asha', authorName: 'આશા પટેલ', createdAt: SINCE },
      ...{ mentions: ['ravi', 'gone'], told: ['ravi'] },
    },
    {
      ...{ documentId, block: 'b1', blockLabel: 'Text', text: 'Yes.\n\nIt is.', createdAt: SOON },
      ...{ authorId: 'guest', authorName: 'Meera of the press', guestLink: GUEST_LINK },
    },
    {
      ...{ documentId, block: 'gone', blockLabel: 'Quote', text: 'Too long', createdAt: SINCE },
      ...{ authorId: 'token:7', authorName: 'Importer', editedAt: SOON, version: 3 },
      ...{ resolvedAt: SOON, resolvedByName: 'આશા પટેલ' },
    },
  ])
  const by = { createdBy: 'asha', createdByName: 'A.' }
  await orm.insert(schedules).values([
    { ...by, documentId, action: 'PUBLISH', version: 1, at: SOON, until: new Date('2099-01-01') },
    {
      ...{ ...by, documentId, action: 'UNPUBLISH', version: 1, at: SINCE, problem: '["gone",{}]' },
      ...{ language: 'gu', locationId: LEICESTER },
    },
  ])
  await orm.insert(recordSchedules).values({
    ...{ ...by, kind: 'event', recordId: eventId, locationId: LEICESTER },
    ...{ action: 'UNPUBLISH', at: SOON },
  })
  const kit = { title: 'Diwali', note: '', lastDay: SOON, endsPage: false } as never
  const [{ id: kitId } = { id: 0 }] = await orm.insert(kits).values(kit).returning({ id: kits.id })
  await orm.insert(kitLocations).values({
    ...{ kitId, locationId: LEICESTER, documentId, sentAt: SINCE, submittedAt: SINCE, ...by },
    ...{ drafts: [{ kind: 'event', id: eventId }], answers: { Hall: 'મોટો હૉલ' }, days: [] },
    ...{ submittedByName: 'A.', publishAt: SOON },
  })
  const [calendar] = await orm
    .insert(calendarSubscriptions)
    .values({
      ...{ ...by, locationId: LEICESTER, name: 'Temple', isPublic: true, isPaused: false },
      ...{ url: 'https://calendar.example.org/private-5f2a.ics', intervalHours: 24 },
      ...{ changedAt: SINCE, nextAt: SOON, checkedAt: SINCE, etag: '"e"', failures: 2 },
    })
    .returning({ id: calendarSubscriptions.id })
  await orm.insert(importedRecords).values([
    {
      ...{ kind: 'event', locationId: LEICESTER, key: 'uid-1 2026-11-08', recordId: eventId },
      ...{ digest: 'd', importedAt: SINCE, subscriptionId: calendar?.id ?? 0 },
      ...{ written: { title: 'Annakut', mediaId: 1 }, keptFields: ['title'] },
    },
    {
      ...{ kind: 'event', locationId: LEICESTER, key: 'uid-of-a-file', recordId: eventId },
      ...{ digest: 'f', importedAt: SINCE },
    },
  ])
  await orm.insert(signUps).values([
    {
      ...{ locationId: LEICESTER, email: 'News@example.org', page: '/news', createdAt: SINCE },
      ...{ status: 'CONFIRMED', statusAt: SINCE, askedAt: SINCE },
    },
    {
      locationId: DEFAULT_LOCATION_ID,
      email: 'visitor@example.org',
      page: '/',
      createdAt: SINCE,
      statusAt: SINCE,
    },
  ])
  const [message] = await orm
    .insert(feedback)
    .values({
      ...{ locationId: LEICESTER, message: 'Is there parking?', name: 'Visitor V.' },
      ...{ email: 'visitor@example.org', page: '/visit', createdAt: SINCE, onceKey: 'once' },
      ...{ status: 'NEW', assigneeId: 'asha', note: 'Ask the office' },
    })
    .returning({ id: feedback.id })
  await orm.insert(feedbackReplies).values({
    ...{ feedbackId: message?.id ?? 0, message: 'Yes, behind the hall.', byName: 'Ravi' },
    createdAt: SOON,
  })
  return { kitId }
}
