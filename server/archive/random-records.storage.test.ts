import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import type { LeafField } from '#schema/fields'
import { mapValues } from '#schema/fields/map-values'
import { isNumbered } from '#schema/fields/reference'
import type { Values } from '#schema/fields/walk'
import { newBlock } from '#schema/page/stored-props'
import { recordDefinitions } from '#schema/records'
import topic from '#schema/records/topic/topic.record'
import { testDatabases } from '../app/testing/test-app'
import { documents, topicItems, topics } from '../database/tables'
import { recordAdapters } from '../records'
import type { RecordAdapter } from '../records/record-adapter'
import { randomValues } from '../records/testing/random-values'
import { topicWriter } from '../records/topic/topic.writer'
import { openTestSite, type TestSite } from '../site/testing/test-site'
import { exportFrom, importInto, openEmptyNetwork, type TestNetwork } from './testing/test-archive'

/** Others than those of the last run would only be found by chance: each run has its own, and a failure names its seed. */
const SEED = Date.now() % 1_000_000
const RUNS = 6
const LOCATION = 20
const written = [...recordAdapters.values()].filter(
  ({ definition, writer, values }) => definition.api.writes && writer && values,
)

/** Media come with their files (`archive.storage.test.ts`); texts of topics are written for a place, below. */
test('records of every kind are written at random', () => {
  const kinds = [...written.map(({ definition }) => definition.kind), 'media', topic.kind]
  expect(kinds.toSorted()).toEqual([...recordDefinitions.keys()].toSorted())
})

describe.each(testDatabases)(
  `whatever is stored, with seed ${SEED}, on the $kind database`,
  ({ url }) => {
    let folder: string
    let site: TestSite
    let other: TestNetwork
    const ids = new Map<string, readonly number[]>()
    let pages: readonly string[]
    let topicId: number
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'toran-random-'))
      site = await openTestSite(url, { preparesUploads: false })
      for (const adapter of written)
        ids.set(adapter.definition.kind, await writeRandom(site, adapter))
      pages = await writeRandomPages(site)
      topicId = await writeRandomTexts(site)
      await exportFrom(site, join(folder, 'a.zip'))
      other = await openEmptyNetwork(url)
      const imported = await importInto(other, join(folder, 'a.zip'))
      expect(imported.listed).toEqual([])
    }, 120_000)
    afterAll(async () => {
      await site.close()
      await other.close()
      await rm(folder, { recursive: true, force: true })
    })

    test.each(written.map((adapter) => ({ kind: adapter.definition.kind, adapter })))(
      'records of the kind $kind come back equal from an archive',
      async ({ kind, adapter }) => {
        const own = ids.get(kind) ?? []
        expect(own).toHaveLength(RUNS)
        const read = async ({ app }: Pick<TestNetwork, 'app'>) => {
          const values = await adapter.values?.(app.database.orm, own)
          return own.map((id) => unhashed(values?.get(id)?.values))
        }
        expect(await read(other)).toEqual(await read(site))
      },
    )

    test('texts of a topic come back equal, in every language that a location has of it', async () => {
      const own = await textsOf(site, topicId)
      expect(own.filter(({ locationId }) => locationId === LOCATION)).toHaveLength(RUNS)
      expect(unhashed(await textsOf(other, topicId))).toEqual(unhashed(own))
    })

    test('pages with every block come back equal, whatever their fields name', async () => {
      for (const id of pages)
        expect(unhashed(await contentOf(other, id))).toEqual(unhashed(await contentOf(site, id)))
    })

    test('exported again, every byte is the same', async () => {
      await exportFrom(other, join(folder, 'b.zip'))
      expect(
        (await readFile(join(folder, 'b.zip'))).equals(await readFile(join(folder, 'a.zip'))),
      ).toBe(true)
    })
  },
)

async function writeRandom({ app }: TestSite, adapter: RecordAdapter): Promise<readonly number[]> {
  const { definition, writer } = adapter
  if (!writer) throw new Error(`Records of the kind '${definition.kind}' are not written`)
  const samples = fc.sample(randomValues(definition.fields), { numRuns: RUNS, seed: SEED })
  const made: number[] = []
  for (const [index, sample] of samples.entries()) {
    const values = {
      ...mapValues(definition.fields, sample, storable),
      // Values that only one record may have.
      ...('slug' in definition.fields && { slug: `r-${index}`, host: '' }),
      ...(definition.kind === 'navigation' && { language: `g${index}-IN` }),
    }
    const savedBy = { version: 1, updatedAt: new Date(), updatedByName: 'આશા' }
    const row = await app.changes.write((tx) =>
      writer.write({
        ...{ tx, before: null, values, savedBy, locationId: LOCATION, timeZone: 'UTC' },
        origin: 'https://www.example.org',
        principal: { id: 'test', name: 'Test', kind: 'program', assignments: [] } as never,
      }),
    )
    made.push(row.id)
  }
  return made
}

let languages = 0
function nextLanguage(): string {
  languages += 1
  return `x-${languages}`
}

/** Values that the database takes, of types that take not every one: what they name is there, and times and places are some. */
const stored: { readonly [T in LeafField['type']]?: (value: unknown) => unknown } = {
  media: (value) => (value === null ? null : (Number(value) % 3) + 1),
  medias: () => [3, 1],
  date: () => '2026-11-08T18:30',
  dateTime: () => '2026-11-08T18:30',
  timeZone: () => 'Asia/Kolkata',
  // Of two texts in one language it would be undefined which one is shown.
  language: nextLanguage,
  hours: () => '',
  coordinates: () => '',
  periods: () => '',
}

function storable(field: LeafField, value: unknown): unknown {
  if (field.type !== 'record') return stored[field.type]?.(value) ?? value
  if (isNumbered(field)) return field.kind === 'gallery' ? 100 : 1
  return field.kind === 'location' ? 'ottawa' : 'a-new-hall'
}

/** One page a run, each with all blocks; their pictures and records are mostly not there. */
async function writeRandomPages(site: TestSite): Promise<readonly string[]> {
  const made: string[] = []
  for (let run = 0; run < 3; run += 1) {
    const blocks = [...definitions.values()].flatMap((block, index) => {
      const [props = {}] = fc.sample(randomValues(block.fields), { numRuns: 1, seed: SEED + run })
      // A shared block must be there to be placed.
      const isPlaced = block.targets.includes('content') && !block.isReference
      return isPlaced ? newBlock(block, `b${index}`, props as Values) : []
    })
    const { saved } = await site.ask(
      `mutation ($content: JSON, $address: String) {
        saved: createOrUpdateDocument(title: "પાનું", type: PAGE, topic: { externalUrl: $address, items: [{ title: "પાનું", content: $content }] }) { id } }`,
      { content: { format: 1, blocks }, address: `/random-${run}` },
    )
    made.push(saved.id)
  }
  return made
}

/** Texts that one location has of a topic without a page, each in a language of its own. */
async function writeRandomTexts({ app }: TestSite): Promise<number> {
  const [found] = await app.database.orm
    .select({ id: topics.id })
    .from(topics)
    .leftJoin(documents, eq(documents.topicId, topics.id))
    .where(isNull(documents.id))
    .orderBy(asc(topics.id))
    .limit(1)
  if (!found) throw new Error('The test site has no topic without a page')
  const samples = fc.sample(randomValues(topic.fields), { numRuns: RUNS, seed: SEED })
  for (const [index, sample] of samples.entries()) {
    const writer = topicWriter({ language: `t${index}-IN`, locationId: LOCATION })
    await app.changes.write(async (tx) => {
      const before = (await writer.find(tx, found.id)) ?? null
      await writer.write({
        ...{ tx, before, values: sample as never, locationId: LOCATION, timeZone: 'UTC' },
        savedBy: { version: 1, updatedAt: new Date(), updatedByName: 'આશા' },
        origin: 'https://www.example.org',
        principal: { id: 'test', name: 'Test', kind: 'program', assignments: [] } as never,
      })
    })
  }
  return found.id
}

function textsOf({ app }: Pick<TestNetwork, 'app'>, topicId: number) {
  const { language, locationId, title, richText } = topicItems
  return app.database.orm
    .select({ language, locationId, title, richText })
    .from(topicItems)
    .where(eq(topicItems.topicId, topicId))
    .orderBy(asc(locationId), asc(language))
}

async function contentOf({ app }: Pick<TestNetwork, 'app'>, id: string): Promise<unknown> {
  const rows = await app.database.orm
    .select({ content: topicItems.content })
    .from(topicItems)
    .innerJoin(documents, eq(documents.topicId, topicItems.topicId))
    .where(eq(documents.id, Number(id)))
    .orderBy(asc(topicItems.id))
  return rows.map(({ content }) => JSON.parse(content ?? 'null'))
}

/** The hash of a picture's address belongs to the picture that it named. */
function unhashed(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null).replaceAll('-0a1b2c3d', ''))
}
