import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../app/testing/test-app'
import { jobs, kitLocations } from '../database/tables'
import { LEICESTER, NAIROBI, OTTAWA } from '../documents/overrides/testing/override-site'
import { addPerson } from '../documents/testing/sign-in-as'
import { codesOf } from '../graphql/testing/ask-as'
import {
  ALL_LOCATIONS,
  DELETE,
  dayFromNow,
  END,
  FILL,
  HALL,
  PROGRESS,
  PUBLISH,
  SEND,
  SUBMIT,
  useKits,
} from './testing/kit-site'

describe.each(bothDatabases)('sending kits on $kind', ({ url }) => {
  const { ask, done, refused, site, ...kits } = useKits(url)
  const { diwali, outcomes, ready } = kits

  test('the rest is reminded by email, once an hour', async () => {
    const kitId = await diwali('Reminded')
    const { app } = site()
    await addPerson(app, { name: 'Meera', level: 'CONTRIBUTE', locationId: Number(NAIROBI) })
    await outcomes(SEND, { kitId, at: [OTTAWA, NAIROBI] })
    await ready(kitId, OTTAWA)
    const remind = `mutation ($kitId: ID!) { remindKit(kitId: $kitId) }`
    expect(await done(remind, { kitId })).toBe(1)
    const mails = (await app.database.orm.select().from(jobs)).filter(
      ({ kind, payload }) => kind === 'mail' && payload.includes('Reminded'),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.payload).toContain('meera@toran.example')
    expect(mails[0]?.payload).toContain(HALL)
    expect(await done(remind, { kitId })).toBe(0)
  })

  test('ten sends at once make one draft; a closed or unknown location is refused before anything is made', async () => {
    const kitId = await diwali('At once')
    const all = await Promise.all(
      Array.from({ length: 10 }, () => outcomes(SEND, { kitId, at: [OTTAWA] })),
    )
    const problems = all.flat()
    expect(problems.filter((problem) => problem === null)).toHaveLength(1)
    expect(problems.filter((problem) => problem !== null)).toEqual(
      Array.from({ length: 9 }, () => expect.stringContaining('already has the kit')),
    )
    const unknown = await refused(SEND, { kitId, at: [LEICESTER, '999'] })
    expect(unknown.codes).toEqual(['BAD_USER_INPUT'])
    const rows = await site()
      .app.database.orm.select()
      .from(kitLocations)
      .where(eq(kitLocations.kitId, Number(kitId)))
    expect(rows).toHaveLength(1)
  })

  test('lists are paged, and a kit in use is not deleted', async () => {
    const kitId = await diwali('In use')
    await outcomes(SEND, { kitId, at: ALL_LOCATIONS })
    const kitProgress = await done(PROGRESS, { kitId, state: 'FILLING' })
    expect(kitProgress.locations).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
    expect(kitProgress.locations.nodes).toHaveLength(2)
    const { codes, message } = await refused(DELETE, { id: kitId, expectedVersion: 1 })
    expect(codes).toEqual(['INVALID_TRANSITION'])
    expect(message).toContain('3 locations are using this kit')
    await outcomes(END, { kitId, at: ALL_LOCATIONS })
    await done(DELETE, { id: kitId, expectedVersion: 1 })
    expect((await refused(SEND, { kitId, at: [OTTAWA] })).codes).toEqual(['NOT_FOUND'])
  })

  test('who writes at a location fills its kit in and no other; only managers schedule it; visitors see no kit', async () => {
    const kitId = await diwali('Access')
    const { app } = site()
    const at = (level: 'CONTRIBUTE' | 'MANAGE' | 'VIEW') =>
      addPerson(app, { name: `${level}x`, level, locationId: Number(OTTAWA) })
    const [writer, manager, reader] = [await at('CONTRIBUTE'), await at('MANAGE'), await at('VIEW')]
    await outcomes(SEND, { kitId, at: [OTTAWA, LEICESTER] })
    const answers = [
      { blank: HALL, answer: 'Main hall' },
      { blank: 'director', answer: 'Asha' },
      { blank: 'the day’s name', answer: 'Annakut day' },
    ]
    const codes = async (...asked: Parameters<typeof ask>) =>
      codesOf(site().app, await ask(...asked))
    expect(await codes(FILL, { kitId, at: OTTAWA, answers }, writer)).toEqual([])
    for (const [who, where] of [
      [writer, LEICESTER],
      [reader, OTTAWA],
    ] as const)
      expect(await codes(FILL, { kitId, at: where, answers }, who)).toEqual(['NOT_FOUND'])
    const time = `${dayFromNow(1)}T06:00`
    expect(await codes(SUBMIT, { kitId, at: OTTAWA, time }, writer)).toEqual(['FORBIDDEN'])
    expect(await codes(SUBMIT, { kitId, at: OTTAWA }, writer)).toEqual([])
    expect(await codes(SUBMIT, { kitId, at: OTTAWA, time }, manager)).toEqual([])
    expect(await codes(PUBLISH, { kitId, at: [OTTAWA] }, manager)).toEqual(['FORBIDDEN'])
    expect(await codes(FILL, { kitId, at: OTTAWA, answers }, null)).toEqual(['UNAUTHENTICATED'])
    const seen = await ask(
      `query ($kitId: ID!, $at: ID!) { kitLocation(kitId: $kitId, locationId: $at) { state } kitProgress(kitId: $kitId) { id } kitsToFill { totalCount } allKits { totalCount } }`,
      { kitId, at: OTTAWA },
      null,
    )
    expect(seen.data).toEqual({
      ...{ kitLocation: null, kitProgress: null },
      ...{ kitsToFill: { totalCount: 0 }, allKits: { totalCount: 0 } },
    })
  })
})
