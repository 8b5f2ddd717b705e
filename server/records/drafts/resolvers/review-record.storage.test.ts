import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import event from '#schema/records/event/event.record'
import location from '#schema/records/location/location.record'
import navigation from '#schema/records/navigation/navigation.record'
import type { AnyRecord } from '#schema/records/record'
import { mutationNames } from '#schema/records/record'
import type { App } from '../../../app/app'
import { testDatabases } from '../../../app/testing/test-app'
import { jobs } from '../../../database/tables'
import { addPerson } from '../../../documents/testing/sign-in-as'
import { codesOf, createAskAs, type Variables } from '../../../graphql/testing/ask-as'
import { callOf } from '../../../graphql/testing/mutations'
import type { TestApi } from '../../../graphql/testing/test-api'
import { closeTestNetwork, openTestNetwork } from '../../../graphql/testing/test-network'
import type { Principal } from '../../../people/access/principal'
import { argumentOf, writtenKinds } from '../../testing/record-input'

const RECORD = `query ($kind: String!, $id: ID!) {
  record(kind: $kind, id: $id) { version isPublic values }
  draft: recordDraft(kind: $kind, id: $id) { version status values review { step by isMine note } }
}`
interface ReadRecord {
  readonly record: {
    readonly version: number
    readonly isPublic: boolean
    readonly values: Readonly<Record<string, unknown>>
  }
  readonly draft: {
    readonly version: number
    readonly status: string
    readonly values: Readonly<Record<string, unknown>>
    readonly review: Readonly<Record<string, unknown>> | null
  } | null
}
const WAITING = '{ waitingRecords { kind id title isChange status review { by note } } }'
/** Kinds whose own title can be changed, and that visitors see: the title of a navigation is its language. */
const kinds = writtenKinds.filter(({ kind, isInternal }) => kind !== navigation.kind && !isInternal)

describe.each(testDatabases)('the review of records on $kind', ({ url }) => {
  let app: App
  let api: TestApi
  let asha: Principal
  let mira: Principal
  let office: Principal
  beforeAll(async () => {
    ;({ app, api } = await openTestNetwork(url))
    asha = await addPerson(app, { name: 'Asha', level: 'CONTRIBUTE', locationId: null })
    mira = await addPerson(app, { name: 'Mira', level: 'MANAGE', locationId: 20 })
    office = await addPerson(app, { name: 'Office', level: 'MANAGE', locationId: null })
  }, 120_000)
  afterAll(() => closeTestNetwork({ app, api }))
  beforeEach(() => app.database.orm.delete(jobs))

  const ask = (who: Principal, query: string, variables: Variables = {}) =>
    createAskAs(app)(who, query, variables)
  const call = (who: Principal, name: string, variables: Variables) =>
    ask(who, callOf(name), variables)
  async function done(who: Principal, name: string, variables: Variables) {
    const answer = await call(who, name, variables)
    expect(answer.errors, name).toBeUndefined()
    return answer.data?.answer as { readonly id: string; readonly version: number }
  }
  const read = async (of: { readonly kind: string; readonly id: string }) =>
    (await ask(office, RECORD, of)).data as unknown as ReadRecord
  const waiting = async (who: Principal) =>
    (await ask(who, WAITING)).data?.waitingRecords as readonly Record<string, unknown>[]
  async function mails(): Promise<string[]> {
    const rows = await app.database.orm.select().from(jobs).where(eq(jobs.kind, 'mail'))
    return rows.map(({ payload }) => {
      const { to, heading, paragraphs } = JSON.parse(payload)
      return [to, heading, ...paragraphs.slice(1)].join(' | ')
    })
  }
  const made = (who: Principal, kind: AnyRecord, word: string) =>
    done(who, mutationNames(kind).save, argumentOf(kind, word))

  test.each(kinds)(
    'a change of a live $kind is proposed, returned, corrected and published',
    async (kind) => {
      const { id } = await made(office, kind, 'Old title')
      const of = { kind: kind.kind, id }
      const propose = (title: string, expectedVersion: number) =>
        done(asha, 'saveRecordDraft', {
          ...{ ...of, baseVersion: 1, expectedVersion },
          values: { [kind.title]: title },
        })
      await propose('New titel', 0)
      expect((await read(of)).record.values[kind.title]).toBe('Old title')
      await done(asha, 'submitRecordDraft', { ...of, expectedVersion: 1, note: 'Please' })
      expect(await waiting(office)).toContainEqual({
        ...{ ...of, title: 'New titel', isChange: true, status: 'IN_REVIEW' },
        review: { by: 'Asha', note: 'Please' },
      })
      const review = { ...of, recordVersion: 1 }
      await done(office, 'reviewRecordDraft', {
        ...{ ...review, action: 'RETURN', expectedVersion: 2, note: 'titel?' },
      })
      expect(await waiting(asha)).toContainEqual(
        expect.objectContaining({ ...of, status: 'RETURNED' }),
      )
      await propose('નવું શીર્ષક', 3)
      await done(asha, 'submitRecordDraft', { ...of, expectedVersion: 4 })
      await done(office, 'reviewRecordDraft', { ...review, action: 'APPROVE', expectedVersion: 5 })
      const { record, draft } = await read(of)
      expect(record).toMatchObject({ version: 2, isPublic: true })
      expect(record.values[kind.title]).toBe('નવું શીર્ષક')
      expect(draft).toBeNull()
      expect(await waiting(asha)).not.toContainEqual(expect.objectContaining(of))
      const said = await mails()
      expect(
        said.filter((mail) => mail.startsWith('asha')).map((mail) => mail.split(' | ').at(1)),
      ).toEqual(['“New titel” was returned to you', '“નવું શીર્ષક” is published'])
      expect(said[0]).toMatch(/@.* \| “New titel” is waiting for your review \| Note: Please/)
    },
  )

  test.each(kinds.filter(({ status }) => status !== null && status !== undefined))(
    'a new $kind of a contributor is hidden, submitted as it is, and public once it is approved',
    async (kind) => {
      const { id } = await made(asha, kind, 'Fresh')
      const of = { kind: kind.kind, id }
      expect((await read(of)).record.isPublic).toBe(false)
      await done(asha, 'submitRecordDraft', { ...of, expectedVersion: 0 })
      expect(await waiting(office)).toContainEqual(
        expect.objectContaining({ ...of, title: 'Fresh', isChange: false }),
      )
      const step = { ...of, action: 'APPROVE', expectedVersion: 1, recordVersion: 1 }
      await done(office, 'reviewRecordDraft', step)
      const { record, draft } = await read(of)
      expect(record.isPublic).toBe(true)
      expect(draft).toBeNull()
    },
  )

  test('a contributor proposes other hours and another phone number of a location', async () => {
    const of = { kind: location.kind, id: '20' }
    const { record } = await read(of)
    await done(asha, 'saveRecordDraft', {
      ...{ ...of, baseVersion: record.version, expectedVersion: 0 },
      values: { ...record.values, phonePrimary: '+44 116 496 0123' },
    })
    const { draft } = await read(of)
    expect(draft?.values).toEqual({ phonePrimary: '+44 116 496 0123' })
    await done(asha, 'submitRecordDraft', { ...of, expectedVersion: 1 })
    const step = { ...of, action: 'APPROVE', expectedVersion: 2, recordVersion: record.version }
    await done(mira, 'reviewRecordDraft', step)
    expect((await read(of)).record.values.phonePrimary).toBe('+44 116 496 0123')
  })

  test('a navigation that is not published yet is submitted and published', async () => {
    const of = { kind: navigation.kind, locationId: '20', language: 'gu-IN' }
    const values = { entries: [{ label: 'દર્શન', link: null, level: 0 }] }
    await done(asha, 'saveRecordDraft', { ...of, values, baseVersion: 0, expectedVersion: 0 })
    await done(asha, 'submitRecordDraft', { ...of, expectedVersion: 1 })
    const step = { ...of, action: 'APPROVE', expectedVersion: 2, recordVersion: 0 }
    const { id } = await done(mira, 'reviewRecordDraft', step)
    expect((await read({ kind: navigation.kind, id })).record.values.entries).toHaveLength(1)
  })

  test('a record or a proposal that changed since it was compared is not approved', async () => {
    const { id } = await made(office, event, 'Arti')
    const of = { kind: event.kind, id }
    const proposal = { ...of, values: { title: 'Evening arti' }, baseVersion: 1 }
    await done(asha, 'saveRecordDraft', { ...proposal, expectedVersion: 0 })
    await done(asha, 'submitRecordDraft', { ...of, expectedVersion: 1 })
    const save = { id, event: { description: '<p>Come</p>' }, expectedVersion: 1 }
    await done(office, 'createOrUpdateEvent', save)
    const approve = (expectedVersion: number, recordVersion: number) =>
      call(office, 'reviewRecordDraft', {
        ...{ ...of, action: 'APPROVE', expectedVersion, recordVersion },
      })
    expect(codesOf(app, await approve(2, 1))).toEqual(['CONFLICT'])
    expect(codesOf(app, await approve(1, 2))).toEqual(['CONFLICT'])
    const answers = await Promise.all(Array.from({ length: 10 }, () => approve(2, 2)))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    const { record } = await read(of)
    expect(record).toMatchObject({ version: 3, values: { title: 'Evening arti' } })
    expect(record.values.description).toContain('Come')
  })

  test('a hidden record that is published without a review is no longer in review, and its author is told', async () => {
    const { id } = await made(asha, event, 'Kirtan')
    await done(asha, 'submitRecordDraft', { kind: event.kind, id, expectedVersion: 0 })
    await done(office, 'setEventStatus', { id, status: 'ACTIVE', expectedVersion: 1 })
    expect((await read({ kind: event.kind, id })).draft).toBeNull()
    expect(await mails()).toContainEqual(expect.stringMatching(/^asha.*“Kirtan” is published/))
  })

  test('what is in review and goes to the trash comes back to its author', async () => {
    const { id } = await made(asha, event, 'Sabha')
    await done(asha, 'submitRecordDraft', { kind: event.kind, id, expectedVersion: 0 })
    await done(office, 'setEventStatus', { id, status: 'DELETED', expectedVersion: 1 })
    expect(await waiting(asha)).toContainEqual(
      expect.objectContaining({
        id,
        status: 'RETURNED',
        review: expect.objectContaining({ note: 'It was moved to the trash.' }),
      }),
    )
  })

  test('refused: approving as a contributor, returning without a note, a note that is too long, nothing to submit', async () => {
    const { id } = await made(office, event, 'Bhajan')
    const of = { kind: event.kind, id }
    const codes = async (who: Principal, name: string, variables: Variables) =>
      codesOf(app, await call(who, name, { ...of, ...variables }))
    expect(await codes(asha, 'submitRecordDraft', { expectedVersion: 0 })).toEqual([
      'BAD_USER_INPUT',
    ])
    const proposal = { values: { title: 'Kirtan' }, baseVersion: 1, expectedVersion: 0 }
    await done(asha, 'saveRecordDraft', { ...of, ...proposal })
    const long = { expectedVersion: 1, note: 'ક'.repeat(2001) }
    expect(await codes(asha, 'submitRecordDraft', long)).toEqual(['BAD_USER_INPUT'])
    await done(asha, 'submitRecordDraft', { ...of, expectedVersion: 1 })
    const step = { expectedVersion: 2, recordVersion: 1 }
    expect(await codes(asha, 'reviewRecordDraft', { ...step, action: 'APPROVE' })).toEqual([
      'FORBIDDEN',
    ])
    expect(await codes(office, 'reviewRecordDraft', { ...step, action: 'RETURN' })).toEqual([
      'BAD_USER_INPUT',
    ])
    await done(asha, 'withdrawRecordDraft', { ...of, expectedVersion: 2 })
    expect(
      await codes(office, 'reviewRecordDraft', { ...step, expectedVersion: 3, action: 'APPROVE' }),
    ).toEqual(['INVALID_TRANSITION'])
  })
})
