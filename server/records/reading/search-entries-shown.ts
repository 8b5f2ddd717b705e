import { type SQL, sql } from 'drizzle-orm'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { Orm } from '../../database/orm'
import { isPublicRecord, ownKinds } from '../../search/search-sources'

/** Condition that an entry `e` is shown to visitors of this location. */
export function isShown(place: SearchScope): SQL {
  return sql`${isWrittenFor(place)} and ${isPublic(place)} and ${isNotReplaced(place)}`
}

export interface SearchScope {
  readonly orm: Orm
  readonly locationId: number
  readonly language: string
  /** Paths of the pages configured as answers. */
  readonly targets: readonly string[]
  /** Time at which records must be public; now by default. */
  readonly at?: Date | undefined
}

/** Returns the kinds of which a site finds only its own records, as an array. */
function kindsOfOneSite(isLent?: true): SQL {
  const kinds = ownKinds().filter((kind) => !isLent || kind.isLent)
  const names = kinds.map(({ group }) => sql`${group}`)
  return sql`array[${sql.join(names, sql`, `)}]::text[]`
}

const isPublic = ({ orm, at }: SearchScope) => sql`case e.kind
  when 'PAGE' then exists (select 1 from documents d where d.id = e.record_id
    and d.record_status = 'ACTIVE' and d.published_version = e.version)
  ${isPublicRecord(orm, at)}
  else exists (select 1 from topics t where t.id = e.record_id) end`

/**
 * Condition that a text is the one shown at the location: its own, or else the network’s. The default location’s texts are
 * inherited, too, except those of its own version of a page.
 */
function isWrittenFor({ locationId }: SearchScope): SQL {
  return sql`e.location_id in (${locationId}, ${DEFAULT_LOCATION_ID})
    and (e.text_location_id is null or e.text_location_id = ${locationId}
      or (e.text_location_id = ${DEFAULT_LOCATION_ID} and e.kind <> 'PAGE'))
    and (e.text_location_id = ${locationId} or not exists (
      select 1 from search_entries o where o.kind = e.kind and o.record_id = e.record_id
        and o.text_location_id = ${locationId} and o.language = e.language))
    and (e.location_id = ${locationId} or e.kind <> all(${kindsOfOneSite()}) or ${isLent(locationId)})
    and (e.kind <> all(${kindsOfOneSite()}) or ${hasPage(locationId)})`
}

/** A location without records of a kind shows those of the default location. */
function isLent(locationId: number): SQL {
  return sql`(e.kind = any(${kindsOfOneSite(true)}) and not exists (
    select 1 from search_entries o where o.kind = e.kind and o.location_id = ${locationId}))`
}

/** A record without a page is found if a page of the site shows it. */
function hasPage(locationId: number): SQL {
  return sql`(e.path = '/' or exists (select 1 from documents d where d.published_url = e.path
    and d.location_id in (${locationId}, ${DEFAULT_LOCATION_ID})
    and d.record_status = 'ACTIVE' and d.published_version is not null))`
}

/** The default location’s page applies if the location has none at the address. */
function isNotReplaced({ locationId }: SearchScope): SQL {
  return sql`(e.kind <> 'PAGE' or e.location_id = ${locationId} or not exists (
      select 1 from documents o where o.location_id = ${locationId} and o.published_url = e.path
        and o.record_status = 'ACTIVE' and o.published_version is not null
        and (e.language = ${DEFAULT_LANGUAGE} or exists (select 1 from publications p
          where p.document_id = o.id and p.language = e.language))))`
}
