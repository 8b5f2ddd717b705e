import type { Fields, PropsOf } from '#schema/fields'
import type { CheckIssue } from '#schema/fields/field'
import { storedIssue } from '#schema/records/messages/stored-messages'
import newsArticle from '#schema/records/news-article/news-article.record'
import { readGalleries } from '../reading/galleries'
import { recordSource } from '../reading/record-sources'
import type { RecordRow, SaveContext } from '../record-writer'

type Values = PropsOf<typeof newsArticle.fields>

interface LinkContext {
  readonly writing: SaveContext<RecordRow, Fields>
  readonly values: Pick<Values, 'galleries' | 'postMaster'>
  readonly before: (Pick<Values, 'galleries' | 'postMaster'> & { readonly slug: string }) | null
}

/** Returns issues for galleries and related articles that don’t exist or that the author can’t see. */
export async function linkIssues(
  writing: SaveContext<RecordRow, Fields>,
): Promise<readonly CheckIssue[]> {
  // The values of an article equal the values of its fields, also as stored.
  const { values, before } = writing as unknown as Pick<LinkContext, 'values' | 'before'>
  const links = { writing, values, before }
  return [...(await galleryIssues(links)), ...(await masterIssues(links))]
}

async function galleryIssues({ writing, values, before }: LinkContext): Promise<CheckIssue[]> {
  const named = values.galleries.map(({ gallery }) => gallery)
  const known = new Set(before?.galleries.map(({ gallery }) => gallery))
  const newIds = [...new Set(named)].filter((id) => id !== null && !known.has(id))
  const found = await readGalleries(
    readContextOf(writing),
    newIds.filter((id) => id !== null),
    async () => [],
  )
  const there = new Set([...known, ...found.flatMap((gallery) => gallery?.id ?? [])])
  return named.flatMap((id, index): CheckIssue[] => {
    const path = `galleries.${index}.gallery`
    if (id !== null && !there.has(id)) return [storedIssue(path, 'galleryMissing', { id })]
    if (id !== null && named.indexOf(id) < index) return [storedIssue(path, 'galleryTwice', { id })]
    return []
  })
}

async function masterIssues({ writing, values, before }: LinkContext): Promise<CheckIssue[]> {
  const slug = values.postMaster
  if (!slug || (slug === before?.postMaster && slug !== before.slug)) return []
  if (slug === before?.slug) return [storedIssue('postMaster', 'ownOriginal')]
  const query = { keys: [slug], publicOnly: false }
  const part = { first: 1, offset: 0, load: async () => [] }
  const found = await recordSource(writing.tx, newsArticle.kind).list(
    readContextOf(writing),
    query,
    part,
  )
  const isThere = (await found.nodes()).length > 0
  return isThere ? [] : [storedIssue('postMaster', 'articleMissing', { slug })]
}

function readContextOf({ tx, principal }: SaveContext<RecordRow, Fields>) {
  return { orm: tx, principal, addCacheTag: () => undefined }
}
