import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../app/app'
import { testDatabases } from '../../app/testing/test-app'
import { events, locations, posts } from '../../database/tables'
import { addPerson } from '../../documents/testing/sign-in-as'
import { createAskAs, type Variables } from '../../graphql/testing/ask-as'
import { callOf } from '../../graphql/testing/mutations'
import type { TestApi } from '../../graphql/testing/test-api'
import { closeTestNetwork, openTestNetwork } from '../../graphql/testing/test-network'
import { API_PRINCIPAL, type Principal } from '../../people/access/principal'

const DATES = `query ($from: DateTime!, $to: DateTime!, $locationId: ID) {
  calendarDates(from: $from, to: $to, locationId: $locationId) { kind title localAt localUntil allDay isPublic detail locationName }
}`
const NOVEMBER = { from: '2026-11-01T05:00:00Z', to: '2026-12-01T05:00:00Z', locationId: '20' }

describe.each(testDatabases)('the dates of a calendar on $kind', ({ url }) => {
  let app: App
  let api: TestApi
  beforeAll(async () => {
    ;({ app, api } = await openTestNetwork(url))
    const { orm } = app.database
    await orm.update(locations).set({ timeZone: 'America/Toronto', specialDays: [] })
    await orm.update(events).set({ recordStatus: 'DELETED' })
    await orm.update(posts).set({ recordStatus: 'DELETED' })
  }, 120_000)
  afterAll(() => closeTestNetwork({ app, api }))

  const ask = async (variables: Variables, who: Principal = API_PRINCIPAL) => {
    const { data, errors } = await createAskAs(app)(who, DATES, variables)
    return errors ? errors[0]?.message : data?.calendarDates
  }

  test('events, days and articles are there by the clocks of their location, drafts of events too', async () => {
    const event = (title: string, startsAt: string, change: object = {}) =>
      createAskAs(app)(API_PRINCIPAL, callOf('createOrUpdateEvent'), {
        event: { ...{ title, startsAt, locationId: '20', category: 'Spiritual' }, ...change },
      })
    const made = [
      await event('Annakut', '2026-11-30T23:30', { endsAt: '2026-12-02T10:00' }),
      await event('Draft', '2026-11-05T18:00', { recordStatus: 'INACTIVE' }),
      await event('Later', '2026-12-05T18:00'),
    ]
    for (const { errors } of made) expect(errors).toBeUndefined()
    await app.database.orm
      .update(locations)
      .set({
        specialDays: [
          {
            ...{ date: '2020-11-08', until: '2020-11-09', repeats: 'YEARLY', name: 'Mela' },
            ...{ group: null, hours: [{ startHour: 6, endHour: 22 }] },
            except: [{ date: '2020-11-09', hours: [] }],
          },
        ],
      })
      .where(eq(locations.id, 20))
    expect(await ask(NOVEMBER)).toMatchObject([
      { kind: 'EVENT', title: 'Draft', localAt: '2026-11-05T18:00', isPublic: false },
      { kind: 'SPECIAL_DAY', title: 'Mela', localAt: '2026-11-08T00:00', detail: '06:00-22:00' },
      { kind: 'SPECIAL_DAY', title: 'Mela', localAt: '2026-11-09T00:00', detail: '' },
      { kind: 'EVENT', title: 'Annakut', localUntil: '2026-12-02T10:00', isPublic: true },
    ])
  })

  test('of other locations nothing is told, and no more than two months', async () => {
    const bharat = await addPerson(app, { name: 'Bharat', level: 'VIEW', locationId: 10 })
    expect(await ask(NOVEMBER, bharat)).toMatch(/can’t see/)
    expect(await ask({ ...NOVEMBER, locationId: null }, bharat)).toEqual([])
    expect(await ask({ ...NOVEMBER, to: '2027-03-01T00:00:00Z' })).toMatch(/at most 62 days/)
  })
})
