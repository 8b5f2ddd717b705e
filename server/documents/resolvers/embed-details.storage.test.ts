import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { App } from '../../app/app'
import { testDatabases } from '../../app/testing/test-app'
import { type EmbedProviders, EmbedProviderUnavailable } from '../../embeds/embed-details'
import type { TestApi } from '../../graphql/testing/test-api'
import { closeTestNetwork, openTestNetwork } from '../../graphql/testing/test-network'
import { BUDGETS } from '../../http/limits/budgets'

const QUERY = 'query ($address: String!) { embedDetails(address: $address) { title author } }'
const TRACK = 'https://soundcloud.com/mandir/evening-arti'

describe.each(testDatabases)('details of embeds on the $kind database', ({ url }) => {
  let app: App
  let api: TestApi
  let asked: string[] = []
  let find: EmbedProviders['find']
  beforeAll(async () => {
    ;({ app, api } = await openTestNetwork(url))
    const embedProviders: EmbedProviders = {
      find: (address) => {
        asked.push(address)
        return find(address)
      },
    }
    Object.assign(app, { embedProviders })
  })
  beforeEach(() => {
    asked = []
    find = async () => ({ title: 'Evening arti', author: 'The singers' })
  })
  afterAll(() => closeTestNetwork({ app, api }))

  test('an editor reads them, and a visitor makes the server ask nobody', async () => {
    const { data } = await api.ask(QUERY, { address: TRACK })
    expect(data).toEqual({ embedDetails: { title: 'Evening arti', author: 'The singers' } })
    expect(asked).toEqual([TRACK])
    const visitor = await api.ask(QUERY, { address: TRACK }, {})
    expect(visitor.data).toEqual({ embedDetails: null })
    expect(asked).toHaveLength(1)
  })

  test('a provider that is down is named, and an address too long is refused unread', async () => {
    find = () => Promise.reject(new EmbedProviderUnavailable('SoundCloud'))
    const { errors } = await api.ask(QUERY, { address: TRACK })
    expect(errors[0]).toMatchObject({
      message: 'SoundCloud doesn’t describe this address. Enter the title yourself.',
      extensions: { code: 'UNAVAILABLE' },
    })
    asked = []
    const long = await api.ask(QUERY, { address: 'x'.repeat(2_501) })
    expect(long.errors).toHaveLength(1)
    expect(asked).toEqual([])
  })

  test('one person has so many described, ten at once as well', async () => {
    const { points } = BUDGETS.embedLookupsOfPerson
    const ask = () => api.ask(QUERY, { address: TRACK })
    while (asked.length < points - 5) {
      const { errors } = await ask()
      if (errors.length > 0) break
    }
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    const refused = answers.filter(({ errors }) => errors.length > 0)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.errors[0]?.extensions.code).toBe('RATE_LIMITED')
    expect(asked.length).toBeLessThanOrEqual(points)
  })
})
