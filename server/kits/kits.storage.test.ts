import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../app/testing/test-app'
import { navigations } from '../database/tables'
import { DEFAULT, LEICESTER, OTTAWA, text } from '../documents/overrides/testing/override-site'
import { addPerson } from '../documents/testing/sign-in-as'
import { codesOf } from '../graphql/testing/ask-as'
import {
  ALL_LOCATIONS,
  dayFromNow,
  END,
  HALL,
  NEXT,
  PUBLISH,
  SEND,
  SUBMIT,
  useKits,
} from './testing/kit-site'

/** The values of a kit or an event that are looked at. */
interface Values {
  readonly page: string
  readonly startsAt: string
  readonly events: readonly { readonly event: string }[]
  readonly announcements: readonly unknown[]
}

describe.each(bothDatabases)('kits on $kind', ({ url }) => {
  const { ask, done, refused, html, site, networkPage, ...kits } = useKits(url)
  const { diwali, outcomes, fill, submit, own, progress, ready } = kits
  const { menuOf, draftOf, jobsOf, runJobs, topicOf } = kits

  test('each location gets drafts, fills the blanks in, and is counted as ready once it has submitted', async () => {
    const kitId = await diwali('Diwali')
    expect(await outcomes(SEND, { kitId, at: ALL_LOCATIONS })).toEqual([null, null, null])
    const before = await own(kitId, OTTAWA)
    expect(before).toMatchObject({
      ...{ state: 'FILLING', blanks: [HALL, 'director', 'the day’s name'] },
      drafts: [{ kind: 'event', title: 'Annakut' }, { kind: 'announcement' }],
    })
    // Nothing of it is public yet.
    expect(await html('/ottawa/diwali')).not.toContain('Annakut')
    const partly = await fill(kitId, OTTAWA, { [HALL]: 'Main <hall>, 11:00' })
    expect(partly).toMatchObject({ state: 'FILLING', blanks: ['director', 'the day’s name'] })
    const early = await refused(SUBMIT, { kitId, at: OTTAWA })
    expect(early).toMatchObject({ codes: ['BAD_USER_INPUT'] })
    expect(early.message).toContain('2 blanks are still empty: “director”, “the day’s name”')
    await fill(kitId, OTTAWA, { director: 'Asha', 'the day’s name': 'Annakut' })
    expect(await submit(kitId, OTTAWA)).toMatchObject({ state: 'READY', blanks: [] })
    expect(await progress(kitId)).toEqual({ all: 3, filling: 2, ready: 1, published: 0, ended: 0 })
  })

  test('an answer is corrected wherever it was put, and what was written by hand stays', async () => {
    const kitId = await diwali('Corrected')
    await outcomes(SEND, { kitId, at: [OTTAWA] })
    await fill(kitId, OTTAWA, { [HALL]: 'Small hall' })
    const { pageId } = await own(kitId, OTTAWA)
    const page = await draftOf(pageId)
    expect(page).toContain('<p>In Small hall.</p>')
    await done(
      `mutation ($id: ID!, $topic: TopicInput) { createOrUpdateDocument(id: $id, expectedVersion: 2, topic: $topic) { id } }`,
      {
        id: pageId,
        topic: topicOf(OTTAWA, [
          text('t1', 'In Small hall.'),
          text('t2', 'Small hall, by hand, [[director]]'),
        ]),
      },
    )
    await fill(kitId, OTTAWA, { [HALL]: 'Big hall', director: 'Ravi' })
    const after = await draftOf(pageId)
    expect(after).toContain('In Big hall.')
    expect(after).toContain('Small hall, by hand, Ravi')
    // An empty answer makes a blank of it again.
    expect((await fill(kitId, OTTAWA, { [HALL]: '' })).blanks).toContain(HALL)
  })

  test('those that are ready are published whole; one that forgot a blank is told, and its site stays', async () => {
    const kitId = await diwali('Published')
    await outcomes(SEND, { kitId, at: ALL_LOCATIONS })
    for (const at of [OTTAWA, LEICESTER]) await ready(kitId, at)
    // Someone empties a text of a page that was submitted.
    await fill(kitId, LEICESTER, { director: '' })
    const [ottawa, leicester, nairobi] = await outcomes(PUBLISH, { kitId, at: ALL_LOCATIONS })
    expect(ottawa).toBeNull()
    expect(leicester).toContain('“director”')
    expect(nairobi).toContain('hasn’t submitted')
    expect(await html('/ottawa/published')).toContain('In Main hall.')
    const { pageId } = await own(kitId, OTTAWA)
    const link = { pageId: Number(pageId) }
    expect(await html('/ottawa/published')).toContain('Annakut at Main hall')
    expect(await menuOf(OTTAWA)).toMatchObject([{ label: 'Festival menu', link }])
    expect(await html('/leicester/published')).not.toContain('Main hall')
    const days = `query ($slug: String!) { location(slug: $slug) { specialDays { name date } } }`
    expect((await done(days, { slug: 'ottawa' })).specialDays).toContainEqual({
      ...{ name: 'Annakut day', date: '2098-11-08' },
    })
    expect((await done(days, { slug: 'leicester' })).specialDays).toEqual([])
    expect(await progress(kitId)).toMatchObject({ published: 1, ready: 0, filling: 2 })
    // A kit can’t be published twice at a location.
    expect((await outcomes(PUBLISH, { kitId, at: [OTTAWA] }))[0]).toContain('already published')
    // The end takes hours and menu down, and leaves the page.
    expect(await outcomes(END, { kitId, at: [OTTAWA] })).toEqual([null])
    expect((await done(days, { slug: 'ottawa' })).specialDays).not.toContainEqual({
      ...{ name: 'Annakut day', date: '2098-11-08' },
    })
    const after = await html('/ottawa/published')
    expect(after).toContain('In Main hall.')
    expect(after).not.toContain('Annakut at Main hall')
    expect(await menuOf(OTTAWA)).toEqual([])
  })

  test('a location schedules it in its own time zone, and the last day takes it down', async () => {
    const kitId = await diwali('Scheduled', {
      lastDay: `${dayFromNow(3)}T00:00`,
      unpublishes: true,
    })
    await outcomes(SEND, { kitId, at: [OTTAWA] })
    await ready(kitId, OTTAWA)
    const time = `${dayFromNow(2)}T06:00`
    expect(await submit(kitId, OTTAWA, time)).toMatchObject({
      ...{ state: 'SCHEDULED', publishAt: time },
    })
    const [scheduled] = await jobsOf(kitId)
    // Six in the morning in Ottawa is ten or eleven in Greenwich.
    expect([10, 11]).toContain(scheduled?.runAt.getUTCHours())
    await runJobs(dayFromNow(3))
    expect(await own(kitId, OTTAWA)).toMatchObject({ state: 'PUBLISHED', problem: null })
    expect(await html('/ottawa/scheduled')).toContain('In Main hall.')
    await runJobs(dayFromNow(5))
    expect((await own(kitId, OTTAWA)).state).toBe('ENDED')
    expect(await html('/ottawa/scheduled')).not.toContain('In Main hall.')
  })

  test('what is refused when it is due is undone whole, and says why', async () => {
    const kitId = await diwali('Refused')
    await outcomes(SEND, { kitId, at: [OTTAWA] })
    await ready(kitId, OTTAWA)
    await submit(kitId, OTTAWA, `${dayFromNow(1)}T06:00`)
    const { pageId } = await own(kitId, OTTAWA)
    await done(
      `mutation ($id: ID!) { setRecordStatus(id: $id, status: ARCHIVED, expectedVersion: 2) { version } }`,
      { id: pageId },
    )
    await runJobs(dayFromNow(2))
    const after = await own(kitId, OTTAWA)
    expect(after.problem).toContain('archived')
    expect(after.state).toBe('READY')
    const [event] = after.drafts
    const record = await done(
      `query ($key: String!) { record(kind: "event", key: $key) { isPublic } }`,
      { key: event.id },
    )
    expect(record.isPublic).toBe(false)
  })

  test('the default location gets its entry for the network’s page, beside the network’s menu, and loses it at the end', async () => {
    const page = await networkPage('/festival')
    const kitId = await diwali('At home', { page, unpublishes: true })
    await outcomes(SEND, { kitId, at: [DEFAULT, OTTAWA] })
    await fill(kitId, DEFAULT, { [HALL]: 'Main hall', 'the day’s name': 'Annakut day' })
    await submit(kitId, DEFAULT)
    expect(await outcomes(PUBLISH, { kitId, at: [DEFAULT] })).toEqual([null])
    const link = { pageId: Number(page) }
    // Its own entries are stored apart, so no other location’s menu has them.
    expect(await menuOf(DEFAULT)).toMatchObject([{ label: 'Festival menu', link }])
    const menus = await site().app.database.orm.select().from(navigations)
    expect(menus.filter((menu) => JSON.stringify(menu.entries).includes(page))).toMatchObject([
      { slug: '10-en-us_here', onlyHere: true },
    ])
    expect(await outcomes(END, { kitId, at: [DEFAULT] })).toEqual([null])
    expect(await menuOf(DEFAULT)).toEqual([])
    // The page is the network’s and stays.
    expect(await html('/festival')).toContain('Dress modestly')
  })

  test('next year’s kit has copies of everything as drafts, a new name and later days', async () => {
    const kitId = await diwali('Diwali 2098', { lastDay: '2098-11-10T00:00' })
    const next = { kitId, title: 'Diwali 2099', lastDay: '2099-10-30' }
    const made = await done<string>(NEXT, next)
    const read = async (kind: string, key: string) => {
      const query = `query ($kind: String!, $key: String!) { record(kind: $kind, key: $key) { isPublic values } }`
      return await done<{ isPublic: boolean; values: Values }>(query, { kind, key })
    }
    const [{ values: before }, { values: kit }] = [
      await read('kit', kitId),
      await read('kit', made),
    ]
    expect(kit).toMatchObject({
      ...{ title: 'Diwali 2099', lastDay: '2099-10-30T00:00', menuLabel: 'Festival menu' },
      specialDays: [{ name: '[[the day’s name]]', date: '2099-10-28T00:00' }],
    })
    expect(kit.page).not.toEqual(before.page)
    expect(kit.events).not.toEqual(before.events)
    expect(kit.announcements).not.toEqual(before.announcements)
    const document = await done(`query ($id: ID!) { document(id: $id) { title type status } }`, {
      id: kit.page,
    })
    expect(document).toEqual({ title: 'Diwali 2099', type: 'TEMPLATE', status: 'DRAFT' })
    expect(await draftOf(String(kit.page))).toContain(`In [[${HALL}]].`)
    const moved = await read('event', String(kit.events[0]?.event))
    expect(moved).toMatchObject({ isPublic: false, values: { venue: `[[${HALL}]]` } })
    expect(moved.values.startsAt).toBe('2099-10-28T11:00')
    // It is sent like any other, and what was changed in it does not change the earlier one.
    expect(await outcomes(SEND, { kitId: made, at: [OTTAWA] })).toEqual([null])
    expect((await read('kit', kitId)).values).toEqual(before)
    expect((await refused(NEXT, { ...next, title: ' ' })).message).toContain('Enter a name')
    expect((await refused(NEXT, { ...next, lastDay: '2099-02-30' })).codes).toEqual([
      'BAD_USER_INPUT',
    ])
    expect((await refused(NEXT, { ...next, kitId: '999999' })).codes).toEqual(['NOT_FOUND'])
    const manager = await addPerson(site().app, {
      ...{ name: 'Next', level: 'MANAGE', locationId: Number(OTTAWA) },
    })
    expect(codesOf(site().app, await ask(NEXT, next, manager))).toEqual(['FORBIDDEN'])
  })
})
