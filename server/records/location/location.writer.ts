import { eq, getTableColumns } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { parseHours } from '#schema/entities/hours'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { PropsOf } from '#schema/fields'
import locationRecord from '#schema/records/location/location.record'
import type { LocationFields } from '#schema/records/location/location-fields'
import {
  type CacheTag,
  EVERYTHING,
  locationTag,
  NETWORK,
  NETWORK_DAYS,
} from '../../database/cache-tags'
import type { Orm } from '../../database/orm'
import { locations } from '../../database/tables'
import { ApiError } from '../../http/errors/api-error'
import { formValues, storedValues } from '../column-values'
import type { RecordWriter, SaveContext } from '../record-writer'
import { freeWord, placeIssues } from './location-issues'
import { networkDays, specialDaysOf, valuesOfDay } from './special-days'

type LocationRow = typeof locations.$inferSelect
type Values = PropsOf<LocationFields>
/** A location’s row with itself as owner, so that its managers may change it. */
type Row = LocationRow & { readonly locationId: number }

export const locationWriter: RecordWriter<Row, LocationFields> = {
  definition: locationRecord,
  async find(tx, id) {
    const [row] = await tx.select().from(locations).where(eq(locations.id, id)).for('update')
    return row && ofItself(row)
  },
  valuesOf: async (_tx, row, timeZone) => valuesOf(row, timeZone),
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
        throw new ApiError('INVALID_TRANSITION', refusalFor('defaultLocation'), { allowed: [] })
      return updateLocation(tx, id, { ...savedBy, status })
    },
  },
  // Pages are tagged with a location’s id; only those rendered before it existed have the record’s tag, by slug.
  furtherTags: async (_tx, { id }) => [locationTag(id)],
  changeTags,
}

function changeTags(before: Row | null, after: Row): readonly CacheTag[] {
  if (before === null) return [NETWORK]
  // Opening or closing a location affects all of its content, including lists on other sites.
  if (before.status !== after.status) return [EVERYTHING]
  // A new slug changes every address of the site, and any page of the network may link to it.
  const isMoved = before.slug !== after.slug
  if (isMoved || before.language !== after.language) return [EVERYTHING]
  const isSaid = networkDays(before.specialDays) !== networkDays(after.specialDays)
  const listed: readonly CacheTag[] = listedAs(before) === listedAs(after) ? [] : [NETWORK]
  return isSaid ? [...listed, NETWORK_DAYS] : listed
}

async function write(writing: SaveContext<Row, LocationFields>): Promise<Row> {
  const { tx, before, values, savedBy } = writing
  const columns = {
    ...storedValues(plain, writing, getTableColumns(locations)),
    ...(await typeOf(tx, values, before)),
    hours: [...parseHours(values.hours || '[]')],
    specialDays: specialDaysOf(values, before),
    ...savedBy,
  }
  if (before && values.slug !== before.slug)
    return updateLocation(tx, before.id, { ...columns, ...movedTo(values.slug, before) })
  if (before) return updateLocation(tx, before.id, columns)
  const slug = values.slug || (await freeWord(tx, values.city || values.name))
  const [row] = await tx
    .insert(locations)
    .values({ ...columns, slug })
    .returning()
  if (!row) throw new Error(`The location '${slug}' was not written`)
  return ofItself(row)
}

/** Maximum number of former slugs; each request without a page searches them. */
const MAX_FORMER = 20

/** Returns the new slug and the former ones that redirect to it. */
function movedTo(slug: string, before: LocationRow): Pick<LocationRow, 'slug' | 'formerSlugs'> {
  const former = [...before.formerSlugs, before.slug].filter((each) => each !== slug)
  return { slug, formerSlugs: former.slice(-MAX_FORMER) }
}

/** Returns a location’s values that lists of the network show. Hours and texts change more often and affect only its own site. */
function listedAs(row: LocationRow): string {
  const { name, phonePrimary, texts } = row
  const { addressLine1, city, region, countryCode, coordinates } = row
  const where = [addressLine1, city, region, countryCode, coordinates]
  const translations = texts.map(({ language, name = '', city: at = '' }) => [language, name, at])
  return JSON.stringify([name, phonePrimary, ...where, translations])
}

async function updateLocation(tx: Orm, id: number, columns: Partial<LocationRow>): Promise<Row> {
  const [row] = await tx.update(locations).set(columns).where(eq(locations.id, id)).returning()
  if (!row) throw new Error(`Location ${id} was locked and is gone`)
  return ofItself(row)
}

function ofItself(row: LocationRow): Row {
  return { ...row, locationId: row.id }
}

/** Returns the location type of this name, creating it if missing; described as given, otherwise as at other locations. */
async function typeOf(
  tx: Orm,
  { typeName, typeDescription }: Pick<Values, 'typeName' | 'typeDescription'>,
  before: Row | null,
): Promise<Pick<LocationRow, 'typeNumber' | 'typeDescription'>> {
  if (before && before.typeName === typeName)
    return { typeNumber: before.typeNumber, typeDescription }
  const rows = await tx
    .select({
      id: locations.typeNumber,
      name: locations.typeName,
      description: locations.typeDescription,
    })
    .from(locations)
  const known = rows.find(({ name }) => name === typeName)
  if (known) return { typeNumber: known.id, typeDescription: typeDescription || known.description }
  return { typeNumber: Math.max(0, ...rows.map(({ id }) => id)) + 1, typeDescription }
}

/** Fields stored as in the form. */
const { slug: _, hours: __, specialDays: ___, ...plainFields } = locationRecord.fields
const plain = { ...locationRecord, fields: plainFields }

/** Returns the form values of a location. */
function valuesOf(row: LocationRow, timeZone: string): Values {
  const own = {
    slug: row.slug,
    hours: row.hours.length === 0 ? '' : JSON.stringify(row.hours),
    specialDays: row.specialDays.map(valuesOfDay),
  }
  // The values match the fields, but the compiler can’t infer types of entries.
  return { ...formValues(plain, row, timeZone), ...own } as unknown as Values
}
