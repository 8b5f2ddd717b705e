import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnyRecord } from '#schema/records/record'
import { mutationNames } from '#schema/records/record'
import type { App } from '../../app/app'
import { bothDatabases } from '../../app/testing/test-app'
import { assignments, jobs, locations, recordSchedules } from '../../database/tables'
import { addPerson } from '../../documents/testing/sign-in-as'
import { answerOf, createAskAs, type Variables } from '../../graphql/testing/ask-as'
import { callOf } from '../../graphql/testing/mutations'
import type { TestApi } from '../../graphql/testing/test-api'
import { closeTestNetwork, openTestNetwork } from '../../graphql/testing/test-network'
import { runDueJob } from '../../jobs/run-job'
import { API_PRINCIPAL, type Principal } from '../../people/access/principal'
import { argumentOf, writtenKinds } from '../testing/record-input'
import { recordScheduleJob } from './record-schedule-job'

const RECORD = `query ($kind: String!, $id: ID!) {
  record(kind: $kind, id: $id) { version isPublic recordStatus schedules { id action title localAt timeZone by problem } }
}`
interface RecordResult {
  readonly version: number
  readonly isPublic: boolean
  readonly recordStatus: string
  readonly schedules: readonly Readonly<Record<string, unknown>>[]
}
const SCHEDULE = `mutation ($kind: String!, $id: ID!, $action: ScheduledAction!, $at: String) {
  scheduled: scheduleRecord(kind: $kind, id: $id, action: $action, at: $at) { action title localAt }
}`
const LISTED = `query ($from: DateTime!, $to: DateTime!, $locationId: ID) {
  scheduledRecords(from: $from, to: $to, locationId: $locationId) { kind recordId title action localAt locationName }
}`
const BEFORE = '2026-10-20T12:00:00Z'
const kinds = writtenKinds.filter(
  ({ collection, shown, isInternal }) => collection !== null && shown.from === null && !isInternal,
)

describe.each(bothDatabases)('what is scheduled for records on $kind', ({ url }) => {
  let app: App
  let api: TestApi
  let mira: Principal
  let asha: Principal
  /** The time on the server's clock. */
  let now = new Date(BEFORE)
  beforeAll(async () => {
    const network = await openTestNetwork(url)
    app = { ...network.app, clock: () => now }
    api = network.api
    mira = await addPerson(app, { name: 'Mira', level: 'MANAGE', locationId: 20 })
    asha = await addPerson(app, { name: 'Asha', level: 'CONTRIBUTE', locationId: 20 })
    await app.database.orm.update(locations).set({ timeZone: 'America/Toronto' })
  }, 120_000)
  afterAll(() => closeTestNetwork({ app, api }))
  beforeEach(async () => {
    now = new Date(BEFORE)
    await app.database.orm.delete(jobs)
    await app.database.orm.delete(recordSchedules)
  })

  const ask = (source: string, variables: Variables, who: Principal = API_PRINCIPAL) =>
    createAskAs(app)(who, source, variables)
  const messageOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.message
  const read = async (of: Named) => (await ask(RECORD, { ...of })).data?.record as RecordResult

  interface Named {
    readonly kind: string
    readonly id: string
  }
  async function hidden(kind: AnyRecord, word = 'Diwali'): Promise<Named> {
    const { save, setStatus } = mutationNames(kind)
    const { id } = answerOf(await ask(callOf(save), argumentOf(kind, word)))
    await ask(callOf(setStatus), { id, expectedVersion: 1, status: 'INACTIVE' })
    return { kind: kind.kind, id }
  }
  const schedule = (of: Named, action: string, at: string | null, who?: Principal) =>
    ask(SCHEDULE, { ...of, action, at }, who)

  /** The clock moves on, and what is due then is done. */
  async function clockAt(iso: string): Promise<void> {
    now = new Date(iso)
    const job = recordScheduleJob(app)
    const known = new Map([[job.name, job]])
    while (await runDueJob({ ...app, dueBy: () => now }, known));
  }

  test.each(kinds)('a $kind is shown at a time of its location, and hidden again', async (kind) => {
    const of = await hidden(kind)
    expect(messageOf(await schedule(of, 'PUBLISH', '2026-11-08T06:00'))).toBeUndefined()
    const both = await schedule(of, 'UNPUBLISH', '2026-11-09T21:00')
    expect(both.data?.scheduled).toMatchObject([
      { action: 'PUBLISH', localAt: '2026-11-08T06:00' },
      { action: 'UNPUBLISH', localAt: '2026-11-09T21:00' },
    ])
    await clockAt('2026-11-08T10:59:59Z')
    expect((await read(of)).isPublic).toBe(false)
    await clockAt('2026-11-08T11:00:00Z')
    expect(await read(of)).toMatchObject({
      isPublic: true,
      schedules: [{ action: 'UNPUBLISH', by: API_PRINCIPAL.name, timeZone: 'America/Toronto' }],
    })
    await clockAt('2026-11-10T02:00:00Z')
    expect(await read(of)).toMatchObject({ isPublic: false, schedules: [] })
  })

  const [event] = kinds.filter(({ kind }) => kind === 'event')
  const anEvent = (word?: string) => hidden(event as AnyRecord, word)

  test('it is moved and canceled, and the job of the old time finds nothing to do', async () => {
    const of = await anEvent()
    await schedule(of, 'PUBLISH', '2026-11-08T06:00')
    await schedule(of, 'PUBLISH', '2026-11-10T06:00')
    await clockAt('2026-11-09T00:00:00Z')
    expect(await read(of)).toMatchObject({
      isPublic: false,
      schedules: [{ localAt: '2026-11-10T06:00' }],
    })
    expect((await schedule(of, 'PUBLISH', null)).data?.scheduled).toEqual([])
    await clockAt('2026-11-11T00:00:00Z')
    expect((await read(of)).isPublic).toBe(false)
  })

  test.each([
    ['2027-03-14T02:30', /2027-03-14, 02:30 doesn’t exist/],
    ['2026-10-20T07:59', /is in the past/],
    ['tomorrow', /isn’t a date and time/],
    ['', /isn’t a date and time/],
    ['2031-01-01T06:00', /more than two years from now/],
  ])('“%s” is refused, and nothing is scheduled', async (at, words) => {
    expect(messageOf(await schedule(await anEvent(), 'PUBLISH', at))).toMatch(words)
    expect(await app.database.orm.select().from(recordSchedules)).toEqual([])
  })

  test('what would be wrong then is refused now', async () => {
    const of = await anEvent()
    await schedule(of, 'UNPUBLISH', '2026-11-08T06:00')
    expect(messageOf(await schedule(of, 'PUBLISH', '2026-11-09T06:00'))).toMatch(
      /Choose a later end/,
    )
    const { save } = mutationNames(event as AnyRecord)
    const { id } = answerOf(await ask(callOf(save), argumentOf(event as AnyRecord, 'Shown')))
    expect(messageOf(await schedule({ kind: 'event', id }, 'PUBLISH', '2026-11-09T06:00'))).toBe(
      'This is already published.',
    )
    for (const kind of ['location', 'newsArticle', 'navigation', 'kit', 'x'])
      expect(messageOf(await schedule({ kind, id: '1' }, 'PUBLISH', '2026-11-09T06:00'))).toMatch(
        /can’t be scheduled/,
      )
    expect(messageOf(await schedule({ kind: 'event', id: '999999' }, 'PUBLISH', null))).toMatch(
      /doesn’t exist/,
    )
  })

  test('words marked as an example are not shown to visitors, whichever way', async () => {
    const of = await anEvent()
    const event = { title: 'Diwali on [[day]]' }
    await ask(callOf('createOrUpdateEvent'), { id: of.id, expectedVersion: 2, event })
    const version = { id: of.id, expectedVersion: 3 }
    const refused = [
      await schedule(of, 'PUBLISH', '2026-11-09T06:00'),
      await ask(callOf('setEventStatus'), { ...version, status: 'ACTIVE' }),
      await ask(callOf('createOrUpdateEvent'), { ...version, event: { recordStatus: 'ACTIVE' } }),
    ]
    for (const answer of refused)
      expect(messageOf(answer)).toContain('Field “Title” still has an example: “day”')
    await ask(
      `mutation { submitRecordDraft(kind: "event", id: "${of.id}", expectedVersion: 0) { version } }`,
      {},
      asha,
    )
    const approval = await ask(
      `mutation { reviewRecordDraft(kind: "event", id: "${of.id}", action: APPROVE, expectedVersion: 1, recordVersion: 3) { id } }`,
      {},
      mira,
    )
    expect(messageOf(approval)).toContain('Field “Title” still has an example: “day”')
    expect(await read(of)).toMatchObject({ isPublic: false, version: 3 })
  })

  test('a contributor schedules nothing and sees what is; others see nothing of it', async () => {
    const of = await anEvent()
    await schedule(of, 'PUBLISH', '2026-11-08T06:00', mira)
    expect(messageOf(await schedule(of, 'PUBLISH', null, asha))).toBeDefined()
    const range = { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' }
    expect((await ask(LISTED, range, asha)).data?.scheduledRecords).toMatchObject([
      { ...{ kind: 'event', recordId: of.id, action: 'PUBLISH' }, localAt: '2026-11-08T06:00' },
    ])
    const bharat = await addPerson(app, { name: 'Bharat', level: 'MANAGE', locationId: 10 })
    expect((await ask(LISTED, range, bharat)).data?.scheduledRecords).toEqual([])
    expect(messageOf(await ask(LISTED, { ...range, locationId: '20' }, bharat))).toMatch(
      /can’t see/,
    )
    const long = { ...range, to: '2029-01-01T00:00:00Z' }
    expect(messageOf(await ask(LISTED, long, asha))).toMatch(/at most 400 days/)
  })

  test('ten who schedule the same at once leave one step', async () => {
    const of = await anEvent()
    await Promise.all(
      Array.from({ length: 10 }, (_, day) =>
        schedule(of, 'PUBLISH', `2026-11-1${day}T06:00`, mira),
      ),
    )
    expect((await read(of)).schedules).toHaveLength(1)
  })

  test('what is in the trash, or whose maker may not any more, is not done, and it is said why', async () => {
    const trashed = await anEvent()
    const orphaned = await anEvent()
    for (const of of [trashed, orphaned]) await schedule(of, 'PUBLISH', '2026-11-08T06:00', mira)
    await ask(callOf('setEventStatus'), { id: trashed.id, expectedVersion: 2, status: 'DELETED' })
    await app.database.orm.delete(assignments).where(eq(assignments.userId, mira.id))
    await clockAt('2026-11-08T12:00:00Z')
    expect((await read(trashed)).schedules).toMatchObject([{ problem: 'This is in the trash.' }])
    const problem = (await read(orphaned)).schedules[0]?.problem
    expect(problem).not.toBeNull()
    const mails = await app.database.orm.select().from(jobs).where(eq(jobs.kind, 'mail'))
    expect(mails.map(({ payload }) => JSON.parse(payload).heading)).toContain(
      '“Diwali” couldn’t be published',
    )
    await app.database.orm
      .insert(assignments)
      .values({ userId: mira.id, locationId: 20, level: 'MANAGE' })
  })
})
