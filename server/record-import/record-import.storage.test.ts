import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '../app/testing/test-app'
import { events, importedRecords, movedAddresses, posts } from '../database/tables'
import { codeOf, openTestRecords, type TestRecords } from '../records/testing/test-records'

const IMPORT = `mutation ($text: String, $address: String, $isDryRun: Boolean!, $isPublic: Boolean = true) {
  saved: importCalendar(locationId: "20", text: $text, address: $address, isDryRun: $isDryRun, isPublic: $isPublic) {
    isDone rows { line title state recordId problem } } }`
const ROWS = `mutation ($kind: String!, $rows: JSON!, $isDryRun: Boolean! = false) {
  saved: importRecords(kind: $kind, locationId: "20", rows: $rows, isDryRun: $isDryRun, isPublic: true) {
    isDone rows { line title state recordId problem } } }`

describe.each(bothDatabases)('files of others become records in a $kind database', ({ url }) => {
  let records: TestRecords
  beforeAll(async () => {
    records = await openTestRecords(url)
  }, 120_000)
  afterAll(() => records.close())

  const stored = () =>
    records.app.database.orm.select().from(events).where(eq(events.locationId, 20))
  const importCalendar = async (text: string, isDryRun = false) => {
    const { data, errors } = await records.api.ask(IMPORT, { text, isDryRun })
    expect(errors).toEqual([])
    return imported(data)
  }

  test('a dry run says what would become of each line, and keeps nothing', async () => {
    const before = await stored()
    const { isDone, rows } = await importCalendar(calendar(['a', 'આરતી'], ['b', '']), true)
    expect(isDone).toBe(false)
    expect(rows).toMatchObject([
      { line: 3, title: 'આરતી', state: 'NEW' },
      { line: 8, title: '', state: 'LEFT_OUT', problem: 'This entry has no title.' },
    ])
    expect(await stored()).toEqual(before)
    expect(await records.app.database.orm.select().from(importedRecords)).toEqual([])
  })

  test('events are on the site at once, and the same file again changes what has changed alone', async () => {
    const first = await importCalendar(calendar(['c', 'Kirtan'], ['d', 'Yoga & ધ્યાન']))
    expect(first.rows.map(({ state }) => state)).toEqual(['NEW', 'NEW'])
    const feed = await records.get('/ottawa/connect/events/calendar.ics')
    expect(feed).toContain('SUMMARY:Yoga & ધ્યાન')
    const count = (await stored()).length
    const again = await importCalendar(calendar(['c', 'Kirtan'], ['d', 'Yoga outside']))
    expect(again.rows).toMatchObject([
      { state: 'EQUAL', recordId: first.rows[0]?.recordId },
      { state: 'CHANGED', recordId: first.rows[1]?.recordId },
    ])
    expect(await stored()).toHaveLength(count)
    expect(await records.get('/ottawa/connect/events/calendar.ics')).toContain(
      'SUMMARY:Yoga outside',
    )
  })

  test('what someone has deleted here does not come back', async () => {
    const { rows } = await importCalendar(calendar(['e', 'Sabha']))
    const id = Number(rows[0]?.recordId)
    await records.app.database.orm
      .update(events)
      .set({ recordStatus: 'DELETED' })
      .where(eq(events.id, id))
    const again = await importCalendar(calendar(['e', 'Sabha in the hall']))
    expect(again.rows).toMatchObject([{ state: 'GONE', recordId: String(id) }])
  })

  test('a row that is wrong leaves all others out, and is told by its line', async () => {
    const before = await stored()
    const rows = [
      row(2, 'Picnic', { startsAt: '2030-06-01T10:00' }),
      row(3, 'Walk', { startsAt: 'soon' }),
      row(4, 'Picnic', { startsAt: '2030-06-02T10:00' }),
    ]
    const { data } = await records.api.ask(ROWS, { kind: 'event', rows })
    expect(data.saved).toMatchObject({
      isDone: false,
      rows: [
        { state: 'NEW' },
        {
          ...{ line: 3, state: 'WRONG' },
          problem:
            'Starts “soon”: can’t be read as a date and time. Write it like 2026-12-24 18:30',
        },
        { line: 4, state: 'WRONG', problem: 'Another row has the same key.' },
      ],
    })
    expect(await stored()).toEqual(before)
  })

  test('questions of a table are public where it is said, cleaned, and found', async () => {
    const values = { question: 'ક્યાં પાર્ક કરવું?', answer: '<p>Here<script>x()</script></p>' }
    const rows = [{ line: 2, key: 'park', title: 'Park', values }]
    const { data, errors } = await records.api.ask(ROWS, { kind: 'faq', rows })
    expect([errors, data.saved]).toMatchObject([[], { isDone: true }])
    const { data: found } = await records.api.ask(
      '{ allFaqs(locationSlug: "ottawa", first: 10) { nodes { question answer } } }',
    )
    expect(found.allFaqs.nodes).toContainEqual({
      question: 'ક્યાં પાર્ક કરવું?',
      answer: '<p>Here</p>',
    })
  })

  test('articles are drafts, or public where it is said, and those of a key are added once', async () => {
    const values = { title: 'દિવાળી', content: [{ text: '<p>All came<script>x()</script></p>' }] }
    const rows = [{ line: 2, key: 'wordpress a 1', title: 'દિવાળી', values }]
    const statusOf = async (more: object, isPublic: boolean) => {
      const sent = [{ ...rows[0], ...more }]
      const { data } = await records.api.ask(
        ROWS.replace('isPublic: true', `isPublic: ${isPublic}`),
        {
          ...{ kind: 'newsArticle', rows: sent },
        },
      )
      const { state, recordId } = imported(data).rows[0] ?? {}
      const [row] = await records.app.database.orm
        .select()
        .from(posts)
        .where(eq(posts.id, Number(recordId)))
      return [state, row?.status]
    }
    expect(await statusOf({}, false)).toEqual(['NEW', 'DRAFT'])
    expect(await statusOf({}, false)).toEqual(['EQUAL', 'DRAFT'])
    expect(await statusOf({ key: 'wordpress a 2' }, true)).toEqual(['NEW', 'PUBLISHED'])
  })

  test('an old address redirects to its record, in the transaction that imports it, and again where it was imported before', async () => {
    const importArticle = async (oldAddress: string, more: object = {}) => {
      const row = {
        ...{ line: 2, key: `wordpress ${oldAddress}`, title: 'Yatra', oldAddress },
        values: { title: 'Yatra' },
      }
      const sent = { kind: 'newsArticle', rows: [row], ...more }
      const { data, errors } = await records.api.ask(ROWS, sent)
      expect(errors).toEqual([])
      return imported(data)
    }
    const redirects = async () => {
      const rows = await records.app.database.orm.select().from(movedAddresses)
      return rows.filter(({ path }) => path?.startsWith('/2023/'))
    }
    expect((await importArticle('/2023/05/yatra', { isDryRun: true })).rows).toMatchObject([
      { state: 'NEW', problem: null },
    ])
    expect(await redirects()).toEqual([])
    await importArticle('/2023/05/yatra')
    const [added] = await redirects()
    expect(added).toMatchObject({ locationId: 20, path: '/2023/05/yatra' })
    expect(added?.target).toMatch(/^\/connect\/news\/yatra/)
    await records.app.database.orm
      .delete(movedAddresses)
      .where(eq(movedAddresses.path, '/2023/05/yatra'))
    expect((await importArticle('/2023/05/yatra')).rows).toMatchObject([{ state: 'EQUAL' }])
    expect(await redirects()).toHaveLength(1)
    // An address that is refused does not keep its article out.
    const { isDone, rows } = await importArticle('/')
    expect([isDone, rows]).toMatchObject([
      true,
      [{ state: 'NEW', problem: expect.stringMatching(/home/i) }],
    ])
  })

  test('ten who import the same file at once add each event once', async () => {
    const before = (await stored()).length
    const text = calendar(['x1', 'One'], ['x2', 'Two'], ['x3', 'Three'])
    const answers = await Promise.all(Array.from({ length: 10 }, () => importCalendar(text)))
    expect(answers.filter(({ rows }) => rows[0]?.state === 'NEW')).toHaveLength(1)
    expect(await stored()).toHaveLength(before + 3)
  })

  test.each([
    ['an unknown kind', ROWS, { kind: 'nothing', rows: [] }, 'BAD_USER_INPUT'],
    ['no list of rows', ROWS, { kind: 'event', rows: { line: 1 } }, 'BAD_USER_INPUT'],
    [
      '501 rows',
      ROWS,
      { kind: 'event', rows: Array.from({ length: 501 }, (_, at) => row(at + 1, `${at}`, {})) },
      'LIMIT_EXCEEDED',
    ],
    ['no calendar', IMPORT, { text: 'Dear all', isDryRun: true }, 'BAD_USER_INPUT'],
    ['nothing', IMPORT, { isDryRun: true }, 'BAD_USER_INPUT'],
    [
      'an address inside our network',
      IMPORT,
      { address: 'https://127.0.0.1/c.ics', isDryRun: true },
      'BAD_USER_INPUT',
    ],
    [
      'a file of this machine',
      IMPORT,
      { address: 'file:///etc/passwd', isDryRun: true },
      'BAD_USER_INPUT',
    ],
  ])('%s is refused', async (_, query, variables, code) => {
    expect(codeOf(await records.api.ask(query, variables))).toBe(code)
  })

  test('a volunteer imports hidden events of their own location, and none elsewhere', async () => {
    const held = await records.volunteerWith([{ locationId: 20, level: 'CONTRIBUTE' }])
    const text = calendar(['v', 'From a volunteer'])
    const { data } = await records.api.ask(IMPORT, { text, isDryRun: false }, held)
    const id = Number(imported(data).rows[0]?.recordId)
    const [saved] = await records.app.database.orm.select().from(events).where(eq(events.id, id))
    expect(saved?.recordStatus).toBe('INACTIVE')
    const article = {
      line: 2,
      key: null,
      title: 'Old',
      values: { title: 'Old' },
      oldAddress: '/old',
    }
    const redirecting = await records.api.ask(ROWS, { kind: 'newsArticle', rows: [article] }, held)
    expect(codeOf(redirecting)).toBe('FORBIDDEN')
    const none = await records.volunteerWith([{ locationId: 10, level: 'CONTRIBUTE' }])
    expect(codeOf(await records.api.ask(IMPORT, { text, isDryRun: false }, none))).toBe('FORBIDDEN')
  })
})

/** For tests: a calendar of events that are to come. */
function calendar(...entries: readonly (readonly [uid: string, title: string])[]): string {
  const lines = entries.flatMap(([uid, title]) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SUMMARY:${title}`,
    `DTSTART:${new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')}T150000Z`,
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

function row(line: number, title: string, values: object) {
  return { line, key: title, title, values: { title, ...values } }
}

interface Imported {
  readonly isDone: boolean
  readonly rows: readonly { readonly state: string; readonly recordId: string | null }[]
}

function imported({ saved }: { readonly saved: unknown }): Imported {
  // As the operation declares it.
  return saved as Imported
}
