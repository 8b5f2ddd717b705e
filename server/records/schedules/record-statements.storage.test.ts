import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localTime } from '#schema/entities/local-time'
import { recordSteps } from '#schema/publication/offered-steps'
import type { PublicationFacts } from '#schema/publication/publication-facts'
import { publicationStatus } from '#schema/publication/publication-status'
import { recordFacts, savedFacts } from '#schema/publication/record-facts'
import { type PublicationStep, stepMessage } from '#schema/publication/step-message'
import type { AnyRecord } from '#schema/records/record'
import { mutationNames } from '#schema/records/record'
import type { App } from '../../app/app'
import { testDatabases } from '../../app/testing/test-app'
import { locations } from '../../database/tables'
import { whyMessageIsFalse } from '../../documents/testing/message-walk'
import { whyFalse } from '../../documents/testing/publication-walk'
import { addPerson } from '../../documents/testing/sign-in-as'
import { answerOf, createAskAs, type Variables } from '../../graphql/testing/ask-as'
import { callOf } from '../../graphql/testing/mutations'
import { runDueJob } from '../../jobs/run-job'
import type { Principal } from '../../people/access/principal'
import { openTestSite, type TestSite } from '../../site/testing/test-site'
import { argumentOf, writtenKinds } from '../testing/record-input'
import { draftOf, LISTED, ROW, type Row, STATE, type State } from '../testing/record-state'
import { STEPS, type Step, type StepName, walk } from '../testing/record-walk'
import { recordScheduleJob } from './record-schedule-job'

/** All kinds with a list; those whose own title is what a visitor reads. */
const kinds = writtenKinds.filter(({ collection }) => collection !== null)

const START = '2026-10-20T12:00:00Z'
const DAY_MS = 86_400_000

describe.each(testDatabases)('what is said of a record on $kind', ({ url }) => {
  let site: TestSite
  let app: App
  let people: Readonly<Record<Step['who'], Principal>>
  /** Looks at what waits, and does nothing. */
  let office: Principal
  let now = new Date(START)
  beforeAll(async () => {
    site = await openTestSite(url)
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
            const told = await record.take(taken)
            expect(await record.falseStatements(told), JSON.stringify(steps)).toEqual([])
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
      const state = data as unknown as Omit<State, 'row'>
      const listed = await ask(office, ROW, { kind, keys: [state.record.key] })
      const rows = listed.data?.records as { nodes: readonly Row[] } | undefined
      return { ...state, row: rows?.nodes[0] ?? null }
    }

    /** Nothing is said of visitors about what only editors see. */
    async function messageAfter(
      step: PublicationStep | null,
      data: unknown,
      record: State['record'],
    ): Promise<string | null> {
      if (step === null || (step === 'save' && definition.isInternal)) return null
      if (step === 'save')
        return stepMessage(step, savedFacts(Object(data).answer, record, clock()))
      return stepMessage(step, factsIn(await read()), { author: 'Asha', name: 'Diwali' })
    }

    /** Returns the message of the editor after it; `null` if it was refused, or has none. */
    async function take({ who, what }: Step): Promise<string | null> {
      const { record } = await read()
      const by = people[who]
      const run = async (step: PublicationStep | null, query: string, variables: Variables) => {
        const { data, errors } = await ask(by, query, { ...of, ...variables })
        if (errors) return null
        done.add(what)
        return messageAfter(step, data, record)
      }
      const draftVersion = record.draft?.version ?? 0
      const write = (values: object) =>
        run('save', callOf(save), {
          id,
          expectedVersion: record.version,
          [definition.api.input]: values,
        })
      const toStatus = (step: PublicationStep, wanted: string) =>
        run(step, callOf(setStatus), { expectedVersion: record.version, status: wanted })
      const review = (action: 'APPROVE' | 'RETURN', note: string | null) =>
        run(action === 'APPROVE' ? 'approve' : 'return', callOf('reviewRecordDraft'), {
          ...{ action, note, expectedVersion: draftVersion, recordVersion: record.version },
        })
      const schedule = (action: string, at: string | null) =>
        run(at === null ? null : 'schedule', callOf('scheduleRecord'), { action, at })
      const localIn = (days: number) =>
        localTime(new Date(now.getTime() + days * DAY_MS).toISOString(), record.timeZone)
      const { from, until } = shown
      const steps: Readonly<Record<StepName, () => Promise<string | null>>> = {
        // Without the right to publish, a draft is stored beside the published record.
        edit: () =>
          record.isPublic && who === 'author'
            ? run('keepDraft', callOf('saveRecordDraft'), {
                ...{ baseVersion: record.version, expectedVersion: draftVersion },
                values: { [title]: nextWords() },
              })
            : write({ [title]: nextWords() }),
        publish: () =>
          record.recordStatus === 'ACTIVE' && status !== null
            ? write({ [status]: definition.fields[status]?.default })
            : toStatus('publish', 'ACTIVE'),
        unpublish: () => toStatus('unpublish', 'INACTIVE'),
        submit: () => run('submit', callOf('submitRecordDraft'), { expectedVersion: draftVersion }),
        approve: () => review('APPROVE', null),
        return: () => review('RETURN', 'More, please'),
        withdraw: () =>
          run('withdraw', callOf('withdrawRecordDraft'), { expectedVersion: draftVersion }),
        archive: () => toStatus('archive', 'ARCHIVED'),
        trash: () => toStatus('trash', 'DELETED'),
        restore: () =>
          record.recordStatus === 'DELETED'
            ? toStatus('untrash', 'INACTIVE')
            : toStatus('restore', 'ACTIVE'),
        schedule: () =>
          from ? write({ [from]: '2090-01-01T06:00' }) : schedule('PUBLISH', localIn(2)),
        scheduleEnd: () =>
          until ? write({ [until]: '2020-01-01T06:00' }) : schedule('UNPUBLISH', localIn(3)),
        cancel: () =>
          from && until ? write({ [from]: '', [until]: '' }) : schedule('PUBLISH', null),
        async wait() {
          await clockForward(4)
          done.add('wait')
          return null
        },
      }
      const before = await read()
      const told = await steps[what]()
      if (told === null && who === 'manager') checkOffered(what, factsIn(before))
      return told
    }

    /** The answers to an anonymous visitor by HTTP: lists, and the record's page. */
    async function seen(state: State): Promise<string | null> {
      const { body } = await site.server.inject({
        ...{ method: 'POST', url: '/graphql', remoteAddress: nextVisitor() },
        payload: { query: LISTED, variables: { kind, keys: [state.record.key] } },
      })
      const answer = JSON.parse(body)
      if (!answer.data) throw new Error(body)
      const [listed] = answer.data.records.nodes as readonly RecordRow[]
      const words = listed?.title ?? null
      if (state.record.path === null) return words
      const url = `/ottawa${state.record.path}`
      const page = await site.server.inject({ url, remoteAddress: nextVisitor() })
      const inPage = /Words \d+ \d+\./.exec(page.statusCode === 200 ? page.body : '')?.[0] ?? null
      return inPage === words ? words : `page: ${inPage}, list: ${words}`
    }

    return {
      take,
      async falseStatements(told: string | null): Promise<readonly string[]> {
        const state = await read()
        const { record, row, waitingRecords } = state
        const { draft } = record
        const facts = factsIn(state)
        const status = publicationStatus(facts)
        const localNow = localTime(clock().toISOString(), record.timeZone)
        const about = {
          draft: draft?.values[title] ?? record.values[title] ?? null,
          seen: await seen(state),
        }
        const isWaiting = waitingRecords.some(
          (one) => one.kind === kind && one.id === id && one.status === 'IN_REVIEW',
        )
        const { schedules } = facts
        const scene = {
          ...{ about: [{ name: '', ...about }], all: [{ name: '', ...about }], isWaiting },
          pending: schedules.filter(({ problem }) => problem === null).length,
        }
        const listed = row && publicationStatus(recordFacts(row, draftOf(row), clock()))
        return [
          whyFalse({ language: kind, status, ...about, isWaiting, schedules, localNow }),
          told && whyMessageIsFalse(told, scene),
          listed && listed.chip !== status.chip
            ? `The list says ${listed.chip}, the form ${status.chip}`
            : null,
          recordSteps(facts, { hasOwnStatus: false }).has('unpublish') === (about.seen !== null)
            ? null
            : 'Unpublish is offered wrongly',
        ].filter((why) => why !== null)
      },
    }

    /** The facts that the form and the messages are derived from. */
    function factsIn({ record }: State) {
      return recordFacts(record, record.draft, clock())
    }

    /** The times of articles are those of the database's clock. */
    function clock(): Date {
      return shown.from ? new Date() : now
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

/** Throws if a step that was refused is offered. */
function checkOffered(what: StepName, facts: PublicationFacts): void {
  const offered: ReadonlySet<string> = recordSteps(facts, { hasOwnStatus: false })
  if (offered.has(OFFERED[what] ?? '')) throw new Error(`${what} is offered, and refused`)
}

interface RecordRow {
  readonly title: string
}

/** The steps whose offer is checked, by their names in lists and menus. */
const OFFERED: Partial<Record<StepName, string>> = {
  ...{ archive: 'archive', trash: 'trash', unpublish: 'unpublish' },
}
