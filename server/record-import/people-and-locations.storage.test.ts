import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { bothDatabases, openTestApp } from '../app/testing/test-app'
import { assignments, auditRows, jobs, locations, users } from '../database/tables'
import { addPerson } from '../documents/testing/sign-in-as'
import { codesOf, createAskAs } from '../graphql/testing/ask-as'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'
import type { Principal } from '../people/access/principal'

const PEOPLE = `mutation ($rows: JSON!, $isDryRun: Boolean! = false, $sendsInvitations: Boolean! = false) {
  answer: importPeople(rows: $rows, isDryRun: $isDryRun, sendsInvitations: $sendsInvitations) {
    isDone rows { line title state problem } } }`
const LOCATIONS = `mutation ($rows: JSON!, $isDryRun: Boolean! = false) {
  answer: importRecords(kind: "location", locationId: "1", rows: $rows, isDryRun: $isDryRun, isPublic: true) {
    isDone rows { line title state problem } } }`

describe.each(bothDatabases)('people and locations from tables in a $kind database', ({ url }) => {
  let app: App
  let head: Principal
  let manager: Principal
  beforeAll(async () => {
    app = await openTestApp(url)
    await importNetwork(app, smallNetwork, { storePicture: noPictures })
    head = await addPerson(app, { name: 'Head', level: 'MANAGE', locationId: null })
    manager = await addPerson(app, { name: 'Mira', level: 'MANAGE', locationId: 20 })
  }, 120_000)
  afterAll(() => closeApp(app))

  const ask = async (who: Principal | null, query: string, variables: Record<string, unknown>) => {
    const answer = await createAskAs(app)(who, query, variables)
    return { codes: codesOf(app, answer), answer: answer.data?.answer as Answer | null }
  }
  const accountOf = async (email: string) =>
    (await app.database.orm.select().from(users).where(eq(users.email, email)))[0]
  const invitations = async () =>
    (await app.database.orm.select().from(jobs)).filter(({ kind }) => kind === 'invitation')

  test('a dry run says what would become of each row, and writes nothing', async () => {
    const rows = [person(2, 'asha'), person(3, 'ravi', { level: 'Owner' }), person(4, 'asha')]
    const { answer } = await ask(manager, PEOPLE, { rows, isDryRun: true })
    expect(answer).toMatchObject({
      isDone: false,
      rows: [
        { state: 'NEW' },
        { state: 'WRONG', problem: 'Access must be View, Contribute or Manage.' },
        { state: 'WRONG', problem: 'Another row has the same key.' },
      ],
    })
    expect(await accountOf('asha@toran.example')).toBeUndefined()
  })

  test('one wrong row leaves all others out', async () => {
    const rows = [person(2, 'nila'), person(3, 'broken', { email: 'not an address' })]
    expect((await ask(manager, PEOPLE, { rows })).answer?.isDone).toBe(false)
    expect(await accountOf('nila@toran.example')).toBeUndefined()
  })

  test('people are added without an invitation, and invited when that is said', async () => {
    const before = (await invitations()).length
    const silent = await ask(manager, PEOPLE, {
      rows: [person(2, 'આશા', { email: 'silent@toran.example' })],
    })
    expect(silent.answer).toMatchObject({ isDone: true, rows: [{ state: 'NEW' }] })
    expect(await accountOf('silent@toran.example')).toMatchObject({ name: 'આશા', invitedAt: null })
    expect(await invitations()).toHaveLength(before)
    await ask(manager, PEOPLE, { rows: [person(2, 'loud')], sendsInvitations: true })
    expect((await accountOf('loud@toran.example'))?.invitedAt).not.toBeNull()
    expect(await invitations()).toHaveLength(before + 1)
    const rows = await app.database.orm
      .select()
      .from(auditRows)
      .where(eq(auditRows.actorId, manager.id))
    expect(rows.map(({ action }) => action)).toEqual(['addPerson', 'invitePerson'])
  })

  test('again gives what is missing and takes nothing; another access is left out', async () => {
    const row = person(2, 'often')
    await ask(head, PEOPLE, { rows: [row] })
    expect((await ask(head, PEOPLE, { rows: [row] })).answer?.rows[0]?.state).toBe('EQUAL')
    const more = person(2, 'often', { locations: 'ottawa; main' })
    expect((await ask(head, PEOPLE, { rows: [more] })).answer?.rows[0]?.state).toBe('CHANGED')
    const less = person(2, 'often', { level: 'View' })
    expect((await ask(head, PEOPLE, { rows: [less] })).answer?.rows[0]?.state).toBe('LEFT_OUT')
    const id = (await accountOf('often@toran.example'))?.id ?? ''
    const held = await app.database.orm.select().from(assignments).where(eq(assignments.userId, id))
    expect(held.map(({ level }) => level)).toEqual(['CONTRIBUTE', 'CONTRIBUTE'])
  })

  test.each([
    ['all locations', { locations: 'all' }],
    ['another location', { locations: 'main' }],
    ['a location that is not there', { locations: 'atlantis' }],
    ['no location', { locations: ' ' }],
    ['a name with a line break', { name: 'A\nB' }],
  ])('a manager of one location can’t give %s', async (_, more) => {
    const { answer } = await ask(manager, PEOPLE, { rows: [person(2, 'refused', more)] })
    expect(answer?.rows).toMatchObject([{ state: 'WRONG' }])
    expect(await accountOf('refused@toran.example')).toBeUndefined()
  })

  test('those who manage no place import nobody, and too many rows are refused', async () => {
    const helper = await addPerson(app, { name: 'Hari', level: 'CONTRIBUTE', locationId: 20 })
    expect((await ask(helper, PEOPLE, { rows: [] })).codes).toEqual(['FORBIDDEN'])
    expect((await ask(null, PEOPLE, { rows: [] })).codes).toEqual(['UNAUTHENTICATED'])
    const rows = Array.from({ length: 201 }, (_, at) => person(at + 2, `p${at}`))
    expect((await ask(head, PEOPLE, { rows })).codes).toEqual(['LIMIT_EXCEEDED'])
    expect((await ask(head, PEOPLE, { rows: 'people' })).codes).toEqual(['BAD_USER_INPUT'])
  })

  test('locations are added unopened by head office alone, all of them or none', async () => {
    const rows = [locationRow(2, 'Bhuj'), locationRow(3, 'Anjar')]
    expect((await ask(manager, LOCATIONS, { rows })).codes).toEqual(['FORBIDDEN'])
    const twice = [...rows, locationRow(4, 'Third', { slug: 'ottawa' })]
    expect((await ask(head, LOCATIONS, { rows: twice })).answer?.isDone).toBe(false)
    expect((await ask(head, LOCATIONS, { rows })).answer).toMatchObject({
      isDone: true,
      rows: [{ state: 'NEW' }, { state: 'NEW' }],
    })
    const stored = () =>
      app.database.orm.select().from(locations).where(eq(locations.timeZone, 'Asia/Kolkata'))
    const added = (await stored()).filter(({ slug }) => ['bhuj', 'anjar'].includes(slug))
    expect(added.map(({ name, status }) => [name, status])).toEqual([
      ['Bhuj', 'INACTIVE'],
      ['Anjar', 'INACTIVE'],
    ])
    const again = [locationRow(2, 'Bhuj', { city: 'Bhuj' }), locationRow(3, 'Anjar')]
    const { answer } = await ask(head, LOCATIONS, { rows: again })
    expect(answer?.rows.map(({ state }) => state)).toEqual(['CHANGED', 'EQUAL'])
  })
})

interface Answer {
  readonly isDone: boolean
  readonly rows: readonly { readonly state: string; readonly problem: string | null }[]
}

function person(line: number, name: string, more: object = {}) {
  const email = `${name}@toran.example`
  const values = { name, email, level: 'Contribute', locations: 'ottawa', ...more }
  return { line, title: name, values }
}

function locationRow(line: number, name: string, more: object = {}) {
  return { line, key: name, title: name, values: { name, timeZone: 'Asia/Kolkata', ...more } }
}
