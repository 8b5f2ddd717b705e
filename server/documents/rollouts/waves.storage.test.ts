import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../../app/testing/test-app'
import { jobs, keptPages, locations } from '../../database/tables'
import { NAIROBI, OTTAWA, page, text } from '../overrides/testing/override-site'
import {
  INCLUDE,
  NEW,
  PUBLISH_TO,
  ROLLOUT,
  step,
  UNDO,
  useRolloutSite,
} from './testing/rollout-site'

describe.each(bothDatabases)('a change in waves, on the $kind database', ({ url }) => {
  const { site, done, refused, networkPage, html, draft, publishTo, shownAt, runWave, actions } =
    useRolloutSite(url)

  test('waves reach one location after the other, and the plan can be stopped, continued and taken back', async () => {
    const id = await networkPage('/waves')
    await draft(id, 1, NEW)
    const before = await html('/waves')
    const made = await publishTo(id, { waves: { first: 2, minutes: 30 } })
    expect(made).toMatchObject({ state: 'RUNNING', waitingCount: 2, leftOutCount: 0 })
    expect(await shownAt('/waves')).toEqual(['new', 'new', 'old', 'old'])
    const at = { documentId: id, rolloutId: made.id }
    expect(
      (
        await refused(PUBLISH_TO, {
          id,
          expectedVersion: 2,
          expectedPublishedVersion: 2,
          leaveOut: [],
        })
      ).message,
    ).toContain('being published in groups')
    expect(await done(step('stopRollout'), at)).toMatchObject({
      state: 'STOPPED',
      nextAt: null,
      problems: [],
    })
    expect(await runWave()).toBe(true)
    expect(await shownAt('/waves')).toEqual(['new', 'new', 'old', 'old'])
    await done(step('continueRollout'), at)
    expect(await runWave()).toBe(true)
    expect(await shownAt('/waves')).toEqual(['new', 'new', 'new', 'new'])
    const state = `query ($documentId: ID!) { pageRollout(documentId: $documentId) ${ROLLOUT} }`
    expect(await done(state, { documentId: id })).toMatchObject({
      state: 'DONE',
      waitingCount: 0,
    })
    expect((await refused(step('stopRollout'), at)).codes).toEqual(['INVALID_TRANSITION'])
    await done(step('takeBackRollout'), at)
    expect(await shownAt('/waves')).toEqual(['old', 'old', 'old', 'old'])
    expect(await html('/waves')).toBe(before)
    expect((await refused(step('takeBackRollout'), at)).codes).toEqual(['INVALID_TRANSITION'])
    expect((await actions(id)).map(({ action }) => action).slice(-4)).toEqual([
      ...['stopRollout', 'continueRollout', 'publishWave', 'takeBackRollout'],
    ])
  })

  test('waves stop where a location’s page breaks a rule since, with the reason, and go on once that is seen', async () => {
    const id = await networkPage('/broken')
    await draft(id, 1, NEW)
    await linkTo(id, 2, '/broken-nowhere')
    const made = await publishTo(id, { expectedVersion: 3, waves: { first: 2, minutes: 30 } })
    await runWave()
    const state = `query ($documentId: ID!) { pageRollout(documentId: $documentId) ${ROLLOUT} }`
    expect(await done(state, { documentId: id })).toMatchObject({
      ...{ state: 'STOPPED', waitingCount: 2 },
      problems: ['The link to /broken-nowhere is broken.'],
    })
    await done(step('continueRollout'), { documentId: id, rolloutId: made.id })
    await runWave()
    expect(await done(state, { documentId: id })).toMatchObject({ state: 'DONE', problems: [] })
  })

  async function linkTo(id: string, expectedVersion: number, path: string) {
    const link = { ...text('dress', `${NEW}, <a href="${path}">see</a>`) }
    const topic = { items: [{ locationId: '10', content: page(link, text('shop', 'Shop')) }] }
    await done(
      'mutation ($id: ID!, $v: Int!, $topic: TopicInput) { createOrUpdateDocument(id: $id, expectedVersion: $v, topic: $topic) { version } }',
      { id, v: expectedVersion, topic },
    )
  }

  test('a location that is archived during a wave is passed over, and a page that is unpublished has no waves left', async () => {
    const id = await networkPage('/archived')
    await draft(id, 1, NEW)
    await publishTo(id, { waves: { first: 0, minutes: 30 } })
    const { orm } = site().app.database
    const setStatus = (status: 'ACTIVE' | 'ARCHIVED') =>
      orm
        .update(locations)
        .set({ status })
        .where(eq(locations.id, Number(OTTAWA)))
    expect(await runWave()).toBe(true)
    await setStatus('ARCHIVED')
    expect(await runWave()).toBe(true)
    expect(await runWave()).toBe(true)
    await setStatus('ACTIVE')
    const rows = () =>
      orm
        .select()
        .from(keptPages)
        .where(eq(keptPages.documentId, Number(id)))
    expect(await rows()).toEqual([])
    await draft(id, 2, `${NEW} twice`)
    await publishTo(id, {
      ...{ expectedVersion: 3, expectedPublishedVersion: 2, waves: { first: 0, minutes: 30 } },
    })
    expect((await rows()).length).toBe(4)
    await done(
      'mutation ($id: ID!) { unpublishDocument(id: $id, expectedVersion: 3) { version } }',
      { id },
    )
    expect(await rows()).toEqual([])
    expect(await runWave()).toBe(true)
    expect(await orm.select().from(jobs).where(eq(jobs.kind, 'pageWave'))).toEqual([])
  })

  test('two people who publish and stage at once: one is first, the other is told, and every location sees one of the two', async () => {
    const id = await networkPage('/at-once')
    await draft(id, 1, NEW)
    const tries = Array.from({ length: 10 }, (_, number) =>
      number % 2 === 0 ? { leaveOut: [NAIROBI] } : { waves: { first: 2, minutes: 30 } },
    )
    const answers = await Promise.allSettled(tries.map((more) => publishTo(id, more)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const shown = await shownAt('/at-once')
    expect(shown.slice(0, 2)).toEqual(['new', 'new'])
    const state = await done(`query ($d: ID!) { pageRollout(documentId: $d) ${ROLLOUT} }`, {
      d: id,
    })
    const steps = [
      ...[step('stopRollout'), step('continueRollout'), step('takeBackRollout')].map((query) =>
        done(query, { documentId: id, rolloutId: state.id }),
      ),
      done(UNDO, { documentId: id, rolloutId: state.id, locationIds: [OTTAWA] }),
      done(INCLUDE, { documentId: id, locationIds: [NAIROBI] }),
      runWave(),
    ]
    const done2 = await Promise.allSettled(steps)
    for (const each of done2)
      if (each.status === 'rejected')
        expect(String(each.reason)).not.toMatch(/deadlock|went wrong/i)
    for (const each of await shownAt('/at-once')) expect(['new', 'old']).toContain(each)
  })
})
