import { eq, getTableName, like, or } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { slugFromTitle } from '#schema/fields/slug'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'

export type SluggedTable = PgTable & { readonly slug: PgColumn }

/** Maximum length, with room for a number at the end. */
const MAX_LENGTH = 100

/** Returns a unique slug for a title: `diwali`, otherwise `diwali-2`. A lock serializes records created with the same title. */
export async function freeSlug(
  tx: Orm,
  table: SluggedTable,
  { title, otherwise }: { readonly title: string; readonly otherwise: string },
): Promise<string> {
  const slug = slugFromTitle([...title].slice(0, MAX_LENGTH).join('')) || otherwise
  await lock(tx, `slug ${getTableName(table)} ${slug}`)
  const alike = await tx
    .select({ slug: table.slug })
    .from(table)
    // Slugs contain only letters, digits and hyphens, so nothing needs escaping for `like`.
    .where(or(eq(table.slug, slug), like(table.slug, `${slug}-%`)))
  const taken = new Set(alike.map((row) => row.slug))
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
