import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../app/testing/test-app'
import { onChange } from '../../database/changes'
import { auditRows, events } from '../../database/tables'
import { codeOf, openTestRecords, type TestRecords } from '../testing/test-records'

/** The day on which the clocks of Toronto go forward next year. */
const DAY = secondSundayOfMarch(new Date().getUTCFullYear() + 1)
const DIWALI = {
  locationId: '20',
  title: 'દિવાળી & Annakut',
  category: 'Spiritual',
  startsAt: `${DAY}T09:30`,
  endsAt: `${DAY}T11:00`,
  venue: 'Assembly Hall',
  image: '1',
  body: '<p onclick="x()">Bring <b>a dish</b>.<script>x()</script></p>',
  schedule: [{ title: 'Arti', startsAt: `${DAY}T01:30` }],
  photos: ['2', '1'],
}

describe.each(testDatabases)('writing events in a $kind database', ({ url }) => {
  let records: TestRecords
  beforeAll(async () => {
    records = await openTestRecords(url)
  }, 120_000)
  afterAll(() => records.close())

  test('an event is kept in the time of its place, cleaned, and is in the calendar, the sitemap and the search at once', async () => {
    const before = await records.get('/ottawa/connect/events/calendar.ics')
    expect(before).not.toContain('દિવાળી')
    const saved = await records.save('event', { input: DIWALI })
    expect(saved).toMatchObject({ version: 1, slug: null })
    const row = await eventOf(saved.id)
    // The clocks went forward that night: half past one was still winter, half past nine was not.
    expect(row.startsAt.toISOString()).toBe(`${DAY}T13:30:00.000Z`)
    expect(row.schedule).toEqual([
      { title: 'Arti', startsAt: `${DAY}T06:30:00.000Z`, endsAt: null },
    ])
    expect(row).toMatchObject({
      body: '<p>Bring <b>a dish</b>.</p>',
      photos: [2, 1],
      image: 1,
      recordStatus: 'ACTIVE',
      updatedByName: 'API',
    })
    const calendar = await records.get('/ottawa/connect/events/calendar.ics')
    expect(calendar).toContain('SUMMARY:દિવાળી & Annakut')
    expect(calendar).toContain(`DTSTART:${DAY.replaceAll('-', '')}T133000Z`)
    expect(await records.get('/sitemap.xml')).toContain(`/ottawa/connect/events/${saved.id}</loc>`)
    const { data } = await records.api.ask(
      '{ search(locationSlug: "ottawa", text: "દિવાળી") { nodes { title path } } }',
    )
    expect(data.search.nodes).toEqual([
      { title: 'દિવાળી & Annakut', path: `/ottawa/connect/events/${saved.id}` },
    ])
    const rows = await records.app.database.orm
      .select()
      .from(auditRows)
      .where(eq(auditRows.chain, `event:${saved.id}`))
    expect(rows).toMatchObject([{ action: 'create', outcome: 'ALLOW', toVersion: 1 }])
    expect(JSON.stringify(rows)).not.toContain('દિવાળી')
  })

  test('what is not given stays, and null empties; a stale version is answered with CONFLICT', async () => {
    const { id } = await records.save('event', { input: DIWALI })
    const second = await records.save('event', {
      id,
      expectedVersion: 1,
      input: { title: 'Annakut', endsAt: null, image: null },
    })
    expect(second.version).toBe(2)
    const row = await eventOf(id)
    expect(row).toMatchObject({ title: 'Annakut', endsAt: null, image: null, photos: [2, 1] })
    expect(row.venue).toBe('Assembly Hall')
    const stale = await records.ask('event', { id, expectedVersion: 1, input: { title: 'Mine' } })
    expect(stale.errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { version: 2, title: 'Annakut', savedBy: 'API' },
    })
    expect(codeOf(await records.ask('event', { id, input: { title: 'Mine' } }))).toBe(
      'VERSION_REQUIRED',
    )
    expect((await eventOf(id)).title).toBe('Annakut')
  })

  test('sixteen who save from one version: one does, and fifteen hear of it', async () => {
    const { id } = await records.save('event', { input: DIWALI })
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        records.ask('event', { id, expectedVersion: 1, input: { title: `Writer ${n}` } }),
      ),
    )
    const codes = answers.map(codeOf)
    expect(codes.filter((code) => code === undefined)).toHaveLength(1)
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(15)
  })

  test('a draft is in no list, and appears and goes with its status', async () => {
    const heard: string[] = []
    const stop = onChange(
      records.app,
      (keys) => void heard.push(...keys.filter((key) => !key.startsWith('picture:'))),
    )
    const input = { ...DIWALI, title: 'A quiet one', recordStatus: 'INACTIVE' }
    const { id } = await records.save('event', { input })
    // Nothing that visitors see is made of it.
    expect(heard).toEqual(['search'])
    expect(await records.get('/ottawa/connect/events/calendar.ics')).not.toContain('A quiet one')
    await records.save('event', { id, expectedVersion: 1, input: { recordStatus: 'ACTIVE' } })
    expect(heard).toEqual([...['search', `event:${id}`, 'event@*', 'event@ottawa', 'search']])
    expect(await records.get('/ottawa/connect/events/calendar.ics')).toContain('A quiet one')
    await records.save('event', { id, expectedVersion: 2, input: { recordStatus: 'INACTIVE' } })
    expect(await records.get('/ottawa/connect/events/calendar.ics')).not.toContain('A quiet one')
    stop()
  })

  test('one key writes one event, however often it is sent; another payload is refused', async () => {
    const call = { input: { ...DIWALI, title: 'Once' }, idempotencyKey: 'event-once' }
    const [first, again] = await Promise.all([
      records.save('event', call),
      records.save('event', call),
    ])
    expect(again).toEqual(first)
    expect(codeOf(await records.ask('event', { ...call, input: DIWALI }))).toBe(
      'IDEMPOTENCY_MISMATCH',
    )
    const rows = await records.app.database.orm
      .select()
      .from(events)
      .where(eq(events.title, 'Once'))
    expect(rows).toHaveLength(1)
  })

  test.each([
    [{ title: '' }, 'title', "Field 'Title' is required"],
    [{ title: 'દ'.repeat(201) }, 'title', 'must be at most 200 characters'],
    [
      { category: 'Sport' },
      'category',
      "must be one of: Spiritual, Health & Wellness, Community, Women's Activities",
    ],
    [{ startsAt: 'tomorrow' }, 'startsAt', 'does not match required pattern'],
    [{ startsAt: `${DAY}T02:30` }, 'startsAt', new RegExp(`^${DAY} 02:30 doesn’t exist`)],
    [{ endsAt: `${DAY}T09:00` }, 'endsAt', 'must be at least the time it starts'],
    [{ rsvpUrl: 'javascript:alert(1)' }, 'rsvpUrl', 'does not match required pattern'],
    [
      { registration: 'PHONE', registrationContact: 'call us' },
      'registrationContact',
      'Enter a phone number, like +91 2832 250231 or 613-555-0123',
    ],
    [
      { registration: 'EMAIL', registrationContact: '613-555-0123' },
      'registrationContact',
      'Enter an email address, like info@example.org',
    ],
    [{ photos: ['1', 'x'] }, 'photos.1', "Field 'Photos' expected type 'medias' but got 'string'"],
    [{ image: '999' }, 'image', 'Picture 999 doesn’t exist'],
    [{ recordStatus: 'DELETED' }, 'recordStatus', 'must be one of: ACTIVE, INACTIVE'],
    [
      { schedule: [{ title: '', startsAt: `${DAY}T09:30` }] },
      'schedule.0.title',
      "Field 'What' is required",
    ],
  ])('%j is refused at its field, and nothing is written', async (wrong, field, message) => {
    const count = (await records.app.database.orm.select().from(events)).length
    const { errors } = await records.ask('event', { input: { ...DIWALI, ...wrong } })
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(errors[0]?.extensions.issues).toEqual([
      expect.objectContaining({
        field,
        message: typeof message === 'string' ? message : expect.stringMatching(message),
      }),
    ])
    expect(await records.app.database.orm.select().from(events)).toHaveLength(count)
  })

  test('a record stays at its location, and one that is not there is not found', async () => {
    const { id } = await records.save('event', { input: DIWALI })
    const moved = { id, expectedVersion: 1, input: { locationId: '10' } }
    expect(codeOf(await records.ask('event', moved))).toBe('BAD_USER_INPUT')
    for (const none of ['999999', 'x', '-1', '99999999999'])
      expect(codeOf(await records.ask('event', { id: none, expectedVersion: 1, input: {} }))).toBe(
        'NOT_FOUND',
      )
    const nowhere = { input: { ...DIWALI, locationId: '4711' } }
    expect(codeOf(await records.ask('event', nowhere))).toBe('BAD_USER_INPUT')
  })

  async function eventOf(id: string) {
    const [row] = await records.app.database.orm
      .select()
      .from(events)
      .where(eq(events.id, Number(id)))
    if (!row) throw new Error(`Event ${id} is not stored`)
    return row
  }
})

function secondSundayOfMarch(year: number): string {
  const first = new Date(Date.UTC(year, 2, 1)).getUTCDay()
  return `${year}-03-${String(8 + ((7 - first) % 7)).padStart(2, '0')}`
}
