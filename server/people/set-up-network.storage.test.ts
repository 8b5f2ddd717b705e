import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { type App, closeApp } from '../app/app'
import { openTestApp, testDatabases } from '../app/testing/test-app'
import { auditRows, documents, locations, mediaItems } from '../database/tables'
import { TestApi } from '../graphql/testing/test-api'
import { ensureContent } from '../import/ensure-content'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'
import { ensureFirstAccount } from './accounts/ensure-first-account'

const PENDING = '{ networkSetup { isPending } }'
const SET_UP = /* GraphQL */ `
  mutation SetUp($input: NetworkSetupInput!, $key: String) {
    setUpNetwork(input: $input, idempotencyKey: $key) { isPending }
  }
`
const GUJARATI = { name: 'શ્રી સ્વામિનારાયણ મંદિર', timeZone: 'Asia/Kolkata' }

describe.each(testDatabases)('an empty network on the $kind database', ({ url }) => {
  let app: App
  let api: TestApi
  beforeEach(async () => {
    app = await openTestApp(url, { adminEmail: 'a@example.org', adminPassword: 'a long password' })
    await startEmpty()
    api = await TestApi.open(app)
  })
  afterEach(async () => {
    await api.server.close()
    await closeApp(app)
  })

  const startEmpty = () =>
    ensureContent(app, { withSample: false, store: noStore, samplePicture: refuse })

  const place = async () => {
    const [row] = await app.database.orm
      .select()
      .from(locations)
      .where(eq(locations.id, DEFAULT_LOCATION_ID))
    return row
  }

  test('has one location with a site layout, and no page, record or picture', async () => {
    const { orm } = app.database
    expect(await orm.select({ id: locations.id }).from(locations)).toEqual([{ id: 10 }])
    expect(await orm.select({ type: documents.type }).from(documents)).toEqual([{ type: 'LAYOUT' }])
    expect(await orm.select().from(mediaItems)).toEqual([])
  })

  test('is not emptied or filled again by a second start', async () => {
    await api.ask(SET_UP, { input: GUJARATI })
    await startEmpty()
    expect((await place())?.name).toBe(GUJARATI.name)
    expect((await api.ask(PENDING)).data.networkSetup).toEqual({ isPending: false })
  })

  test('is named once, with its time zone and the address as far as it is given', async () => {
    expect((await api.ask(PENDING)).data.networkSetup).toEqual({ isPending: true })
    const address = { city: ' Bhuj ', countryCode: 'in' }
    const answer = await api.ask(SET_UP, { input: { ...GUJARATI, address } })
    expect(answer.errors).toEqual([])
    expect(await place()).toMatchObject(GUJARATI)
    expect(await place()).toMatchObject({
      city: 'Bhuj',
      countryCode: 'IN',
      postalCode: '',
      coordinates: '',
    })
    expect((await api.ask(PENDING)).data.networkSetup).toEqual({ isPending: false })
  })

  test('of ten who name it at once one succeeds, and the others are told', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `Mandir ${index}`)
    const answers = await Promise.all(
      names.map((name) => api.ask(SET_UP, { input: { name, timeZone: 'America/Toronto' } })),
    )
    const won = names.filter((_, index) => answers[index]?.errors.length === 0)
    expect(won).toHaveLength(1)
    expect((await place())?.name).toBe(won[0])
    const codes = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))
    expect(codes).toEqual(Array(9).fill('CONFLICT'))
    const { orm } = app.database
    const rows = await orm.select().from(auditRows).where(eq(auditRows.action, 'setUpNetwork'))
    expect(rows.filter(({ outcome }) => outcome === 'ALLOW')).toHaveLength(1)
  })

  test('a lost answer is given again for the same key', async () => {
    const first = await api.ask(SET_UP, { input: GUJARATI, key: 'k1' })
    const again = await api.ask(SET_UP, { input: GUJARATI, key: 'k1' })
    expect([first.errors, again.errors]).toEqual([[], []])
  })

  test.each([
    [{ name: '  ', timeZone: 'UTC' }, 'Enter a name for the location.'],
    [{ name: 'x'.repeat(201), timeZone: 'UTC' }, 'The name has at most 200 characters.'],
    [{ name: 'A', timeZone: 'Mars/Olympus' }, 'Enter a time zone, like'],
    [{ name: 'A', timeZone: 'UTC', address: { countryCode: 'Canada' } }, 'two-letter country code'],
    [{ name: 'A\u0000', timeZone: 'UTC' }, 'NUL'],
  ])('%j is refused, and the network still waits', async (input, message) => {
    const { errors } = await api.ask(SET_UP, { input })
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(errors[0]?.message).toContain(message)
    expect((await api.ask(PENDING)).data.networkSetup).toEqual({ isPending: true })
  })

  test('strangers neither name it nor learn that it waits', async () => {
    const { data } = await api.ask(PENDING, {}, {})
    expect(data.networkSetup).toBeNull()
    const { errors } = await api.ask(SET_UP, { input: GUJARATI }, {})
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await place())?.name).not.toBe(GUJARATI.name)
  })

  test('anyone who manages the network is signed in and names it', async () => {
    await ensureFirstAccount(app)
    const headers = await api.signIn('a@example.org', 'a long password')
    const { errors } = await api.ask(SET_UP, { input: GUJARATI }, headers)
    expect(errors).toEqual([])
  })
})

describe.each(testDatabases)('an imported network on the $kind database', ({ url }) => {
  test('waits for nobody to name it', async () => {
    const app = await openTestApp(url)
    await importNetwork(app, smallNetwork, { storePicture: noPictures })
    const api = await TestApi.open(app)
    const { errors } = await api.ask(SET_UP, { input: GUJARATI })
    expect((await api.ask(PENDING)).data.networkSetup).toEqual({ isPending: false })
    expect(errors[0]?.extensions.code).toBe('CONFLICT')
    await api.server.close()
    await closeApp(app)
  })
})

/** An empty network stores no file. */
const refuse = () => Promise.reject(new Error('An empty network has no picture'))
const noStore = {
  identity: 'none',
  put: refuse,
  get: refuse,
  open: refuse,
  head: refuse,
  delete: refuse,
  list: refuse,
  close: () => undefined,
}
