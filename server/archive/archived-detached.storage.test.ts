import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../app/testing/test-app'
import { detachedPages } from '../database/tables'
import { readKeptVersions } from '../documents/publications/kept-versions'
import { textPage } from '../import/testing/small-network'
import type { TestSite } from '../site/testing/test-site'
import { ARCHIVE_FORMAT } from './bag/archive-format'
import { openBagTarget } from './bag/bag-target'
import { BagWriter } from './bag/bag-writer'
import { exportFrom, importInto, overwriteEdit, useArchives } from './testing/test-archive'

const LEICESTER = 20

describe.each(bothDatabases)('detached pages in archives on the $kind database', ({ url }) => {
  const { inFolder, empty, site } = useArchives(url, { withSample: false })

  test('a location keeps its version in another network, and again the same bytes come out', async () => {
    const network = await site()
    const document = await detached(network)
    await exportFrom(network, inFolder('detached.zip'))
    const other = await empty()
    const { listed, counts } = await importInto(other, inFolder('detached.zip'))
    expect([listed, counts.detached?.new]).toEqual([[], 1])
    expect(await keptAtLeicester(other, document)).toContain('પહેલું')
    await exportFrom(other, inFolder('detached2.zip'))
    expect(
      (await readFile(inFolder('detached2.zip'))).equals(await readFile(inFolder('detached.zip'))),
    ).toBe(true)
    const again = await importInto(other, inFolder('detached.zip'), { overwrites: true })
    expect([again.listed, again.counts.detached?.equal]).toEqual([[], 1])
    // Attached since: what the location shows here is not taken back.
    const attachedAt = new Date('2026-03-02T10:00:00Z')
    await other.app.database.orm.update(detachedPages).set({ attachedAt })
    const kept = await importInto(other, inFolder('detached.zip'))
    expect(kept.listed.map(({ file, state }) => [file, state])).toEqual([
      ['data/detached.jsonl', 'conflict'],
    ])
    expect(await keptAtLeicester(other, document)).toBeUndefined()
  }, 120_000)

  test('an overwritten page goes on with the versions that come with it', async () => {
    const network = await site()
    const document = await detached(network)
    const { counts, listed } = await overwriteEdit(network, {
      documentId: document,
      path: inFolder('before.zip'),
    })
    expect([listed, counts.detached?.changed]).toEqual([[], 1])
    expect(await network.app.database.orm.select().from(detachedPages)).toHaveLength(1)
    expect(await keptAtLeicester(network, document)).toContain('પહેલું')
  }, 120_000)

  test.each([
    ['has no version', { state: { texts: [] } }],
    ['has a time that is none', { detachedAt: 'soon' }],
    ['has a location that is none', { locationId: 0 }],
    ['has something else', { more: 1 }],
  ])('a line that %s is refused', async (name, part) => {
    const path = inFolder(`${name.replaceAll(' ', '-')}.zip`)
    const bag = new BagWriter(await openBagTarget(path))
    const line = { ...DETACHED, ...part }
    await bag.add('data/detached.jsonl', [Buffer.from(`${JSON.stringify(line)}\n`)])
    await bag.finish({
      ...{ format: ARCHIVE_FORMAT, scope: { of: 'network' }, history: false, lines: {} },
      ...{ defaultLocation: null, originals: 0 },
    })
    const network = await site()
    await expect(importInto(network, path)).rejects.toThrow('data/detached.jsonl, line 1')
  })
})

const DETACHED = {
  ...{ documentId: 1, locationId: 1, state: { version: 1, texts: [] } },
  ...{ detachedAt: '2026-03-01T10:00:00.000Z', detachedBy: 'asha', detachedByName: 'આશા' },
}

/** Publishes a page, detaches it at Leicester, and publishes another text; answers the page’s id. */
async function detached(network: TestSite): Promise<number> {
  const id = await network.publish({ address: '/visit', text: 'પહેલું' })
  await network.ask(
    'mutation ($id: ID!, $at: ID!) { detachPage(documentId: $id, locationId: $at) { id } }',
    { id, at: String(LEICESTER) },
  )
  await network.ask(
    `mutation ($id: ID!, $content: JSON) { createOrUpdateDocument(id: $id, expectedVersion: 1, topic: {
      externalUrl: "/visit", items: [{ locationId: 10, title: "A page", content: $content }] }) { id } }`,
    { id, content: textPage('<p>બીજું</p>') },
  )
  await network.ask(
    'mutation ($id: ID!) { publishDocument(id: $id, expectedVersion: 2) { version } }',
    { id },
  )
  return Number(id)
}

async function keptAtLeicester({ app }: Pick<TestSite, 'app'>, document: number) {
  const shown = await readKeptVersions(app.database.orm, [document])
  return shown.get(document)?.get(LEICESTER)?.items[0]?.content
}
