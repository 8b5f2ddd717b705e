import { eq, getTableName, like, or } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { slugFromTitle } from '#schema/fields/slug'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'

export type SluggedTable = PgTable & { readonly slug: PgColumn }

/** Leaves room for a number behind. */
const LONGEST = 100

/**
 * The slug of a title that nothing else has: `diwali`, else `diwali-2`. Two of one title
 * that are made at the same moment wait for each other.
 */
export async function freeSlug(
  tx: Orm,
  table: SluggedTable,
  { title, otherwise }: { readonly title: string; readonly otherwise: string },
): Promise<string> {
  const slug = slugFromTitle([...title].slice(0, LONGEST).join('')) || otherwise
  await lock(tx, `slug ${getTableName(table)} ${slug}`)
  const alike = await tx
    .select({ slug: table.slug })
    .from(table)
    // Letters, digits and hyphens only: nothing in a slug means something else to `like`.
    .where(or(eq(table.slug, slug), like(table.slug, `${slug}-%`)))
  const taken = new Set(alike.map((row) => row.slug))
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
