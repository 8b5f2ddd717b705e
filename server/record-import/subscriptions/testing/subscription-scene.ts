import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { closeApp } from '../../../app/app'
import { openTestApp } from '../../../app/testing/test-app'
import { calendarSubscriptions, events, importedRecords, jobs } from '../../../database/tables'
import { addPerson } from '../../../documents/testing/sign-in-as'
import { answerOf, codesOf, createAskAs, type Variables } from '../../../graphql/testing/ask-as'
import { importNetwork } from '../../../import/import-network'
import { noPictures, smallNetwork } from '../../../import/testing/small-network'
import { runDueJob } from '../../../jobs/run-job'
import type { Principal } from '../../../people/access/principal'
import { calendarSyncJob } from '../sync-job'
import { calendarText, openCalendarServer } from './calendar-server'

/** For tests: the address of the calendar that is subscribed to. */
export const ADDRESS = 'https://calendars.example.org/temple.ics'
/** For tests: an hour in milliseconds. */
export const HOUR = 3_600_000
export const CREATE = `mutation ($subscription: CalendarSubscriptionInput!, $locationId: ID! = "20") {
  answer: createCalendarSubscription(locationId: $locationId, subscription: $subscription) { id version } }`
const LIST = `query { calendarSubscriptions(locationId: "20") {
  id name url isPaused problem statusCode failingSince eventCount version
  report { added changed removed unchanged moreNotes notes { reason title fields problem recordId } } } }`
const CHANGE = `mutation ($id: ID!, $event: EventInput!, $version: Int!) {
  answer: createOrUpdateEvent(id: $id, event: $event, expectedVersion: $version) { id } }`

interface SubscriptionRow {
  readonly isPaused: boolean
  readonly problem: string | null
  readonly eventCount: number
  readonly report: { readonly notes: readonly object[] }
}

/** For tests: the small network, who manages and who helps at its location 20, a server of calendars, and a clock. */
export async function openSubscriptionScene(url: string | undefined) {
  const app = await openTestApp(url)
  await importNetwork(app, smallNetwork, { now: new Date(), storePicture: noPictures })
  const manager = await addPerson(app, { name: 'Mira', level: 'MANAGE', locationId: 20 })
  const helper = await addPerson(app, { name: 'Hari', level: 'CONTRIBUTE', locationId: 20 })
  const calendars = await openCalendarServer()
  const clock = { now: new Date() }
  const timed = { ...app, clock: () => clock.now }
  const job = calendarSyncJob({ app: timed, read: calendars.read })
  const kinds = new Map([[job.name, job]])
  const { orm } = app.database
  const ask = (who: Principal | null, text: string, variables: Variables = {}) =>
    createAskAs(timed)(who, text, variables)
  return {
    ...{ app, manager, helper, calendars, clock, ask },
    codesOf: (answer: Parameters<typeof codesOf>[1]) => codesOf(app, answer),
    async close() {
      calendars.close()
      await closeApp(app)
    },
    async reset() {
      clock.now = new Date()
      Object.assign(calendars, { text: calendarText(), status: 200 })
      Object.assign(calendars.asked, { times: 0, unchanged: 0 })
      for (const table of [calendarSubscriptions, importedRecords, events, jobs])
        await orm.delete(table)
    },
    async subscribe(more: object = {}, who = manager): Promise<string> {
      const usual = { name: 'Temple', url: ADDRESS, isPublic: true, intervalHours: 6 }
      const answer = await ask(who, CREATE, { subscription: { ...usual, ...more } })
      expect(codesOf(app, answer)).toEqual([])
      return answerOf(answer).id
    },
    /** Everything that is due so many hours later. */
    async runLater(hours = 0): Promise<void> {
      const start = Math.max(clock.now.getTime(), Date.now())
      clock.now = new Date(start + hours * HOUR + 1_000)
      while (await runDueJob({ ...app, dueBy: () => clock.now }, kinds));
    },
    async stored() {
      const rows = await orm.select().from(events).orderBy(events.startsAt, events.id)
      return rows.map(({ title, recordStatus, venue }) => [title, recordStatus, venue])
    },
    async listed() {
      const { data } = await ask(manager, LIST)
      // As the operation declares it.
      return (data?.calendarSubscriptions as SubscriptionRow[] | undefined)?.[0]
    },
    async changeHere(title: string, event: object): Promise<void> {
      const [row] = await orm.select().from(events).where(eq(events.title, title))
      const variables = { id: String(row?.id), event, version: row?.version }
      expect(codesOf(app, await ask(manager, CHANGE, variables))).toEqual([])
    },
  }
}
