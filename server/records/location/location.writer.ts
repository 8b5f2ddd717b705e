import { eq } from 'drizzle-orm'
import { parseHours } from '#schema/entities/hours'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { PropsOf } from '#schema/fields'
import locationRecord from '#schema/records/location/location.record'
import type { LocationFields } from '#schema/records/location/location-fields'
import { type CacheTag, EVERYTHING, locationTag, NETWORK } from '../../database/cache-tags'
import type { Orm } from '../../database/orm'
import { locations } from '../../database/tables'
import { ApiError } from '../../http/errors/api-error'
import type { RecordWriter, SaveContext } from '../record-writer'
import { freeWord, placeIssues } from './location-issues'
import { addressOf, configurationOf, valuesOf } from './location-values'
import { specialDaysOf } from './special-days'

type LocationRow = typeof locations.$inferSelect
/** A location belongs to itself: its managers may change it. */
type Row = LocationRow & { readonly locationId: number }

export const locationWriter: RecordWriter<Row, LocationFields> = {
  definition: locationRecord,
  async find(tx, id) {
    const [row] = await tx.select().from(locations).where(eq(locations.id, id)).for('update')
    return row && ofItself(row)
  },
  valuesOf: async (_tx, row) => valuesOf(row),
  check: () => [],
  checkStored: placeIssues,
  write,
  titleOf: ({ name }) => name,
  slugOf: ({ slug }) => slug,
  statusOf: ({ status }) => status,
  isPublic: ({ status }) => status === 'ACTIVE',
  status: {
    of: ({ status }) => status,
    async write(tx, { id }, { status, ...savedBy }) {
      if (id === DEFAULT_LOCATION_ID)
        throw new ApiError(
          'INVALID_TRANSITION',
          'You can’t remove this location: the others fall back to its content.',
          { allowed: [] },
        )
      return updated(tx, id, { ...savedBy, status })
    },
  },
  // Pages know it by its number, those that looked for it before it existed by its site address.
  furtherTags: async (_tx, { id }) => [locationTag(id)],
  changeTags,
}

function changeTags(before: Row | null, after: Row): readonly CacheTag[] {
  if (before === null) return [NETWORK]
  // Everything at the location appears or disappears with it, in lists of other sites too.
  if (before.status !== after.status) return [EVERYTHING]
  // Every address of the site is another one, and every page of the network may lead to it.
  const isMoved = before.slug !== after.slug
  if (isMoved || before.configuration.language !== after.configuration.language) return [EVERYTHING]
  return listedAs(before) === listedAs(after) ? [] : [NETWORK]
}

async function write(writing: SaveContext<Row, LocationFields>): Promise<Row> {
  const { tx, before, values, savedBy } = writing
  const columns = {
    name: values.name,
    introSubtitle: values.introSubtitle,
    introText: values.introText,
    emailPrimary: values.emailPrimary,
    phonePrimary: values.phonePrimary,
    timeZone: values.timeZone,
    address: addressOf(values),
    type: await typeOf(tx, values, before),
    configuration: configurationOf(values, before?.configuration ?? {}),
    hours: [...parseHours(values.hours || '[]')],
    specialDays: specialDaysOf(values, before),
    logoId: values.logo,
    texts: values.texts,
    ...savedBy,
  }
  if (before && values.slug !== before.slug)
    return updated(tx, before.id, { ...columns, ...movedTo(values.slug, before) })
  if (before) return updated(tx, before.id, columns)
  const slug = values.slug || (await freeWord(tx, values.city || values.name))
  const [row] = await tx
    .insert(locations)
    .values({ ...columns, slug })
    .returning()
  if (!row) throw new Error(`The location '${slug}' was not written`)
  return ofItself(row)
}

/** The oldest addresses are forgotten: each is looked through with every request that finds no page. */
const MAX_FORMER = 20

/** A new site address, and the ones that lead to it. */
function movedTo(slug: string, before: LocationRow): Pick<LocationRow, 'slug' | 'formerSlugs'> {
  const former = [...before.formerSlugs, before.slug].filter((each) => each !== slug)
  return { slug, formerSlugs: former.slice(-MAX_FORMER) }
}

type Listed = Pick<LocationRow, 'name' | 'address' | 'phonePrimary' | 'texts'>

/** What lists of the network say of a location: hours and texts change more often, and concern its own site only. */
function listedAs({ name, address, phonePrimary, texts }: Listed): string {
  const { addressLine1, city, region, countryCode, latitude, longitude } = address
  const where = [addressLine1, city, region, countryCode, latitude, longitude]
  const translations = texts.map(({ language, name = '', city: at = '' }) => [language, name, at])
  return JSON.stringify([name, phonePrimary, ...where, translations])
}

async function updated(tx: Orm, id: number, columns: Partial<LocationRow>): Promise<Row> {
  const [row] = await tx.update(locations).set(columns).where(eq(locations.id, id)).returning()
  if (!row) throw new Error(`Location ${id} was locked and is gone`)
  return ofItself(row)
}

function ofItself(row: LocationRow): Row {
  return { ...row, locationId: row.id }
}

/** The location type of this name, with an id of its own if there is none; described as here, else as elsewhere. */
async function typeOf(
  tx: Orm,
  { typeName: name, typeDescription: description }: TypeTexts,
  before: Row | null,
): Promise<LocationRow['type']> {
  if (before && before.type.name === name) return { ...before.type, description }
  const rows = await tx.select({ type: locations.type }).from(locations)
  const known = rows.find(({ type }) => type.name === name)
  if (known) return { ...known.type, description: description || known.type.description }
  return { id: Math.max(0, ...rows.map(({ type }) => type.id)) + 1, name, description }
}

type TypeTexts = Pick<PropsOf<LocationFields>, 'typeName' | 'typeDescription'>
