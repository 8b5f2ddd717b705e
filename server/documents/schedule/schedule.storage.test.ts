import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { App } from '../../app/app'
import { bothDatabases } from '../../app/testing/test-app'
import { assignments, jobs, locations, schedules, users } from '../../database/tables'
import { answerOf, createAskAs, type Variables } from '../../graphql/testing/ask-as'
import { callOf } from '../../graphql/testing/mutations'
import type { TestApi } from '../../graphql/testing/test-api'
import { closeTestNetwork, openTestNetwork } from '../../graphql/testing/test-network'
import { storedRefusalIn } from '../../http/errors/refusal-text'
import { textPage } from '../../import/testing/small-network'
import { runDueJob } from '../../jobs/run-job'
import { API_PRINCIPAL, type Principal } from '../../people/access/principal'
import { findPublishedPage } from '../testing/find-published-page'
import { addPerson } from '../testing/sign-in-as'
import { scheduleJob } from './schedule-job'

describe.each(bothDatabases)('what is scheduled for pages on $kind', ({ url }) => {
  let app: App
  let api: TestApi
  /** The time on the server's clock. */
  let now = new Date('2026-10-20T12:00:00Z')
  beforeAll(async () => {
    const network = await openTestNetwork(url)
    app = { ...network.app, clock: () => now }
    api = network.api
  })
  afterAll(() => closeTestNetwork({ app, api }))
  beforeEach(async () => {
    now = new Date('2026-10-20T12:00:00Z')
    await app.database.orm.delete(jobs)
    await app.database.orm.delete(schedules)
  })

  const ask = (source: string, variables: Variables, who: Principal = API_PRINCIPAL) =>
    createAskAs(app)(who, source, variables)
  const call = (name: string, variables: Variables, who?: Principal) =>
    ask(callOf(name), variables, who)
  const zone = (timeZone: string) =>
    app.database.orm.update(locations).set({ timeZone }).where(eq(locations.id, 20))

  let pages = 0
  async function page(locationId = 20) {
    pages += 1
    const path = `/scheduled-${pages}`
    const { id } = answerOf(
      await call('createOrUpdateDocument', {
        title: 'Diwali',
        type: 'PAGE',
        topic: {
          ...{ locationId: String(locationId), externalUrl: path },
          items: [{ content: textPage('<p>Lamps</p>') }],
        },
      }),
    )
    return { id, path, locationId }
  }
  const isSeen = async ({ path, locationId }: { path: string; locationId: number }) =>
    (await findPublishedPage(app, { path, locationId, language: 'en-US' })) !== null
  const messageOf = ({ errors }: Awaited<ReturnType<typeof call>>) => errors?.[0]?.message

  /** The clock moves on, and what is due then is done. */
  async function clockAt(iso: string): Promise<void> {
    now = new Date(iso)
    const job = scheduleJob(app)
    const kinds = new Map([[job.name, job]])
    while (await runDueJob({ ...app, dueBy: () => now }, kinds));
  }

  test.each([
    // Clocks went back the night before, so 06:00 is an hour later in UTC.
    ['America/Toronto', '2026-11-01T06:00', '2026-11-01T11:00:00Z'],
    ['Europe/London', '2026-10-25T06:00', '2026-10-25T06:00:00Z'],
    ['Asia/Kolkata', '2026-10-25T06:00', '2026-10-25T00:30:00Z'],
    // This hour occurs twice; the first one counts.
    ['America/Toronto', '2026-11-01T01:30', '2026-11-01T05:30:00Z'],
    // Clocks went forward the night before.
    ['America/Toronto', '2027-03-14T06:00', '2027-03-14T10:00:00Z'],
  ])('in %s, scheduled for %s, it is published at %s', async (timeZone, at, moment) => {
    await zone(timeZone)
    const made = await page()
    expect(messageOf(await call('publishDocument', { id: made.id, expectedVersion: 1, at }))).toBe(
      undefined,
    )
    await clockAt(new Date(Date.parse(moment) - 1000).toISOString())
    expect(await isSeen(made)).toBe(false)
    await clockAt(moment)
    expect(await isSeen(made)).toBe(true)
    expect(await app.database.orm.select().from(schedules)).toEqual([])
  })

  test.each([
    ['2027-03-14T02:30', /2027-03-14, 02:30 doesn’t exist.*an hour later/],
    ['2026-10-20T07:59', /is in the past. It’s now 2026-10-20, 08:00 in America\/Toronto/],
    ['2026-13-01T06:00', /isn’t a date and time/],
    ['tomorrow', /‘tomorrow’ isn’t a date and time/],
    ['2031-01-01T06:00', /more than two years from now/],
  ])('%s is refused beside its field', async (at, words) => {
    await zone('America/Toronto')
    const answer = await call('publishDocument', { ...(await page()), expectedVersion: 1, at })
    expect(messageOf(answer)).toMatch(words)
    expect(await app.database.orm.select().from(schedules)).toEqual([])
  })

  test('until a time: it is there, and then it is taken off', async () => {
    await zone('America/Toronto')
    const made = await page()
    const times = { at: '2026-11-08T06:00', until: '2026-11-09T21:00' }
    await call('publishDocument', { id: made.id, expectedVersion: 1, ...times })
    const turned = { at: times.until, until: times.at }
    const { id } = made
    expect(messageOf(await call('publishDocument', { id, expectedVersion: 1, ...turned }))).toMatch(
      /unpublished before it’s published/,
    )
    await clockAt('2026-11-08T11:00:00Z')
    expect(await isSeen(made)).toBe(true)
    await clockAt('2026-11-10T02:00:00Z')
    expect(await isSeen(made)).toBe(false)
  })

  test('published now, until a time', async () => {
    await zone('America/Toronto')
    const made = await page()
    const until = '2026-10-21T08:00'
    await call('publishDocument', { id: made.id, expectedVersion: 1, until })
    expect(await isSeen(made)).toBe(true)
    await clockAt('2026-10-21T12:00:00Z')
    expect(await isSeen(made)).toBe(false)
  })

  test('what was scheduled is what is published, whatever was saved since', async () => {
    const made = await page()
    await call('publishDocument', { id: made.id, expectedVersion: 1, at: '2026-11-08T06:00' })
    const { id } = made
    const topic = { items: [{ content: textPage('<p>Not yet</p>') }] }
    await call('createOrUpdateDocument', { id, expectedVersion: 1, topic, autosave: true })
    await clockAt('2026-11-09T00:00:00Z')
    const seen = await findPublishedPage(app, { ...made, language: 'en-US' })
    expect(seen?.content).toEqual(textPage('<p>Lamps</p>'))
    const { data } = await ask('query ($id: ID!) { document(id: $id) { status version } }', { id })
    expect(data?.document).toEqual({ status: 'DRAFT', version: 2 })
  })

  test('the person who scheduled it and may not publish any more is told, and so is everyone else', async () => {
    const asha = await addPerson(app, { name: 'Asha', level: 'MANAGE', locationId: 20 })
    await app.database.orm.update(users).set({ language: 'gu' }).where(eq(users.id, asha.id))
    const made = await page()
    const plan = { id: made.id, expectedVersion: 1, at: '2026-11-08T06:00' }
    expect(messageOf(await call('publishDocument', plan, asha))).toBe(undefined)
    await app.database.orm.delete(assignments).where(eq(assignments.userId, asha.id))
    await clockAt('2026-11-09T00:00:00Z')
    expect(await isSeen(made)).toBe(false)
    const [left] = await app.database.orm.select().from(schedules)
    const row = left?.problem ?? ''
    expect(JSON.parse(row)).toEqual({
      reason: 'schedulerCannotPublish',
      values: { person: 'Asha' },
    })
    expect(await storedRefusalIn('en', row)).toBe(
      'Asha, who scheduled this, can’t publish at this location anymore.',
    )
    const [mail] = await app.database.orm.select().from(jobs).where(eq(jobs.kind, 'mail'))
    const { to, paragraphs } = JSON.parse(mail?.payload ?? '{}')
    expect(to).toBe('asha@toran.example')
    // In her language, the reason and the date too; the page, the location and she herself have Latin names.
    const text = paragraphs.join(' ').replace(/Diwali|Asha/g, '')
    expect(text).toContain('નવેમ્બર, 2026 06:00')
    expect(text.replaceAll('Ottawa', '')).not.toMatch(/[A-Za-z]{2}/)
  })

  test('a page that is in the trash by then stays there', async () => {
    const { id, ...made } = await page()
    await call('publishDocument', { id, expectedVersion: 1, at: '2026-11-08T06:00' })
    await call('setRecordStatus', { id, expectedVersion: 1, status: 'DELETED' })
    await clockAt('2026-11-09T00:00:00Z')
    expect(await isSeen(made)).toBe(false)
    const [left] = await app.database.orm.select().from(schedules)
    expect(await storedRefusalIn('en', left?.problem ?? '')).toBe('The page is in the trash.')
  })

  test('what is cancelled is not done', async () => {
    const { id, ...made } = await page()
    await call('publishDocument', { id, expectedVersion: 1, at: '2026-11-08T06:00' })
    const [scheduled] = await app.database.orm.select().from(schedules)
    await call('cancelSchedule', { documentId: id, id: String(scheduled?.id) })
    await clockAt('2026-11-09T00:00:00Z')
    expect(await isSeen(made)).toBe(false)
  })

  test('the calendar tells what is scheduled, in the time of each location', async () => {
    await zone('Asia/Kolkata')
    const { id } = await page()
    await call('publishDocument', { id, expectedVersion: 1, at: '2026-11-08T06:00' })
    const { data } = await ask(
      'query ($from: DateTime!, $to: DateTime!) { scheduled(from: $from, to: $to) { title localAt timeZone by locationName } }',
      { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' },
    )
    expect(data?.scheduled).toEqual([
      {
        ...{ title: 'Diwali', localAt: '2026-11-08T06:00', timeZone: 'Asia/Kolkata' },
        ...{ by: 'API', locationName: 'Ottawa' },
      },
    ])
  })

  test('two runners do it once', async () => {
    const made = await page()
    await call('publishDocument', { id: made.id, expectedVersion: 1, at: '2026-11-08T06:00' })
    await Promise.all([clockAt('2026-11-09T00:00:00Z'), clockAt('2026-11-09T00:00:00Z')])
    expect(await isSeen(made)).toBe(true)
    const { data } = await ask(
      'query ($chain: String!) { audit(chain: $chain, first: 20) { nodes { action } } }',
      { chain: `document:${made.id}` },
    )
    const log = data?.audit as unknown as { nodes: { action: string }[] } | undefined
    expect(log?.nodes.filter(({ action }) => action === 'publish')).toHaveLength(1)
  })
})
