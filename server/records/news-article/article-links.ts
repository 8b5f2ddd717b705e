import { eq } from 'drizzle-orm'
import type { FieldIssue } from '#schema/fields/field'
import type newsArticleRecord from '#schema/records/news-article/news-article.record'
import type { Orm } from '../../database/orm'
import { posts } from '../../database/tables'
import { readGalleries } from '../reading/galleries'
import { mayReadPost } from '../reading/posts'
import type { SaveContext } from '../record-writer'

type Row = typeof posts.$inferSelect
type ArticleSaveContext = SaveContext<Row, typeof newsArticleRecord.fields>

/** Rejects galleries and a related article that do not exist, or that the author may not see. */
export async function linkIssues(writing: ArticleSaveContext): Promise<FieldIssue[]> {
  return [...(await galleryIssues(writing)), ...(await masterIssues(writing))]
}

async function galleryIssues({ tx, principal, before, values }: ArticleSaveContext) {
  const named = values.galleries.map(({ gallery }) => gallery)
  const known = new Set(before?.galleryIds)
  const asked = [...new Set(named.filter((id) => id !== null && !known.has(id)))]
  const readContext = { orm: tx, principal, note: () => undefined }
  const found = await readGalleries(
    readContext,
    asked.filter((id) => id !== null),
    async () => [],
  )
  const there = new Set([...known, ...found.flatMap((gallery) => gallery?.id ?? [])])
  return named.flatMap((id, index): FieldIssue[] => {
    const path = `galleries.${index}.gallery`
    if (id !== null && !there.has(id))
      return [{ path, rule: 'options', message: `Gallery ${id} doesn’t exist` }]
    if (named.indexOf(id) < index)
      return [{ path, rule: 'options', message: `Gallery ${id} is already in the list` }]
    return []
  })
}

async function masterIssues({ tx, principal, before, values }: ArticleSaveContext) {
  const slug = values.postMaster
  if (!slug) return []
  const issue = (message: string): FieldIssue[] => [
    { path: 'postMaster', rule: 'options', message },
  ]
  if (slug === before?.slug) return issue('An article can’t be its own original')
  const found = await readMaster(tx, slug)
  if (!found) return issue(`Article '${slug}' doesn’t exist`)
  if (found.id === before?.masterId) return []
  const readContext = { orm: tx, principal, note: () => undefined }
  const isSeen = await mayReadPost(readContext, found.id)
  return isSeen ? [] : issue(`Article '${slug}' doesn’t exist`)
}

/** An article by its slug. */
export async function readMaster(tx: Orm, slug: string | null): Promise<Row | undefined> {
  if (!slug) return undefined
  const [row] = await tx.select().from(posts).where(eq(posts.slug, slug))
  return row
}

/** The word of the form for an article. */
export async function masterSlug(tx: Orm, id: number | null): Promise<string | null> {
  if (id === null) return null
  const [row] = await tx.select({ slug: posts.slug }).from(posts).where(eq(posts.id, id))
  return row?.slug ?? null
}
