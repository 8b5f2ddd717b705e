import { asc, eq } from 'drizzle-orm'
import { jobs, navigations } from '../../database/tables'
import {
  LEICESTER,
  NAIROBI,
  OTTAWA,
  text,
  useOverrideSite,
} from '../../documents/overrides/testing/override-site'
import { runDueJob } from '../../jobs/run-job'
import { kitJob } from '../kit-job'

export const KIT = `mutation ($kit: KitInput!, $id: ID, $expectedVersion: Int) {
  createOrUpdateKit(kit: $kit, id: $id, expectedVersion: $expectedVersion) { id version } }`
export const DOCUMENT = `mutation ($title: String, $type: DocumentType, $topic: TopicInput) {
  createOrUpdateDocument(title: $title, type: $type, topic: $topic) { id version } }`
export const EVENT = `mutation ($event: EventInput!) { createOrUpdateEvent(event: $event) { id version } }`
export const ANNOUNCEMENT = `mutation ($announcement: AnnouncementInput!) { createOrUpdateAnnouncement(announcement: $announcement) { id } }`
export const SEND = `mutation ($kitId: ID!, $at: [ID!]!) { sendKit(kitId: $kitId, locationIds: $at) { locationId problem } }`
export const PUBLISH = `mutation ($kitId: ID!, $at: [ID!]!) { publishKit(kitId: $kitId, locationIds: $at) { locationId problem } }`
export const END = `mutation ($kitId: ID!, $at: [ID!]!) { endKit(kitId: $kitId, locationIds: $at) { locationId problem } }`
export const PARTS = `{ state blanks answers { blank answer } pageId drafts { kind id title } publishAt problem canPublish }`
export const FILL = `mutation ($kitId: ID!, $at: ID!, $answers: [KitAnswerInput!]!) {
  fillKit(kitId: $kitId, locationId: $at, answers: $answers) ${PARTS} }`
export const SUBMIT = `mutation ($kitId: ID!, $at: ID!, $time: String) { submitKit(kitId: $kitId, locationId: $at, at: $time) ${PARTS} }`
export const LOCATION = `query ($kitId: ID!, $at: ID!) { kitLocation(kitId: $kitId, locationId: $at) ${PARTS} }`
export const PROGRESS = `query ($kitId: ID!, $state: KitState) { kitProgress(kitId: $kitId) {
  counts { all filling ready published ended } locations(state: $state, first: 2) { totalCount nodes { locationId state } pageInfo { hasNextPage } } } }`
export const NEXT = `mutation ($kitId: ID!, $title: String!, $lastDay: String!) { makeNextKit(kitId: $kitId, title: $title, lastDay: $lastDay) }`
export const DELETE = `mutation ($id: ID!, $expectedVersion: Int!) { setKitStatus(id: $id, status: DELETED, expectedVersion: $expectedVersion) { version } }`

export const HALL = 'Annakut: hall and time'
export const ALL_LOCATIONS = [OTTAWA, LEICESTER, NAIROBI]

/** For tests: what head office and locations do with kits, at a site with four locations. */
export function useKits(url: string | undefined) {
  const all = useOverrideSite(url)
  const { done, site } = all
  return {
    ...all,
    ...{ diwali, outcomes, fill, submit, own, progress, ready, menuOf, draftOf, jobsOf },
    ...{ runJobs, topicOf },
  }

  /** A page, an event and a day, with three blanks. */
  async function diwali(title: string, more: object = {}): Promise<string> {
    const page = await done(DOCUMENT, {
      ...{ title, type: 'TEMPLATE' },
      topic: topicOf('10', [text('t1', `In [[${HALL}]].`), text('t2', 'Ask [[director]].')]),
    })
    const event = await done(EVENT, {
      event: {
        ...{ title: 'Annakut', startsAt: '2098-11-08T11:00', venue: `[[${HALL}]]` },
        ...{ recordStatus: 'INACTIVE', locationId: '10' },
      },
    })
    const announcement = await done(ANNOUNCEMENT, {
      announcement: {
        ...{ text: `Annakut at [[${HALL}]]`, recordStatus: 'INACTIVE', locationId: '10' },
      },
    })
    const announcements = [{ announcement: announcement.id }]
    const specialDays = [
      { name: '[[the day’s name]]', date: '2098-11-08T00:00', times: '06:00-22:00' },
    ]
    const kit = {
      ...{ title, page: page.id, specialDays, menuLabel: 'Festival menu' },
      ...{ events: [{ event: event.id }], announcements, ...more },
    }
    return (await done(KIT, { kit })).id
  }

  function topicOf(locationId: string, blocks: readonly unknown[]) {
    return { locationId, items: [{ locationId, content: { format: 1, blocks } }] }
  }

  async function outcomes(query: string, variables: object): Promise<readonly (string | null)[]> {
    const found: readonly { readonly problem: string | null }[] = await done(query, {
      ...variables,
    })
    return found.map(({ problem }) => problem)
  }

  async function fill(kitId: string, at: string, answers: Readonly<Record<string, string>>) {
    const given = Object.entries(answers).map(([blank, answer]) => ({ blank, answer }))
    return await done(FILL, { kitId, at, answers: given })
  }

  async function submit(kitId: string, at: string, time?: string) {
    return await done(SUBMIT, { kitId, at, time })
  }

  async function own(kitId: string, at: string) {
    return await done(LOCATION, { kitId, at })
  }

  async function progress(kitId: string) {
    return (await done(PROGRESS, { kitId })).counts
  }

  async function ready(kitId: string, at: string): Promise<void> {
    const answers = { [HALL]: 'Main hall', director: 'Asha', 'the day’s name': 'Annakut day' }
    await fill(kitId, at, answers)
    await submit(kitId, at)
  }

  async function menuOf(locationId: string): Promise<unknown> {
    const [row] = await site()
      .app.database.orm.select({ entries: navigations.entries })
      .from(navigations)
      .where(eq(navigations.locationId, Number(locationId)))
    return row?.entries
  }

  async function draftOf(id: string): Promise<string> {
    const document = await done(
      `query ($id: ID!) { document(id: $id) { topic { items { content } } } }`,
      { id },
    )
    return JSON.stringify(document.topic.items)
  }

  async function jobsOf(kitId: string) {
    const rows = await site().app.database.orm.select().from(jobs).orderBy(asc(jobs.runAt))
    return rows.filter(
      ({ kind, payload }) => kind === 'kit' && JSON.parse(payload).kitId === Number(kitId),
    )
  }

  /** Runs the schedules that are due by the beginning of a day. */
  async function runJobs(day: string): Promise<void> {
    const { app } = site()
    const now = new Date(`${day}T00:00:00Z`)
    const parts = { ...app, dueBy: () => now }
    const kinds = new Map([['kit', kitJob({ ...app, clock: () => now })]])
    while (await runDueJob(parts, kinds));
  }
}

/** For tests: a day, `2026-11-08`. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length)
}
