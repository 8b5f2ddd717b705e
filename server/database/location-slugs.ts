import { inArray, or, type SQL, sql } from 'drizzle-orm'
import { locations } from './tables'

/** The condition that a location answers to one of these slugs: that of its site address, or one it had before. */
export function hasSlug(slugs: readonly string[]): SQL | undefined {
  if (slugs.length === 0) return sql`false`
  const asked = sql.join(
    slugs.map((slug) => sql`${slug}`),
    sql`, `,
  )
  return or(
    inArray(locations.slug, [...slugs]),
    sql`(${locations.formerSlugs} <> '[]' and ${locations.formerSlugs}::jsonb ?| array[${asked}]::text[])`,
  )
}

/** Whether a location answers to a slug. */
export function answersTo(
  { slug, formerSlugs }: { readonly slug: string; readonly formerSlugs: readonly string[] },
  asked: string,
): boolean {
  return slug === asked || formerSlugs.includes(asked)
}
