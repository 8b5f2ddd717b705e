import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyField, LeafField, LinkValue } from '#schema/fields'
import { mapValues } from '#schema/fields/map-values'
import { replaceReferences } from '#schema/fields/replace'
import { validateProps } from '#schema/fields/validate'
import type { Values } from '#schema/fields/walk'
import { testDatabases } from '../../../app/testing/test-app'
import { documents, locations } from '../../../database/tables'
import { openTestSite, type TestSite } from '../../../site/testing/test-site'
import { recordAdapters } from '../../index'
import type { RecordAdapter } from '../../record-adapter'
import { randomValues } from '../../testing/random-values'
import { namedCopies } from './copied-content'

/** Each run has its own, and a failure names its seed. */
const SEED = Date.now() % 1_000_000
const RUNS = 5
/** With one of its own pages. */
const MODEL = { id: 20, slug: 'ottawa', page: 4 }
/** Any of them may be declared to be copied: here all are. */
const copied = [...recordAdapters.values()].filter(
  ({ definition: { owner }, writer, values }) => owner === 'location' && writer && values,
)
const declared = copied.filter(({ definition }) => definition.copied)
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
    let pages: ReadonlyMap<number, number>
    const originals = new Map<string, readonly number[]>()
    beforeAll(async () => {
      site = await openTestSite(url, { preparesUploads: false })
      for (const { definition } of copied) Object.assign(definition, { copied: true })
      for (const adapter of copied) {
        galleryIds = originals.get('gallery') ?? []
        originals.set(adapter.definition.kind, await writeRandom(site, adapter))
      }
      const { copied: made } = await site.ask(COPY)
      slug = made.slug
      pages = await copiedPages(site, Number(made.id))
    }, 120_000)
    afterAll(async () => {
      for (const adapter of copied)
        Object.assign(adapter.definition, { copied: declared.includes(adapter) })
      await site.close()
    })

    test.each(copied.map((adapter) => ({ kind: adapter.definition.kind, adapter })))(
      'has whatever records of the kind $kind hold, and names itself and its own where they name those of their location',
      async ({ kind, adapter: { definition, values } }) => {
        const [own, galleries] = [originals.get(kind) ?? [], originals.get('gallery') ?? []]
        const ids = await copiesOf(kind)
        const copies = await copiesOf('gallery')
        expect(ids).toHaveLength(RUNS)
        const stored = await values?.(site.app.database.orm, [...own, ...ids])
        const copiedGalleries = galleries.map((id, index) => [id, copies[index] ?? 0] as const)
        const by = namedCopies({
          ...{ pages, locations: new Map([[MODEL.slug, slug]]) },
          records: new Map([['gallery', new Map(copiedGalleries)]]),
        })
        const wanted = own.map((id) =>
          replaceReferences(definition.fields, stored?.get(id)?.values ?? {}, by),
        )
        expect(ids.map((id) => stored?.get(id)?.values)).toEqual(wanted)
      },
    )

    /** After those of what the model had before. */
    async function copiesOf(kind: string): Promise<readonly number[]> {
      const { records } = await site.ask(LISTED, { kind, at: slug })
      const ids = records.nodes.map(({ id }: { readonly id: unknown }) => Number(id))
      return ids.toSorted((a: number, b: number) => a - b).slice(-RUNS)
    }
  },
)

/** Pages of the model by their addresses, which those of the new location have, too. */
async function copiedPages({ app }: TestSite, madeId: number) {
  const made = alias(documents, 'made')
  const rows = await app.database.orm
    .select({ of: documents.id, copy: made.id })
    .from(documents)
    .innerJoin(
      made,
      and(eq(made.externalUrl, documents.externalUrl), eq(made.type, documents.type)),
    )
    .where(and(eq(documents.locationId, MODEL.id), eq(made.locationId, madeId)))
  return new Map(rows.map(({ of, copy }) => [of, copy]))
}

/** Records that visitors see, by the rules of their fields. */
async function writeRandom({ app }: TestSite, adapter: RecordAdapter): Promise<readonly number[]> {
  const { definition, writer } = adapter
  const { fields, status, title, shown } = definition
  if (!writer) throw new Error(`Records of the kind '${definition.kind}' are not written`)
  const [model] = await app.database.orm
    .select({ timeZone: locations.timeZone })
    .from(locations)
    .where(eq(locations.id, MODEL.id))
  const isRight = (values: Values) =>
    [...validateProps(fields, values), ...definition.check(values)].length === 0
  const random = randomValues(fields)
    .map((sample) => ({
      ...mapValues(fields, sample, storable),
      ...(fields[title]?.type === 'string' && { [title]: 'દિવાળી' }),
      ...(status !== null && { [status]: publicStatusOf(fields[status]) }),
      ...(shown.until !== null && { [shown.until]: '' }),
      ...('isPublic' in fields && { isPublic: true }),
      ...('reach' in fields && { reach: 'LOCATION' }),
      ...('onlyHere' in fields && { onlyHere: false }),
    }))
    .filter(isRight)
  const made: number[] = []
  for (const values of fc.sample(random, { numRuns: RUNS, seed: SEED })) {
    const row = await app.changes.write((tx) =>
      writer.write({
        ...{ tx, before: null, locationId: MODEL.id, timeZone: model?.timeZone ?? 'UTC' },
        values,
        savedBy: { version: 1, updatedAt: new Date(), updatedByName: 'આશા' },
        origin: 'https://www.example.org',
        principal: { id: 'test', name: 'Test', kind: 'program', assignments: [] } as never,
      }),
    )
    made.push(row.id)
  }
  return made
}

/** The public title of a record. */
function publicStatusOf(field: unknown): string {
  const { type, options } = field as AnyField & { readonly options?: object }
  return type === 'select' && options && 'PUBLISHED' in options ? 'PUBLISHED' : 'ACTIVE'
}

/** Written before what names them. */
let galleryIds: readonly number[] = []
let galleries = 0
function nextGallery(): number | null {
  galleries += 1
  return galleryIds[galleries % galleryIds.length] ?? null
}

let links = 0
function isOwnPage(): boolean {
  links += 1
  return links % 2 === 0
}

let languages = 0
/** Of two texts in one language it would be undefined which one is shown. */
function nextLanguage(): string {
  const number = languages
  languages += 1
  return `q${String.fromCharCode(97 + (Math.floor(number / 26) % 26), 97 + (number % 26))}-IN`
}

const valid: { readonly [T in LeafField['type']]?: (value: unknown) => unknown } = {
  media: (value) => (Number(value) % 2) + 1,
  medias: (value) => (Array.isArray(value) ? [2, 1].slice(0, value.length) : []),
  date: () => '2020-11-08T18:30',
  dateTime: () => '2020-11-08T18:30',
  language: nextLanguage,
  // To a page of its own, or one that is not copied.
  link: (value) => value && { ...(value as LinkValue), pageId: isOwnPage() ? MODEL.page : 1 },
}

function storable(field: LeafField, value: unknown): unknown {
  if (field.type === 'record') {
    if (field.kind === 'location') return MODEL.slug
    // One list names a gallery once.
    return field.kind === 'gallery' ? nextGallery() : null
  }
  const stored = valid[field.type]?.(value) ?? value
  // A record that still has an example is hidden from visitors.
  return typeof stored === 'string' ? stored.replaceAll('[[day]]', 'day') : stored
}
