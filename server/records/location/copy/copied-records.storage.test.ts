import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LeafField } from '#schema/fields'
import { mapValues } from '#schema/fields/map-values'
import { replaceReferences } from '#schema/fields/replace'
import { testDatabases } from '../../../app/testing/test-app'
import { locations } from '../../../database/tables'
import { openTestSite, type TestSite } from '../../../site/testing/test-site'
import { recordAdapters } from '../../index'
import type { RecordAdapter } from '../../record-adapter'
import { randomValues } from '../../testing/random-values'
import { namedCopies } from './copied-content'

/** Each run has its own, and a failure names its seed. */
const SEED = Date.now() % 1_000_000
const RUNS = 8
const MODEL = { id: 20, slug: 'ottawa' }
const copied = [...recordAdapters.values()].filter(({ definition }) => definition.copied)
const COPY = `mutation {
  copied: copyLocation(from: 20, location: { name: "Mandir, Guelph", city: "Guelph", timeZone: "America/Toronto" }) { id slug }
}`
const LISTED = `query ($kind: String!, $at: String!) {
  records(kind: $kind, locationSlug: $at, first: 100) { nodes { id } }
}`

describe.each(testDatabases)(
  `a location made after another, with seed ${SEED}, on the $kind database`,
  ({ url }) => {
    let site: TestSite
    let slug: string
    const originals = new Map<string, readonly number[]>()
    beforeAll(async () => {
      site = await openTestSite(url, { preparesUploads: false })
      for (const adapter of copied)
        originals.set(adapter.definition.kind, await writeRandom(site, adapter))
      slug = (await site.ask(COPY)).copied.slug
    }, 120_000)
    afterAll(() => site.close())

    test.each(copied.map((adapter) => ({ kind: adapter.definition.kind, adapter })))(
      'has whatever records of the kind $kind hold, and names itself where they name their location',
      async ({ kind, adapter: { definition, values } }) => {
        const { records } = await site.ask(LISTED, { kind, at: slug })
        const ids = records.nodes.map(({ id }) => Number(id)).sort((a, b) => a - b)
        const own = originals.get(kind) ?? []
        expect(ids).toHaveLength(RUNS)
        const stored = await values?.(site.app.database.orm, [...own, ...ids])
        const by = namedCopies({
          ...{ pages: new Map(), records: new Map() },
          locations: new Map([[MODEL.slug, slug]]),
        })
        const wanted = own.map((id) =>
          replaceReferences(definition.fields, stored?.get(id)?.values ?? {}, by),
        )
        expect(ids.map((id) => stored?.get(id)?.values)).toEqual(wanted)
      },
    )
  },
)

/** Records that visitors see, by the rules of their fields. */
async function writeRandom({ app }: TestSite, adapter: RecordAdapter): Promise<readonly number[]> {
  const { definition, writer } = adapter
  const { fields, status, title } = definition
  if (!writer) throw new Error(`Records of the kind '${definition.kind}' are not written`)
  const [model] = await app.database.orm
    .select({ timeZone: locations.timeZone })
    .from(locations)
    .where(eq(locations.id, MODEL.id))
  const made: number[] = []
  for (const sample of fc.sample(randomValues(fields), { numRuns: RUNS, seed: SEED })) {
    const values = {
      ...mapValues(fields, sample, storable),
      [title]: `દિવાળી ${made.length}`,
      ...(status !== null && { [status]: 'ACTIVE' }),
      ...('isPublic' in fields && { isPublic: true }),
    }
    const row = await app.changes.write((tx) =>
      writer.write({
        ...{ tx, before: null, values, locationId: MODEL.id, timeZone: model?.timeZone ?? 'UTC' },
        savedBy: { version: 1, updatedAt: new Date(), updatedByName: 'આશા' },
        origin: 'https://www.example.org',
        principal: { id: 'test', name: 'Test', kind: 'program', assignments: [] } as never,
      }),
    )
    made.push(row.id)
  }
  return made
}

let languages = 0
/** Of two texts in one language it would be undefined which one is shown. */
function nextLanguage(): string {
  const number = languages
  languages += 1
  return `q${String.fromCharCode(97 + Math.floor(number / 26), 97 + (number % 26))}-IN`
}

const valid: { readonly [T in LeafField['type']]?: (value: unknown) => unknown } = {
  media: (value) => (Number(value) % 2) + 1,
  medias: (value) => (Array.isArray(value) ? [2, 1].slice(0, value.length) : []),
  date: () => '2026-11-08T18:30',
  dateTime: () => '2026-11-08T18:30',
  language: nextLanguage,
}

function storable(field: LeafField, value: unknown): unknown {
  if (field.type === 'record' && field.kind === 'location') return MODEL.slug
  const stored = valid[field.type]?.(value) ?? value
  // What still has an example is not shown to visitors.
  return typeof stored === 'string' ? stored.replaceAll('[[day]]', 'day') : stored
}
