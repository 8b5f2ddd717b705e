import { asc } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../../app/testing/test-app'
import { keptPages, pageOverrides } from '../../database/tables'
import {
  DEFAULT,
  LEICESTER,
  NAIROBI,
  OTTAWA,
  placeAt,
  text,
} from '../overrides/testing/override-site'
import { INCLUDE, NEW, OLD, step, useRolloutSite } from './testing/rollout-site'

const PLACES = [DEFAULT, OTTAWA, LEICESTER, NAIROBI]

describe.each(bothDatabases)('what is done at once and half way, on $kind', ({ url }) => {
  const { site, done, refused, networkPage, save, publish, draft, publishTo, shownAt, runWave } =
    useRolloutSite(url)

  test('ten editors publish to overlapping sets of locations while these publish their own: nothing is lost', async () => {
    const ids: string[] = []
    for (let number = 0; number < 10; number += 1) {
      const id = await networkPage(`/overlap-${number}`)
      await draft(id, 1, NEW)
      await save(placeAt(id, LEICESTER), [text('dress', 'Scarves'), text('shop', 'Shop')])
      ids.push(id)
    }
    const leftOut = (number: number) => PLACES.filter((_, at) => ((number + 1) >> at) % 2 === 1)
    const answers = await Promise.allSettled(
      ids.flatMap((id, number) => [
        publishTo(id, { leaveOut: leftOut(number) }),
        publish(placeAt(id, LEICESTER), 1),
      ]),
    )
    expect(answers.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : []))).toEqual(
      [],
    )
    for (const [number] of ids.entries()) {
      const out = leftOut(number)
      const expected = PLACES.map((place) => {
        if (place === LEICESTER) return 'own'
        return out.includes(place) ? 'old' : 'new'
      })
      expect(await shownAt(`/overlap-${number}`)).toEqual(expected)
    }
  })

  test('ten who publish one page to different sets: one is first, and every other one is told', async () => {
    const id = await networkPage('/one-of-ten')
    await draft(id, 1, NEW)
    const tries = Array.from({ length: 10 }, (_, number) =>
      PLACES.filter((_, at) => ((number + 1) >> at) % 2 === 1),
    )
    const answers = await Promise.allSettled(tries.map((leaveOut) => publishTo(id, { leaveOut })))
    const first = answers.findIndex(({ status }) => status === 'fulfilled')
    const others = answers.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : []))
    expect(others).toHaveLength(9)
    for (const reason of others) expect(reason).not.toMatch(/deadlock|went wrong|internal/i)
    const out = tries[first] ?? []
    expect(await shownAt('/one-of-ten')).toEqual(
      PLACES.map((place) => (out.includes(place) ? 'old' : 'new')),
    )
  })

  test('waves that are taken back half way leave every location as it was, and no later wave comes', async () => {
    const id = await networkPage('/half-way')
    await save(placeAt(id, NAIROBI), [text('dress', OLD), text('shop', 'Our shop')])
    await publish(placeAt(id, NAIROBI), 1)
    const stored = () =>
      site().app.database.orm.select().from(pageOverrides).orderBy(asc(pageOverrides.id))
    const before = await stored()
    await draft(id, 1, NEW)
    const made = await publishTo(id, { waves: { first: 1, minutes: 30 } })
    await runWave()
    expect(await shownAt('/half-way')).toEqual(['new', 'new', 'new', 'old'])
    const at = { documentId: id, rolloutId: made.id }
    expect(await done(step('takeBackRollout'), at)).toMatchObject({ state: 'TAKEN_BACK' })
    expect(await shownAt('/half-way')).toEqual(['old', 'old', 'old', 'old'])
    await runWave()
    expect(await shownAt('/half-way')).toEqual(['old', 'old', 'old', 'old'])
    expect(await stored()).toEqual(before)
    const kept = await site().app.database.orm.select().from(keptPages)
    expect(kept.filter(({ documentId }) => documentId === Number(id))).toEqual([])
    for (const name of ['stopRollout', 'continueRollout', 'takeBackRollout'])
      expect((await refused(step(name), at)).codes).toEqual(['INVALID_TRANSITION'])
  })

  test('waves that are stopped half way stay there, and single locations are included by hand', async () => {
    const id = await networkPage('/stopped')
    await draft(id, 1, NEW)
    const made = await publishTo(id, { waves: { first: 1, minutes: 30 } })
    await done(step('stopRollout'), { documentId: id, rolloutId: made.id })
    await runWave()
    expect(await shownAt('/stopped')).toEqual(['new', 'old', 'old', 'old'])
    await done(INCLUDE, { documentId: id, locationIds: [NAIROBI] })
    expect(await shownAt('/stopped')).toEqual(['new', 'old', 'old', 'new'])
  })
})
