import { readFile } from 'node:fs/promises'
import { asc } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { App } from '../app/app'
import { bothDatabases } from '../app/testing/test-app'
import { jobs, keptPages, pageRollouts, publications } from '../database/tables'
import { readKeptVersions } from '../documents/publications/kept-versions'
import { textPage } from '../import/testing/small-network'
import type { TestSite } from '../site/testing/test-site'
import { ARCHIVE_FORMAT } from './bag/archive-format'
import { openBagTarget } from './bag/bag-target'
import { BagWriter } from './bag/bag-writer'
import { exportFrom, importInto, overwriteEdit, useArchives } from './testing/test-archive'

const LEICESTER = 20
const SOON = new Date('2098-11-08T06:30:00Z')

describe.each(bothDatabases)('changes in waves in archives on the $kind database', ({ url }) => {
  const { inFolder, empty, site } = useArchives(url, { withSample: false })

  test('locations show what they showed, the next wave is scheduled, and again the same bytes come out', async () => {
    const network = await site()
    const { orm } = network.app.database
    const document = await inWaves(network)
    await exportFrom(network, inFolder('waves.zip'))
    const other = await empty()
    const { listed, counts } = await importInto(other, inFolder('waves.zip'))
    expect([listed, counts.rollouts?.new]).toEqual([[], 1])
    const shown = await readKeptVersions(other.app.database.orm, [document])
    expect(shown.get(document)?.get(LEICESTER)?.items[0]?.content).toContain('પહેલું')
    expect([...(shown.get(document)?.keys() ?? [])]).toEqual([LEICESTER])
    expect(await rolloutsOf(other.app)).toEqual(
      (await rolloutsOf(network.app)).filter(({ state }) => state === 'RUNNING'),
    )
    const [job] = (await other.app.database.orm.select().from(jobs)).filter(
      ({ kind }) => kind === 'pageWave',
    )
    expect(job).toMatchObject({ runAt: SOON })
    const [running] = await other.app.database.orm.select().from(pageRollouts)
    expect(JSON.parse(job?.payload ?? '')).toEqual({ id: running?.id, wave: 2 })
    await exportFrom(other, inFolder('waves2.zip'))
    expect(
      (await readFile(inFolder('waves2.zip'))).equals(await readFile(inFolder('waves.zip'))),
    ).toBe(true)
    const again = await importInto(other, inFolder('waves.zip'), { overwrites: true })
    expect([again.listed, again.counts.rollouts?.equal]).toEqual([[], 1])
    // With all saved versions it has the finished ones, too.
    await exportFrom(network, inFolder('history.zip'), { withHistory: true })
    const whole = await empty()
    expect((await importInto(whole, inFolder('history.zip'))).listed).toEqual([])
    expect(await rolloutsOf(whole.app)).toEqual(await rolloutsOf(network.app))
    // A change that all locations here have since is not taken back.
    await orm.delete(keptPages)
    const kept = await importInto(network, inFolder('waves.zip'))
    expect(kept.listed.map(({ file, state }) => [file, state])).toEqual([
      ['data/rollouts.jsonl', 'conflict'],
    ])
    expect(await orm.select().from(keptPages)).toEqual([])
  }, 120_000)

  test('an overwritten page goes on with the versions that come with it', async () => {
    const network = await site()
    const document = await inWaves(network)
    const { counts, listed } = await overwriteEdit(network, {
      documentId: document,
      path: inFolder('before.zip'),
    })
    expect([listed, counts.rollouts?.changed]).toEqual([[], 1])
    const shown = await readKeptVersions(network.app.database.orm, [document])
    expect(shown.get(document)?.get(LEICESTER)?.items[0]?.content).toContain('પહેલું')
  }, 120_000)

  test.each([
    ['names a change that it does not have', { shownBefore: 2 }],
    ['has an unknown reason', { reason: 'WHIM' }],
    ['has a time that is none', { keptAt: 'soon' }],
  ])('a line that %s is refused', async (name, part) => {
    const path = inFolder(`${name.replaceAll(' ', '-')}.zip`)
    const bag = new BagWriter(await openBagTarget(path))
    const line = { documentId: 1, rollouts: [ROLLOUT], kept: [{ ...KEPT, ...part }] }
    await bag.add('data/rollouts.jsonl', [Buffer.from(`${JSON.stringify(line)}\n`)])
    await bag.finish({
      ...{ format: ARCHIVE_FORMAT, scope: { of: 'network' }, history: false, lines: {} },
      ...{ defaultLocation: null, originals: 0 },
    })
    const network = await site()
    await expect(importInto(network, path)).rejects.toThrow('data/rollouts.jsonl, line 1')
  })
})

const STATE = { version: 1, texts: [] }
const ROLLOUT = {
  ...{ state: 'DONE', before: STATE, after: STATE, formerPath: null, nextWave: null },
  ...{ nextAt: null, waveMinutes: 0, problem: null, accepted: [] },
  ...{ createdAt: '2026-03-01T10:00:00.000Z', createdBy: 'asha', createdByName: 'આશા' },
}
const KEPT = {
  ...{ locationId: 1, shownBefore: 1, rollout: null, wave: null, reason: 'LEFT_OUT' },
  ...{ keptAt: '2026-03-01T10:00:00.000Z', keptByName: 'આશા' },
}

/** Publishes two versions of a page, the second in waves, of which the one to Leicester is to come; answers the page's id. */
async function inWaves(network: TestSite): Promise<number> {
  const { orm } = network.app.database
  const id = await network.publish({ address: '/visit', text: 'પહેલું' })
  const documentId = Number(id)
  const before = { version: 1, texts: await publishedTexts(network.app) }
  await network.ask(
    `mutation ($id: ID!, $content: JSON) { createOrUpdateDocument(id: $id, expectedVersion: 1, topic: {
      externalUrl: "/visit", items: [{ locationId: 10, title: "A page", content: $content }] }) { id } }`,
    { id, content: textPage('<p>બીજું</p>') },
  )
  await network.ask(
    'mutation ($id: ID!) { publishDocument(id: $id, expectedVersion: 2) { version } }',
    { id },
  )
  const after = { version: 2, texts: await publishedTexts(network.app) }
  const plan = {
    ...{ documentId, before, after, waveMinutes: 60, accepted: ['["x",{}]'], createdAt: SOON },
    ...{ createdBy: 'asha', createdByName: 'આશા' },
  }
  await orm.insert(pageRollouts).values({ ...plan, state: 'DONE', formerPath: '/old' })
  const [running] = await orm
    .insert(pageRollouts)
    .values({ ...plan, state: 'RUNNING', nextWave: 2, nextAt: SOON })
    .returning()
  await orm.insert(keptPages).values({
    ...{ documentId, locationId: LEICESTER, shownBefore: running?.id ?? 0, wave: 2 },
    ...{ rolloutId: running?.id ?? 0, reason: 'WAITING', keptAt: SOON, keptByName: 'આશા' },
  })
  return documentId
}

async function publishedTexts({ database: { orm } }: Pick<App, 'database'>) {
  const { language, locationId, version } = publications
  return orm.select({ language, locationId, version }).from(publications)
}

async function rolloutsOf({ database: { orm } }: Pick<App, 'database'>) {
  const rows = await orm.select().from(pageRollouts).orderBy(asc(pageRollouts.id))
  return rows.map(({ id: _, ...row }) => row)
}
