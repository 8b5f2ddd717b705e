import { readFile } from 'node:fs/promises'
import { and, asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../app/testing/test-app'
import {
  contentReferences,
  documents,
  events,
  faqs,
  locations,
  recordRevisions,
  revisions,
  searchEntries,
} from '../database/tables'
import type { FileStore } from '../media/store/file-store'
import { ARCHIVE_FORMAT } from './bag/archive-format'
import { openBagTarget } from './bag/bag-target'
import { BagWriter } from './bag/bag-writer'
import { exportFrom, importInto, type TestNetwork, useArchives } from './testing/test-archive'

describe.each(bothDatabases)('archives on the $kind database', ({ url }) => {
  const { sample, inFolder, empty, site, countOf } = useArchives(url)

  test('the whole sample comes into an empty database as it was: exported again, every byte is the same', async () => {
    const other = await empty()
    const imported = await importInto(other, inFolder('sample.zip'))
    expect(imported.listed).toEqual([])
    expect(imported.originals).toEqual({ stored: 171, known: 0 })
    await exportFrom(other, inFolder('again.zip'))
    expect(
      (await readFile(inFolder('again.zip'))).equals(await readFile(inFolder('sample.zip'))),
    ).toBe(true)
    await exportFrom(other, inFolder('again'))
    await exportFrom(sample(), inFolder('first'))
    for (const name of ['manifest-sha256.txt', 'tagmanifest-sha256.txt', 'data/document.jsonl'])
      expect(await readFile(inFolder(`again/${name}`), 'utf8')).toBe(
        await readFile(inFolder(`first/${name}`), 'utf8'),
      )
    // Addresses have ids: those of pages, events and pictures are the same.
    const idsOf = ({ app }: TestNetwork) =>
      app.database.orm
        .select({ id: events.id, title: events.title })
        .from(events)
        .orderBy(asc(events.id))
    expect(await idsOf(other)).toEqual(await idsOf(sample()))
    for (const table of [searchEntries, contentReferences]) {
      const [was, is] = await Promise.all(
        [sample(), other].map(async ({ app }) => {
          const [row] = await app.database.orm
            .select({ count: sql<number>`count(*)::int` })
            .from(table)
          return row?.count
        }),
      )
      expect(is).toBe(was)
    }
  }, 120_000)

  test('a second time everything is equal, and an archive that nothing is told of changes nothing', async () => {
    const imported = await importInto(sample(), inFolder('sample.zip'))
    const states = Object.values(imported.counts)
    expect(states.every((counts) => counts.new + counts.changed + counts.conflict === 0)).toBe(true)
    expect(imported.originals.stored).toBe(0)
  }, 60_000)

  test('what was edited is found, kept without --overwrite, and becomes as in the archive with it; the history has both', async () => {
    const network = await site()
    await exportFrom(network, inFolder('edited.zip'), { withHistory: true })
    const { orm } = network.app.database
    const document = await network.publish({ address: '/visit', text: 'પ્રથમ' })
    await exportFrom(network, inFolder('edited2.zip'), { withHistory: true })
    const title = 'મંદિરની મુલાકાત'
    await network.ask(
      `mutation ($id: ID!, $title: String) { createOrUpdateDocument(id: $id, title: $title, expectedVersion: 1) { id } }`,
      { id: document, title },
    )
    await orm.update(faqs).set({ question: 'Another question?', version: 7 }).where(eq(faqs.id, 1))
    const dry = await importInto(network, inFolder('edited2.zip'), { isDryRun: true })
    expect(dry.listed).toMatchObject([
      { file: 'data/faq.jsonl', line: 1, state: 'changed', title: 'Do I need to book?' },
      { file: 'data/document.jsonl', state: 'changed' },
    ])
    expect(dry.counts.event).toMatchObject({ equal: 1, changed: 0 })
    const kept = await importInto(network, inFolder('edited2.zip'))
    expect(kept.listed).toEqual(dry.listed)
    expect(await orm.select({ question: faqs.question }).from(faqs).where(eq(faqs.id, 1))).toEqual([
      { question: 'Another question?' },
    ])
    const written = await importInto(network, inFolder('edited2.zip'), { overwrites: true })
    expect([written.listed, written.counts.faq?.changed, written.counts.document?.changed]).toEqual(
      [[], 1, 1],
    )
    const [faq] = await orm.select().from(faqs).where(eq(faqs.id, 1))
    expect(faq).toMatchObject({ question: 'Do I need to book?', version: 8 })
    const history = await orm
      .select({ values: recordRevisions.values, version: recordRevisions.version })
      .from(recordRevisions)
      .where(and(eq(recordRevisions.kind, 'faq'), eq(recordRevisions.recordId, 1)))
      .orderBy(asc(recordRevisions.version))
    expect(history.map(({ version, values }) => [version, JSON.parse(values).question])).toEqual([
      [7, 'Another question?'],
      [8, 'Do I need to book?'],
    ])
    const [page] = await orm
      .select()
      .from(documents)
      .where(eq(documents.id, Number(document)))
    expect(page).toMatchObject({ version: 3, publishedVersion: 3 })
    const versions = await orm
      .select({ version: revisions.version, title: revisions.title })
      .from(revisions)
      .where(eq(revisions.documentId, Number(document)))
      .orderBy(asc(revisions.version))
    expect(versions.map((one) => one.title === title)).toEqual([false, true, false])
    expect((await network.get('/visit')).body).toContain('પ્રથમ')
    const again = await importInto(network, inFolder('edited2.zip'), { isDryRun: true })
    expect(again.listed).toEqual([])
  }, 60_000)

  test('one that was cancelled stores the rest the next time, and wrote no content before', async () => {
    const other = await empty()
    let stored = 0
    const broken: FileStore = {
      ...other.store,
      async put(name, bytes) {
        if (stored === 5) throw new Error('cancelled')
        await other.store.put(name, bytes)
        stored += 1
      },
    }
    await expect(importInto({ ...other, store: broken }, inFolder('sample.zip'))).rejects.toThrow(
      'cancelled',
    )
    expect(await countOf(other, documents)).toBe(0)
    const imported = await importInto(other, inFolder('sample.zip'))
    expect(imported.originals).toEqual({ stored: 166, known: 5 })
  }, 60_000)

  test('a dry run into an empty database says what would come, and nothing is there afterwards', async () => {
    const other = await empty()
    const dry = await importInto(other, inFolder('sample.zip'), { isDryRun: true })
    expect([dry.counts.document?.new, dry.counts.event?.new]).toEqual([62, 44])
    expect([await countOf(other, documents), await countOf(other, events)]).toEqual([0, 0])
    expect((await other.store.list()).names).toEqual([])
  }, 60_000)

  test('of two at once into an empty database one writes all, and the other finds it equal', async () => {
    const other = await empty()
    const both = await Promise.all([1, 2].map(() => importInto(other, inFolder('sample.zip'))))
    expect(both.map(({ counts }) => counts.document?.new).sort()).toEqual([0, 62])
    expect(both.flatMap(({ listed }) => listed)).toEqual([])
  }, 120_000)

  test.each([
    [
      'a record that no line is',
      [{ id: 1, key: 'x', locationId: 5, question: 'Where?' }],
      'refers to the location 5',
    ],
    [
      'a column of a newer release',
      [{ id: 1, key: 'x', mood: 'glad' }],
      '“mood”, which this release doesn’t know',
    ],
    ['no number', [{ key: 'x' }], 'has no number “id”'],
    ['no key', [{ id: 1 }], 'has no “key”'],
  ])('a line with %s is refused, and nothing is written', async (name, lines, message) => {
    const path = inFolder(`${name.replaceAll(' ', '-')}.zip`)
    const bag = new BagWriter(await openBagTarget(path))
    const location = {
      id: 1,
      key: 'l',
      slug: 'main',
      name: 'Main',
      timeZone: 'UTC',
    }
    await bag.add('data/location.jsonl', [Buffer.from(`${JSON.stringify(location)}\n`)])
    await bag.add(
      'data/faq.jsonl',
      lines.map((line) => Buffer.from(`${JSON.stringify(line)}\n`)),
    )
    await bag.finish({
      ...{ format: ARCHIVE_FORMAT, scope: { of: 'network' }, history: false, defaultLocation: 1 },
      ...{ lines: {}, originals: 0 },
    })
    const other = await empty()
    await expect(importInto(other, path)).rejects.toThrow(message)
    expect(await other.app.database.orm.select().from(locations)).toEqual([])
  })
})
