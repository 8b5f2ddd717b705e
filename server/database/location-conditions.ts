import { type Column, is, Placeholder, type SQL, sql } from 'drizzle-orm'
import { locations } from './tables'

/** Returns the condition that a location has one of these slugs, currently or formerly. */
export function hasSlug(slugs: readonly string[] | Placeholder): SQL {
  const list = is(slugs, Placeholder) ? slugs : sql.param(slugs)
  return sql`(${locations.slug} = any(${list}::text[])
    or (${locations.formerSlugs} <> '[]' and ${locations.formerSlugs}::jsonb ?| ${list}::text[]))`
}

/** Returns whether a location has a slug, currently or formerly. */
export function matchesSlug(
  { slug, formerSlugs }: { readonly slug: string; readonly formerSlugs: readonly string[] },
  value: string,
): boolean {
  return slug === value || formerSlugs.includes(value)
}

/** Returns the condition that a location is open to visitors. */
export function isOpen(locationId: Column): SQL {
  return sql`${locationId} in (select id from ${locations} where status = 'ACTIVE')`
}
