import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { momentOf } from '#schema/entities/local-time'
import { bothDatabases } from '../app/testing/test-app'
import { assignments, documents, locations } from '../database/tables'
import { LEICESTER, OTTAWA, page, text } from '../documents/overrides/testing/override-site'
import { addPerson } from '../documents/testing/sign-in-as'
import { dayFromNow } from '../kits/testing/kit-site'
import { LINK, PUBLISH_AT, useMoments } from './testing/moment-site'

const START = `${dayFromNow(3)}T18:00`
const MIDDLE = `${dayFromNow(4)}T12:00`

describe.each(bothDatabases)('who looks at the site at a moment, on $kind', ({ url }) => {
  const { site, done, refused, at, draftPage, link, enter } = useMoments(url)
  const get = async (path: string, cookie = '') => (await site().get(path, { cookie })).statusCode

  test('a person of another location gets no link, and one of the location sees nothing that only head office may see', async () => {
    const { app } = site()
    const other = await addPerson(app, { name: 'Lena', level: 'MANAGE', locationId: 30 })
    const own = await addPerson(app, { name: 'Omar', level: 'VIEW', locationId: 20 })
    const given = { locationId: OTTAWA, at: MIDDLE }
    expect((await refused(LINK, given, other)).codes).toEqual(['NOT_FOUND'])
    expect((await refused(LINK, { ...given, locationId: '999' })).codes).toEqual(['NOT_FOUND'])
    expect((await refused(LINK, { ...given, locationId: 'x' })).codes).toEqual(['NOT_FOUND'])
    const network = await draftPage('10', '/embargoed', page(text('n', 'Head office alone')))
    await done(PUBLISH_AT, { id: network, at: START })
    expect(await at(OTTAWA, MIDDLE, '/embargoed')).toMatchObject({ status: 200 })
    expect(await at(OTTAWA, MIDDLE, '/embargoed', own)).toMatchObject({ status: 404 })
    const mine = await draftPage(OTTAWA, '/mine', page(text('m', 'Ottawa’s own')))
    await done(PUBLISH_AT, { id: mine, at: START })
    expect((await at(OTTAWA, MIDDLE, '/mine', own)).body).toContain('Ottawa’s own')
    // Leicester's site has nothing of it.
    expect(await at(LEICESTER, MIDDLE, '/mine')).toMatchObject({ status: 404 })
  })

  test('a token counts for its location and its moment alone, unchanged, and ends with the access of its maker', async () => {
    const { app } = site()
    const maker = await addPerson(app, { name: 'Mira', level: 'VIEW', locationId: 20 })
    const made = await link(OTTAWA, MIDDLE, {}, maker)
    const { cookie, root } = await enter(made)
    const token = new URL(made, 'http://x').searchParams.get('token') ?? ''
    expect(await get(root, cookie)).toBe(200)
    const [end = '', who = '', seal = ''] = token.split('.')
    const longer = (Number.parseInt(end, 36) + 86_400).toString(36)
    const wrong = [
      '',
      'x',
      `${longer}.${who}.${seal}`,
      `${end}.${Buffer.from('api').toString('base64url')}.${seal}`,
      `${end}.${who}.${seal.slice(0, -2)}AA`,
      `${end}.${who}.${'A'.repeat(43)}`,
      `${token}.${token}`,
      'A'.repeat(5000),
    ]
    for (const each of wrong) {
      expect(await get(`${root}?token=${each}`), each.slice(0, 99)).toBe(404)
      expect(await get(root, `toran-moment=${each}`), each.slice(0, 99)).toBe(404)
    }
    expect(await get(root)).toBe(404)
    expect(await get(root, `${cookie}; ${cookie}`)).toBe(404)
    expect(await get(`${root}?token=${token}&token=${token}`)).toBe(404)
    const elsewhere = [
      root.replace('ottawa', 'leicester'),
      root.replace('T12:00', 'T12:01'),
      root.replace('T12:00', 'T25:00'),
      root.replace('/at/', '/at//'),
      root.replace('T12:00', ''),
      `${root}//visit`,
      `${root}/%00`,
      `/preview/at/ottawa/../../${MIDDLE}`,
      `/preview/at/%F0%9F%98%80/${MIDDLE}`,
    ]
    for (const each of elsewhere) expect([400, 404], each).toContain(await get(each, cookie))
    expect(await get(`${root}/${'a'.repeat(3000)}`, cookie)).toBe(404)
    await app.database.orm.delete(assignments).where(eq(assignments.userId, maker.id))
    expect(await get(root, cookie)).toBe(404)
  })

  test('it ends in three days, or with the moment, and a location that is archived shows nothing', async () => {
    const soon = await done(LINK, { locationId: OTTAWA, at: `${dayFromNow(1)}T20:00` })
    expect(new Date(soon.expiresAt)).toEqual(momentOf(`${dayFromNow(1)}T20:00`, 'America/Toronto'))
    const late = await done(LINK, { locationId: OTTAWA, at: `${dayFromNow(200)}T20:00` })
    const days = (Date.parse(late.expiresAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(2.9)
    expect(days).toBeLessThan(3.1)
    const { cookie, root } = await enter(late.url)
    expect(await get(root, cookie)).toBe(200)
    const { orm } = site().app.database
    await orm.update(locations).set({ status: 'ARCHIVED' }).where(eq(locations.id, 20))
    expect(await get(root, cookie)).toBe(404)
    // One that is not open yet can be looked at.
    await orm.update(locations).set({ status: 'INACTIVE' }).where(eq(locations.id, 20))
    expect(await get(root, cookie)).toBe(200)
    await orm.update(locations).set({ status: 'ACTIVE' }).where(eq(locations.id, 20))
  })

  test.each([
    ['2020-01-01T10:00', 'in the past'],
    ['2999-01-01T10:00', 'more than two years'],
    ['2027-03-14T02:30', 'clocks go forward'],
    ['2027-02-30T10:00', 'date and time'],
    ['8 November', 'date and time'],
    ['', 'date and time'],
    [`${MIDDLE}:00Z`, 'date and time'],
    ['૨૦૨૭-૦૧-૦૧T૧૦:૦૦', 'date and time'],
  ])('%j is refused: %s', async (time, words) => {
    const { codes, message } = await refused(LINK, { locationId: OTTAWA, at: time })
    expect(codes).toEqual(['BAD_USER_INPUT'])
    expect(message).toContain(words)
  })

  test('paths and languages of a link are those of the site', async () => {
    const made = await link(OTTAWA, MIDDLE, { language: 'gu-IN', path: '/visit' })
    expect(made).toContain('/gu-IN/visit?token=')
    for (const path of ['visit', '//evil.example', '/a?b', '/a\\b', 'https://evil.example'])
      expect((await refused(LINK, { locationId: OTTAWA, at: MIDDLE, path })).codes).toEqual([
        'BAD_USER_INPUT',
      ])
    const language = 'Gujarati!'
    expect((await refused(LINK, { locationId: OTTAWA, at: MIDDLE, language })).codes).toEqual([
      'BAD_USER_INPUT',
    ])
  })

  test('a look does not wait for a save, and a save does not wait for a look that is over', async () => {
    const id = await draftPage(OTTAWA, '/busy', page(text('b', 'Busy')))
    await done(PUBLISH_AT, { id, at: START })
    const { cookie, root } = await enter(await link(OTTAWA, MIDDLE))
    const { orm } = site().app.database
    await orm.transaction(async (tx) => {
      await tx.execute(sql`select 1 from ${documents} where id = ${Number(id)} for update`)
      const busy = await site().get(`${root}/busy`, { cookie })
      expect(busy.statusCode).toBe(503)
      expect(busy.headers['retry-after']).toBe('2')
      expect(busy.body).toContain('Someone is saving this page')
    })
    const looks = await Promise.all(
      Array.from({ length: 10 }, () => site().get(`${root}/busy`, { cookie })),
    )
    expect(new Set(looks.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })
})
