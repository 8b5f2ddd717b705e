import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messagesFor } from '#renderer/parts/words/words'
import { type App, closeApp } from '../app/app'
import { openTestApp, testDatabases } from '../app/testing/test-app'
import { feedback, jobs, signUps } from '../database/tables'
import { addPerson } from '../documents/testing/sign-in-as'
import { TestApi } from '../graphql/testing/test-api'
import { createLimits } from '../http/limits/limits'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'
import { formRoutes } from './form-routes'

type Fields = Readonly<Record<string, string>>

describe.each(testDatabases)('the forms of the site on the $kind database', ({ url }) => {
  let app: App
  let api: TestApi
  let slug: string
  beforeAll(async () => {
    app = await openTestApp(url)
    await importNetwork(app, smallNetwork, { storePicture: noPictures })
    slug = smallNetwork.locations[0]?.slug ?? ''
    api = await TestApi.open(app)
    await formRoutes(api.server, app)
  })
  beforeEach(async () => {
    await app.database.orm.delete(signUps)
    await app.database.orm.delete(feedback)
  })
  afterAll(() => closeApp(app))

  /** Sends a form from an address of its own, so that no test uses up another's attempts. */
  let sender = 0
  function post(form: string, fields: Fields, headers: Fields = {}, server = api.server) {
    sender += 1
    return server.inject({
      method: 'POST',
      url: `/forms/${form}`,
      remoteAddress: `10.1.${sender >> 8}.${sender & 255}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({
        page: '/visit',
        block: 'b_news',
        location: slug,
        homepage: '',
        ...fields,
      }).toString(),
    })
  }
  const asScript = { accept: 'application/json' }
  const stored = () => app.database.orm.select().from(signUps)
  const messages = () => app.database.orm.select().from(feedback)

  test('a sign-up is stored, and the browser goes back to the page at the form', async () => {
    const answer = await post('sign-up', { email: ' Mira@Example.org ' })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/visit?sent=sign-up#b_news')
    expect(await stored()).toMatchObject([
      { email: 'mira@example.org', locationId: 10, page: '/visit' },
    ])
  })

  test('the same address for the same location is stored once, however often it is sent', async () => {
    for (const email of ['mira@example.org', 'MIRA@example.org']) {
      const answer = await post('sign-up', { email }, asScript)
      expect(answer.statusCode).toBe(200)
      expect(answer.json().outcome).toBe('thanks')
    }
    await post('sign-up', { email: 'mira@example.org', location: 'ottawa' })
    expect((await stored()).map(({ locationId }) => locationId).sort()).toEqual([10, 20])
  })

  test.each([
    '',
    'mira',
    'mira@',
    'a@b.c, d@e.f',
    'મીરા',
    `${'a'.repeat(250)}@b.org`,
    'a@b.org\nBcc: c@d.org',
  ])('an address that is none is said to be, and not stored: %j', async (email) => {
    const answer = await post('sign-up', { email })
    expect(answer.headers.location).toBe('/visit?sent=sign-up-invalid#b_news')
    const json = await post('sign-up', { email }, asScript)
    expect(json.statusCode).toBe(400)
    expect(json.json()).toMatchObject({
      outcome: 'invalid',
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    })
    expect(await stored()).toEqual([])
  })

  test('those who manage the location get one email for the messages of a quarter of an hour', async () => {
    const { orm } = app.database
    await orm.delete(jobs)
    const locationId = smallNetwork.locations[0]?.id ?? 0
    await addPerson(app, { name: 'Mira', level: 'MANAGE', locationId })
    await post('feedback', { message: 'Where do I park?' })
    await post('feedback', { message: 'And with a coach?' })
    const mails = await orm.select().from(jobs).where(eq(jobs.kind, 'mail'))
    expect(mails).toHaveLength(1)
    expect(JSON.parse(mails[0]?.payload ?? '{}').heading).toMatch(/^A visitor wrote to/)
  })

  test('feedback is stored as it was written, in any script, over several lines', async () => {
    const message = 'મંદિર ખૂબ સુંદર છે.\r\n\r\n<b>Thank you</b>\u0007'
    const answer = await post('feedback', { message, name: ' Mira ', email: 'mira@example.org' })
    expect(answer.headers.location).toBe('/visit?sent=feedback#b_news')
    expect(await messages()).toMatchObject([
      {
        message: 'મંદિર ખૂબ સુંદર છે.\n\n<b>Thank you</b>',
        name: 'Mira',
        email: 'mira@example.org',
        locationId: 10,
      },
    ])
  })

  test('name and email may be left out; the same message sent twice is kept once', async () => {
    await post('feedback', { message: 'More benches, please.' })
    await post('feedback', { message: 'More benches, please.', name: '', email: '' })
    await post('feedback', { message: 'More benches, please.', name: 'Someone else' })
    expect((await messages()).map(({ name }) => name).sort()).toEqual(['', 'Someone else'])
  })

  test.each([
    ['no message', { message: ' \n ' }],
    ['far too long a message', { message: 'a'.repeat(5001) }],
    ['an e-mail that is none', { message: 'Hello', email: 'mira' }],
    ['no known location', { message: 'Hello', location: 'nowhere' }],
    ['a location that is no name', { message: 'Hello', location: '/' }],
  ])('feedback with %s is not stored', async (_case, fields) => {
    const answer = await post('feedback', fields)
    expect(answer.headers.location).toBe('/visit?sent=feedback-invalid#b_news')
    expect(await messages()).toEqual([])
  })

  test.each([
    ['a message', { message: 'Hel\u0000lo' }],
    ['the name of a field', { message: 'Hello', 'na\u0000me': 'A' }],
  ])('a NUL character in %s is refused with a sentence that says so', async (_case, fields) => {
    const answer = await post('feedback', { ...fields, page: '/gu-IN/visit' }, asScript)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].message).toBe(messagesFor('gu-IN').formNul)
    const page = await post('feedback', fields)
    expect(page.statusCode).toBe(400)
    expect(page.body).toContain('a character that can’t be stored (NUL)')
    expect(await messages()).toEqual([])
  })

  test('the same message sent ten times at the same instant is one', async () => {
    const sent = Array.from({ length: 10 }, () => post('feedback', { message: 'Thank you' }))
    for (const { headers } of await Promise.all(sent))
      expect(headers.location).toBe('/visit?sent=feedback#b_news')
    expect(await messages()).toHaveLength(1)
  })

  test('a program that fills the trap is told that all went well, and nothing is stored', async () => {
    const answer = await post('sign-up', {
      email: 'bot@example.org',
      homepage: 'https://x.example',
    })
    expect(answer.headers.location).toBe('/visit?sent=sign-up#b_news')
    await post('feedback', { message: 'Buy', homepage: 'x' }, asScript)
    expect([...(await stored()), ...(await messages())]).toEqual([])
  })

  test('the way back never leads to another site', async () => {
    const answer = await post('sign-up', { email: 'a@b.org', page: '//example.org/x' })
    expect(answer.headers.location).toBe('/?sent=sign-up#b_news')
  })

  test('a page of another site cannot send a form', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect((await post('sign-up', { email: 'a@b.org' }, headers)).statusCode).toBe(403)
    const own = {
      'sec-fetch-site': 'same-origin',
      origin: 'http://localhost:80',
      host: 'localhost',
    }
    expect((await post('sign-up', { email: 'a@b.org' }, own)).statusCode).toBe(303)
    expect(await stored()).toHaveLength(1)
  })

  test('who comes from another site is told so in the language of the browser', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'accept-language': 'gu-IN,en;q=0.5' }
    const answer = await post('sign-up', { email: 'a@b.org' }, headers)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('lang="gu-IN"')
    expect(answer.body).toContain(messagesFor('gu-IN').formForeign)
  })

  test('a body that is too large, of another kind, or empty is refused', async () => {
    expect((await post('feedback', { message: 'a'.repeat(70_000) })).statusCode).toBe(413)
    const json = await post('feedback', {}, { 'content-type': 'application/json' })
    expect(json.statusCode).toBe(415)
    const empty = await api.server.inject({ method: 'POST', url: '/forms/sign-up' })
    expect(empty.headers.location).toBe('/?sent=sign-up-invalid')
  })

  test('who sends too many is asked to wait, in the page', async () => {
    const limited = await TestApi.open(app)
    const limits = createLimits({
      ...app,
      budgets: { forms: { points: 2, seconds: 600, shared: true } },
    })
    await formRoutes(limited.server, { ...app, limits })
    const send = (headers: Fields = {}) =>
      limited.server.inject({
        method: 'POST',
        url: '/forms/sign-up',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: `email=a@b.org&location=${slug}&page=/visit`,
      })
    const first = await Promise.all([send(), send()])
    expect(first.map(({ headers }) => headers.location)).toEqual(
      Array(2).fill('/visit?sent=sign-up'),
    )
    expect((await send()).headers.location).toBe('/visit?sent=sign-up-later')
    const json = await send(asScript)
    expect(json.statusCode).toBe(429)
    expect(Number(json.headers['retry-after'])).toBeGreaterThan(0)
    expect(json.json()).toMatchObject({
      outcome: 'later',
      errors: [{ extensions: { code: 'RATE_LIMITED' } }],
    })
  })

  describe('reading what was sent', () => {
    const QUERY = `query ($locationId: ID) {
      signUps(locationId: $locationId) { totalCount nodes { email locationId page createdAt } }
      feedback(locationId: $locationId, first: 1) { totalCount pageInfo { hasNextPage } nodes { message } }
    }`

    beforeEach(async () => {
      await post('sign-up', { email: 'a@b.org' })
      await post('sign-up', { email: 'c@d.org', location: 'ottawa' })
      await post('feedback', { message: 'First' })
      await post('feedback', { message: 'Second', location: 'ottawa' })
    })

    test('those with MANAGE read it, the latest first, a part at a time', async () => {
      const { data } = await api.ask(QUERY)
      expect(data.signUps).toMatchObject({ totalCount: 2 })
      expect(data.signUps.nodes[0]).toMatchObject({ email: 'c@d.org', locationId: '20' })
      expect(data.feedback).toMatchObject({
        totalCount: 2,
        pageInfo: { hasNextPage: true },
        nodes: [{ message: 'Second' }],
      })
    })

    test('of one location alone when it is named', async () => {
      const { data } = await api.ask(QUERY, { locationId: '10' })
      expect(data.signUps.nodes).toMatchObject([{ email: 'a@b.org' }])
      expect(data.feedback.nodes).toEqual([{ message: 'First' }])
    })

    test('nobody else does', async () => {
      const { errors } = await api.ask(QUERY, {}, {})
      expect(errors.map(({ extensions }) => extensions.code)).toContain('UNAUTHENTICATED')
      expect((await api.ask(QUERY, { locationId: 'x' })).errors[0]?.extensions.code).toBe(
        'BAD_USER_INPUT',
      )
    })
  })
})
