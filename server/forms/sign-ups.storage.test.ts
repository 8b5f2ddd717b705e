import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { jobs, signUps, signUpTokens } from '../database/tables'
import { type MailedNetwork, openMailedNetwork } from '../mail/testing/mailed-network'
import { formRoutes } from './form-routes'
import { signUpJobs } from './sign-up-jobs'
import { signUpRoutes } from './sign-up-routes'

describe.each(testDatabases)('signing up on the $kind database', ({ url }) => {
  let network: MailedNetwork
  beforeAll(async () => {
    network = await openMailedNetwork(url)
    const { api, app } = network
    await formRoutes(api.server, app)
    await signUpRoutes(api.server, app)
  })
  beforeEach(async () => {
    network.mails.splice(0)
    await network.app.database.orm.delete(signUps)
    await network.app.database.orm.delete(jobs)
  })
  afterAll(() => network.close())

  let sender = 0
  function signUp(email: string, page = '/ottawa/visit') {
    sender += 1
    return network.api.server.inject({
      ...{ method: 'POST', url: '/forms/sign-up', remoteAddress: `10.7.0.${sender}` },
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      payload: new URLSearchParams({ email, page, location: 'ottawa', homepage: '' }).toString(),
    })
  }
  async function deliver(): Promise<void> {
    await network.runJobs(signUpJobs(network.app))
  }
  const pathOf = (address: string | undefined) => (address ?? '').replace('http://localhost', '')
  const press = (path: string) =>
    network.api.server.inject({
      ...{ method: 'POST', url: path, payload: 'List-Unsubscribe=One-Click' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const statuses = async () =>
    (await network.app.database.orm.select().from(signUps)).map(({ status }) => status)

  test('who signs up is asked by email, says yes on the page it leads to, and is welcomed', async () => {
    await signUp('asha@example.org')
    await deliver()
    const [asked] = network.mails
    expect(asked).toMatchObject({
      to: 'asha@example.org',
      action: { label: 'Confirm subscription' },
    })
    const path = pathOf(asked?.action?.href)
    const opened = await network.api.server.inject({ url: path })
    expect(opened.body).toContain('<form method="post">')
    expect(opened.headers['cache-control']).toBe('no-store')
    // A program that looks through emails opens every address.
    expect(await statuses()).toEqual(['PENDING'])
    for (const time of ['first', 'second']) {
      const pressed = await press(path)
      expect(pressed.body, time).toContain('You’re subscribed')
    }
    expect(await statuses()).toEqual(['CONFIRMED'])
    await deliver()
    expect(network.mails.map(({ subject }) => subject)).toHaveLength(2)
  })

  test('one press in the mail program leaves the list, and no old email brings anyone back', async () => {
    await signUp('bina@example.org')
    await deliver()
    const leave = pathOf(network.mails[0]?.unsubscribe)
    const yes = pathOf(network.mails[0]?.action?.href)
    await press(yes)
    expect((await network.api.server.inject({ url: leave })).body).toContain('Unsubscribe')
    expect(await statuses()).toEqual(['CONFIRMED'])
    const foreign = await network.api.server.inject({
      ...{ method: 'POST', url: leave, payload: 'List-Unsubscribe=One-Click' },
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
      },
    })
    expect(foreign.statusCode).toBe(200)
    expect(await statuses()).toEqual(['UNSUBSCRIBED'])
    expect((await press(leave)).statusCode).toBe(200)
    expect((await press(yes)).statusCode).toBe(410)
    expect(await statuses()).toEqual(['UNSUBSCRIBED'])
  })

  test('tokens are stored as hashes alone', async () => {
    await signUp('chandra@example.org')
    await deliver()
    const stored = JSON.stringify([
      await network.app.database.orm.select().from(signUpTokens),
      await network.app.database.orm.select().from(jobs),
    ])
    for (const address of [network.mails[0]?.action?.href, network.mails[0]?.unsubscribe]) {
      const token = new URL(address ?? '').searchParams.get('token') ?? ''
      expect(token).toHaveLength(43)
      expect(stored).not.toContain(token)
    }
  })

  test('signing up again within the hour sends no second email; the answer is the same', async () => {
    for (const _ of [1, 2, 3])
      expect((await signUp('deepa@example.org')).json().outcome).toBe('thanks')
    await deliver()
    expect(network.mails).toHaveLength(1)
    await network.app.database.orm
      .update(signUps)
      .set({ askedAt: new Date(Date.now() - 3_700_000) })
    await signUp('deepa@example.org')
    await deliver()
    expect(network.mails).toHaveLength(2)
    expect((await press(pathOf(network.mails[0]?.action?.href))).statusCode).toBe(410)
    expect((await press(pathOf(network.mails[1]?.action?.href))).statusCode).toBe(200)
  })

  test('ten who sign up with one address at once are one, and asked once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => signUp('esha@example.org')))
    await deliver()
    expect([await statuses(), network.mails.length]).toEqual([['PENDING'], 1])
  })

  test('ten presses at once confirm once, and welcome once', async () => {
    await signUp('farida@example.org')
    await deliver()
    const path = pathOf(network.mails[0]?.action?.href)
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(path)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    await deliver()
    expect(network.mails).toHaveLength(2)
  })

  test('who signs up on a Gujarati page is asked in Gujarati', async () => {
    await signUp('gita@example.org', '/ottawa/gu-IN/visit')
    await deliver()
    expect(network.mails[0]).toMatchObject({
      language: 'gu-IN',
      action: { label: 'નોંધણીની ખાતરી કરો' },
    })
    const opened = await network.api.server.inject({ url: pathOf(network.mails[0]?.action?.href) })
    expect(opened.body).toContain('lang="gu-IN"')
  })

  test.each(['', 'x', 'a'.repeat(43), "'; drop table sign_ups --"])(
    'an address that was never sent says so: %j',
    async (token) => {
      for (const path of ['/forms/confirm', '/forms/unsubscribe']) {
        const answer = await press(`${path}?token=${encodeURIComponent(token)}`)
        expect(answer.statusCode).toBe(410)
        expect(answer.body).toContain('has expired')
      }
    },
  )
})
