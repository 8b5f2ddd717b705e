import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localTime } from '#schema/entities/local-time'
import { publicationStatus } from '#schema/publication/publication-status'
import { recordFacts, type StoredRecordFacts } from '#schema/publication/record-facts'
import type { AnyRecord } from '#schema/records/record'
import { mutationNames } from '#schema/records/record'
import type { App } from '../../app/app'
import { locations } from '../../database/tables'
import { whyFalse } from '../../documents/testing/publication-walk'
import { addPerson } from '../../documents/testing/sign-in-as'
import { answerOf, createAskAs, type Variables } from '../../graphql/testing/ask-as'
import { callOf } from '../../graphql/testing/mutations'
import { runDueJob } from '../../jobs/run-job'
import type { Principal } from '../../people/access/principal'
import { openTestSite, type TestSite } from '../../site/testing/test-site'
import { argumentOf, writtenKinds } from '../testing/record-input'
import { recordScheduleJob } from './record-schedule-job'

const STEPS = [
  ...['edit', 'edit', 'publish', 'publish', 'submit', 'approve', 'return', 'withdraw'],
  ...['unpublish', 'archive', 'trash', 'restore', 'schedule', 'scheduleEnd', 'cancel', 'wait'],
] as const
type StepName = (typeof STEPS)[number]

interface Step {
  readonly who: 'author' | 'manager'
  readonly what: StepName
}

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom('author', 'manager'),
  what: fc.constantFrom(...STEPS),
})

/** Actions that belong together in use, and would seldom be met by chance. */
const phrase = (...taken: readonly (readonly [Step['who'], StepName])[]) =>
  fc.constant(taken.map(([who, what]): Step => ({ who, what })))
const walk = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: step.map((one) => [one]) },
      phrase(['author', 'edit'], ['author', 'submit'], ['manager', 'approve']),
      phrase(['author', 'edit'], ['author', 'submit'], ['manager', 'return']),
      phrase(['author', 'edit'], ['author', 'submit'], ['author', 'withdraw']),
      phrase(['manager', 'unpublish'], ['manager', 'schedule'], ['manager', 'wait']),
      phrase(['manager', 'publish'], ['manager', 'scheduleEnd'], ['manager', 'wait']),
      phrase(['manager', 'unpublish'], ['author', 'submit'], ['manager', 'archive']),
      phrase(['manager', 'trash'], ['manager', 'restore'], ['manager', 'publish']),
    ),
    { minLength: 2, maxLength: 7 },
  )
  .map((parts) => parts.flat())

/** All kinds with a list; those whose own title is what a visitor reads. */
const kinds = writtenKinds.filter(({ collection }) => collection !== null)

const STATE = /* GraphQL */ `
  query ($kind: String!, $id: ID!) {
    record(kind: $kind, id: $id) {
      key version recordStatus isPublic path timeZone values
      schedules { action localAt problem }
      draft { version status values review { by at isMine } }
    }
    waitingRecords { kind id status }
  }
`
const LISTED = `query ($kind: String!, $keys: [String!]) {
  records(kind: $kind, keys: $keys) { nodes { title publishedAt until } }
}`
const START = '2026-10-20T12:00:00Z'
const DAY_MS = 86_400_000

describe('what is said of a record', () => {
  let site: TestSite
  let app: App
  let people: Readonly<Record<Step['who'], Principal>>
  /** Looks at what waits, and does nothing. */
  let office: Principal
  let now = new Date(START)
  beforeAll(async () => {
    site = await openTestSite(undefined)
    app = { ...site.app, clock: () => now }
    for (const { pages } of kinds)
      for (const { template } of pages) await site.publish({ address: template, text: 'Each' })
    await app.database.orm.update(locations).set({ timeZone: 'America/Toronto' })
    office = await addPerson(app, { name: 'Office', level: 'MANAGE', locationId: null })
    people = {
      author: await addPerson(app, { name: 'Asha', level: 'CONTRIBUTE', locationId: null }),
      manager: await addPerson(app, { name: 'Mira', level: 'MANAGE', locationId: null }),
    }
  }, 120_000)
  afterAll(() => site.close())

  let records = 0
  const done = new Set<string>()

  test.each(kinds)(
    'is what a visitor gets of a $kind, after any steps by two people',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(walk, async (steps) => {
          const record = await makeRecord(kind)
          for (const taken of steps) {
            await record.take(taken)
            expect(await record.falseStatements(), JSON.stringify(steps)).toEqual([])
          }
          // The list of what waits is short: the records of earlier walks would fill it.
          await record.take({ who: 'manager', what: 'trash' })
        }),
        { numRuns: 14, endOnFailure: true },
      )
    },
    120_000,
  )

  test('no walk was one of refusals alone', () => {
    for (const what of STEPS) expect(done).toContain(what)
  })

  async function makeRecord(definition: AnyRecord) {
    records += 1
    now = new Date(START)
    const { kind, title, shown, status } = definition
    const { save, setStatus } = mutationNames(definition)
    let count = 0
    const nextWords = () => `Words ${records} ${++count}.`
    const ask = (who: Principal, query: string, variables: Variables) =>
      createAskAs(app)(who, query, variables)
    const made = await ask(office, callOf(save), argumentOf(definition, nextWords()))
    const { id } = answerOf(made)
    const of = { kind, id }

    async function read(): Promise<State> {
      const { data } = await ask(office, STATE, of)
      const state = data as unknown as Omit<State, 'listed'>
      const listed = await ask(office, LISTED, { kind, keys: [state.record.key] })
      const rows = listed.data?.records as { nodes: readonly Listed[] } | undefined
      return { ...state, listed: rows?.nodes[0] ?? null }
    }

    async function take({ who, what }: Step): Promise<void> {
      const { record } = await read()
      const by = people[who]
      const run = async (query: string, variables: Variables) => {
        const { errors } = await ask(by, query, { ...of, ...variables })
        if (!errors) done.add(what)
      }
      const draftVersion = record.draft?.version ?? 0
      const write = (values: object) =>
        run(callOf(save), {
          id,
          expectedVersion: record.version,
          [definition.api.input]: values,
        })
      const toStatus = (wanted: string) =>
        run(callOf(setStatus), { expectedVersion: record.version, status: wanted })
      const review = (action: string, note: string | null) =>
        run(callOf('reviewRecordDraft'), {
          ...{ action, note, expectedVersion: draftVersion, recordVersion: record.version },
        })
      const schedule = (action: string, at: string | null) =>
        run(callOf('scheduleRecord'), { action, at })
      const localIn = (days: number) =>
        localTime(new Date(now.getTime() + days * DAY_MS).toISOString(), record.timeZone)
      const { from, until } = shown
      const steps: Readonly<Record<StepName, () => Promise<void>>> = {
        // Without the right to publish, a draft is stored beside the published record.
        edit: () =>
          record.isPublic && who === 'author'
            ? run(callOf('saveRecordDraft'), {
                ...{ baseVersion: record.version, expectedVersion: draftVersion },
                values: { [title]: nextWords() },
              })
            : write({ [title]: nextWords() }),
        publish: () =>
          record.recordStatus === 'ACTIVE' && status !== null
            ? write({ [status]: definition.fields[status]?.default })
            : toStatus('ACTIVE'),
        unpublish: () => toStatus('INACTIVE'),
        submit: () => run(callOf('submitRecordDraft'), { expectedVersion: draftVersion }),
        approve: () => review('APPROVE', null),
        return: () => review('RETURN', 'More, please'),
        withdraw: () => run(callOf('withdrawRecordDraft'), { expectedVersion: draftVersion }),
        archive: () => toStatus('ARCHIVED'),
        trash: () => toStatus('DELETED'),
        restore: () => toStatus(record.recordStatus === 'DELETED' ? 'INACTIVE' : 'ACTIVE'),
        schedule: () =>
          from ? write({ [from]: '2090-01-01T06:00' }) : schedule('PUBLISH', localIn(2)),
        scheduleEnd: () =>
          until ? write({ [until]: '2020-01-01T06:00' }) : schedule('UNPUBLISH', localIn(3)),
        cancel: () =>
          from && until ? write({ [from]: '', [until]: '' }) : schedule('PUBLISH', null),
        async wait() {
          await clockForward(4)
          done.add('wait')
        },
      }
      await steps[what]()
    }

    /** The answers to an anonymous visitor by HTTP: lists, and the record's page. */
    async function seen(state: State): Promise<string | null> {
      const { body } = await site.server.inject({
        ...{ method: 'POST', url: '/graphql', remoteAddress: nextVisitor() },
        payload: { query: LISTED, variables: { kind, keys: [state.record.key] } },
      })
      const answer = JSON.parse(body)
      if (!answer.data) throw new Error(body)
      const [listed] = answer.data.records.nodes as readonly Listed[]
      const words = listed?.title ?? null
      if (state.record.path === null) return words
      const url = `/ottawa${state.record.path}`
      const page = await site.server.inject({ url, remoteAddress: nextVisitor() })
      const inPage = /Words \d+ \d+\./.exec(page.statusCode === 200 ? page.body : '')?.[0] ?? null
      return inPage === words ? words : `page: ${inPage}, list: ${words}`
    }

    return {
      take,
      async falseStatements(): Promise<readonly string[]> {
        const state = await read()
        const { record, listed, waitingRecords } = state
        const { draft } = record
        const stored: StoredRecordFacts = {
          ...record,
          publishedAt: listed?.publishedAt ?? null,
          until: listed?.until ?? null,
        }
        // The times of articles are those of the database's clock.
        const facts = recordFacts(stored, draft, shown.from ? new Date() : now)
        const localNow = localTime((shown.from ? new Date() : now).toISOString(), record.timeZone)
        const why = whyFalse({
          language: kind,
          status: publicationStatus(facts),
          draft: draft?.values[title] ?? record.values[title] ?? null,
          seen: await seen(state),
          isWaiting: waitingRecords.some(
            (row) => row.kind === kind && row.id === id && row.status === 'IN_REVIEW',
          ),
          ...{ schedules: facts.schedules, localNow },
        })
        return why === null ? [] : [why]
      },
    }
  }

  /** The clock moves on, and what is due then is done. */
  async function clockForward(days: number): Promise<void> {
    now = new Date(now.getTime() + days * DAY_MS)
    const job = recordScheduleJob(app)
    const known = new Map([[job.name, job]])
    while (await runDueJob({ ...app, dueBy: () => now }, known));
  }
})

let visitors = 0

/** Each visitor comes from a network of their own: limits count by it. */
function nextVisitor(): string {
  visitors += 1
  return `10.${Math.floor(visitors / 250)}.${visitors % 250}.1`
}

interface Listed {
  readonly title: string
  readonly publishedAt: string | null
  readonly until: string | null
}

interface State {
  readonly record: Omit<StoredRecordFacts, 'timeZone'> & {
    readonly key: string
    readonly version: number
    readonly path: string | null
    readonly timeZone: string
    readonly values: Readonly<Record<string, string | undefined>>
    readonly draft: {
      readonly version: number
      readonly status: 'DRAFT' | 'IN_REVIEW' | 'RETURNED'
      readonly values: Readonly<Record<string, string | undefined>>
      readonly review: { readonly by: string; readonly at: string; readonly isMine: boolean } | null
    } | null
  }
  readonly listed: Listed | null
  readonly waitingRecords: readonly {
    readonly kind: string
    readonly id: string | null
    readonly status: string
  }[]
}
