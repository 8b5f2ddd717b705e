import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../app/testing/test-app'
import { locations } from '../database/tables'
import { OTTAWA, page, text } from '../documents/overrides/testing/override-site'
import { addPerson } from '../documents/testing/sign-in-as'
import { dayFromNow } from '../kits/testing/kit-site'
import { API_PRINCIPAL } from '../people/access/principal'
import { PUBLISH_AT, SAVE_PAGE, useMoments } from './testing/moment-site'

const OUTLOOK = `query ($at: String!, $first: Int, $after: String) { siteOutlook(at: $at, first: $first, after: $after) {
  nodes { locationId locationName issues { kind count recordId title language } } totalCount pageInfo { hasNextPage endCursor } } }`
const SOON = `${dayFromNow(2)}T12:00`
const LATER = `${dayFromNow(20)}T12:00`

interface Issue {
  readonly kind: string
  readonly count: number
  readonly recordId: string | null
  readonly title: string
  readonly language: string | null
}

describe.each(bothDatabases)('what will be missing, on $kind', ({ url }) => {
  const { site, done, refused } = useMoments(url)

  async function issuesAt(at: string, by = API_PRINCIPAL): Promise<Record<string, Issue[]>> {
    const { nodes } = await done(OUTLOOK, { at }, by)
    return Object.fromEntries(
      nodes.map(({ locationId, issues }) => [locationId, issues as Issue[]]),
    )
  }
  const kindsAt = async (at: string) => (await issuesAt(at))[OTTAWA]?.map(({ kind }) => kind)

  test('lists that will be empty, by what is over and what is scheduled until then', async () => {
    // The sample's event is in three days.
    expect(await kindsAt(SOON)).not.toContain('NO_EVENTS')
    expect(await kindsAt(LATER)).toContain('NO_EVENTS')
    expect(await kindsAt(LATER)).not.toContain('NO_NEWS')
    const { id } = await done(
      'mutation ($e: EventInput!) { createOrUpdateEvent(event: $e) { id } }',
      {
        e: {
          ...{ locationId: OTTAWA, title: 'Rangoli', startsAt: `${dayFromNow(30)}T10:00` },
          recordStatus: 'INACTIVE',
        },
      },
    )
    expect(await kindsAt(LATER)).toContain('NO_EVENTS')
    await done(
      'mutation ($id: ID!, $at: String) { scheduleRecord(kind: "event", id: $id, action: PUBLISH, at: $at) { id } }',
      { id, at: `${dayFromNow(10)}T12:00` },
    )
    expect(await kindsAt(LATER)).not.toContain('NO_EVENTS')
  })

  test('hours, announcements that are over, and pages that lack a language of the site', async () => {
    const { orm } = site().app.database
    await orm.update(locations).set({ hours: [] }).where(eq(locations.id, 30))
    const arti: (typeof locations.$inferInsert)['hours'] = [
      { id: 1, name: 'Darshan', hours: [{ weekday: 'MONDAY', startHour: 7, endHour: 12 }] },
      { id: 2, name: 'Arti', kind: 'SERVICE', hours: [] },
      {
        ...{ id: 3, name: 'Sandhya arti', kind: 'SERVICE' },
        hours: [{ weekday: 'MONDAY', startHour: 18, endHour: 19 }],
      },
    ]
    await orm.update(locations).set({ hours: arti }).where(eq(locations.id, 40))
    const announced = await done(
      'mutation ($a: AnnouncementInput!) { createOrUpdateAnnouncement(announcement: $a) { id } }',
      { a: { locationId: OTTAWA, text: 'Car park full', shownUntil: `${dayFromNow(3)}T12:00` } },
    )
    const items = [
      { locationId: OTTAWA, content: page(text('t', 'Lights')) },
      { locationId: OTTAWA, language: 'gu-IN', title: 'દીવા', content: page(text('t', 'દીવા')) },
    ]
    const home = await done(SAVE_PAGE, {
      title: 'Home',
      topic: { locationId: OTTAWA, externalUrl: '/', items },
    })
    await done(PUBLISH_AT, { id: home.id })
    const monday = nextMonday()
    const all = await issuesAt(LATER)
    expect(all['30']).toContainEqual(expect.objectContaining({ kind: 'NO_HOURS' }))
    expect((await issuesAt(`${monday}T12:00`))['40']?.map(({ kind }) => kind)).not.toContain(
      'NO_SERVICES',
    )
    expect((await issuesAt(`${dayAfterThat(monday)}T12:00`))['40']).toContainEqual(
      expect.objectContaining({ kind: 'NO_SERVICES' }),
    )
    expect(all[OTTAWA]).toContainEqual({
      ...{ kind: 'ANNOUNCEMENT_OVER', count: 1, language: null },
      ...{ recordId: announced.id, title: 'Car park full' },
    })
    expect((await issuesAt(SOON))[OTTAWA]?.map(({ kind }) => kind)).not.toContain(
      'ANNOUNCEMENT_OVER',
    )
    // Ottawa's page “Visit” of the sample is in English alone.
    expect(all[OTTAWA]).toContainEqual(
      expect.objectContaining({ kind: 'UNTRANSLATED', language: 'gu-IN', count: 1 }),
    )
  })

  test('people see their own locations, in parts, and a moment that is none is refused', async () => {
    const { app } = site()
    const own = await addPerson(app, { name: 'Omar', level: 'VIEW', locationId: 20 })
    expect(Object.keys(await issuesAt(SOON, own))).toEqual([OTTAWA])
    const first = await done(OUTLOOK, { at: SOON, first: 2 })
    expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } })
    const next = await done(OUTLOOK, { at: SOON, first: 2, after: first.pageInfo.endCursor })
    expect(next.pageInfo.hasNextPage).toBe(false)
    const names = [...first.nodes, ...next.nodes].map(({ locationName }) => locationName)
    expect(new Set(names).size).toBe(4)
    for (const at of ['2020-01-01T10:00', '2999-01-01T10:00', 'soon', '', '2027-02-30T10:00'])
      expect((await refused(OUTLOOK, { at })).codes, at).toEqual(['BAD_USER_INPUT'])
    // An hour that clocks leave out somewhere is the next one there.
    expect((await done(OUTLOOK, { at: '2027-03-14T02:30' })).nodes).toHaveLength(4)
  })
})

function nextMonday(): string {
  const days = Array.from({ length: 7 }, (_, index) => dayFromNow(index + 2))
  return days.find((day) => new Date(`${day}T00:00Z`).getUTCDay() === 1) ?? ''
}

function dayAfterThat(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, day.length)
}
