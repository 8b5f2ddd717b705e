import { eq } from 'drizzle-orm'
import type { PostStatus } from '#schema/entities/statuses'
import type { PropsOf } from '#schema/fields'
import newsArticleRecord from '#schema/records/news-article/news-article.record'
import { posts } from '../../database/tables'
import type { StoredAuthor, StoredPostPart } from '../../database/tables/stored-values'
import { statusAfter } from '../../documents/transitions'
import { freeSlug } from '../free-slug'
import { shownTime, storedTime, timeIssues } from '../record-times'
import type { RecordWriter, SaveContext } from '../record-writer'
import { textValues } from '../text-values'
import { linkIssues, masterSlug, readMaster } from './article-links'

type Row = typeof posts.$inferSelect
type ArticleFields = typeof newsArticleRecord.fields
type Values = PropsOf<ArticleFields>

export const newsArticleWriter: RecordWriter<Row, ArticleFields> = {
  definition: newsArticleRecord,
  async find(tx, id) {
    const [row] = await tx.select().from(posts).where(eq(posts.id, id)).for('update')
    return row
  },
  valuesOf: async (tx, row, timeZone) => ({
    ...valuesOf(row, timeZone),
    postMaster: await masterSlug(tx, row.masterId),
  }),
  check: ({ publishedAt, expireAt }, timeZone) =>
    timeIssues(
      { path: 'publishedAt', from: publishedAt, to: 'expireAt', until: expireAt },
      timeZone,
    ),
  checkStored: linkIssues,
  write,
  titleOf: ({ title }) => title,
  slugOf: ({ slug }) => slug,
  statusOf: ({ status }) => status,
  isPublic: ({ status, recordStatus }) => status === 'PUBLISHED' && recordStatus === 'ACTIVE',
  status: {
    of: ({ recordStatus }) => recordStatus,
    async write(tx, { id }, { status, ...savedBy }) {
      const [row] = await tx
        .update(posts)
        .set({ ...savedBy, recordStatus: status })
        .where(eq(posts.id, id))
        .returning()
      if (!row) throw new Error(`Post ${id} was locked and is gone`)
      return row
    },
  },
  async purge(tx, id) {
    await tx.delete(posts).where(eq(posts.id, id))
  },
}

function valuesOf(row: Row, timeZone: string): Omit<Values, 'postMaster'> {
  const { author } = row
  return {
    title: row.title,
    type: row.type,
    category: row.category,
    description: row.description,
    image: row.imageId,
    content: row.content.map(({ text, videoUrl, media }) => ({
      text: text ?? '',
      videoUrl: videoUrl ?? '',
      pictures: media?.mediaIds ?? [],
      layout: media?.layout ?? '',
    })),
    galleries: row.galleryIds.map((gallery) => ({ gallery })),
    fileURL: row.fileUrl,
    file: row.fileId,
    authorName: author?.name ?? '',
    authorAvatar: author?.avatarId ?? null,
    authorBio: author?.bio ?? '',
    publishedAt: shownTime(row.publishedAt, timeZone),
    expireAt: shownTime(row.expireAt, timeZone),
    seoTags: row.seoTags,
    status: row.status === 'PUBLISHED' ? 'PUBLISHED' : 'DRAFT',
    texts: textValues(newsArticleRecord.fields.texts, row.texts),
  }
}

async function write(writing: SaveContext<Row, ArticleFields>): Promise<Row> {
  const { tx, before, values, locationId, savedBy } = writing
  const masterId = (await readMaster(tx, values.postMaster))?.id ?? null
  const columns = { ...columnsOf(writing), ...savedBy, masterId }
  const [row] = before
    ? await tx.update(posts).set(columns).where(eq(posts.id, before.id)).returning()
    : await tx
        .insert(posts)
        .values({
          ...columns,
          locationId,
          slug: await freeSlug(tx, posts, { title: values.title, otherwise: 'article' }),
        })
        .returning()
  if (!row) throw new Error(`Article ${before?.id ?? ''} was not written`)
  return row
}

function columnsOf({ before, values, timeZone }: SaveContext<Row, ArticleFields>) {
  const status = statusOf(before, values.status)
  const publishedAt = storedTime(values.publishedAt, timeZone, before?.publishedAt)
  const { title, type, category, description, image, seoTags } = values
  return {
    ...{ title, type, category, description, seoTags, status },
    imageId: image,
    fileId: values.file,
    fileUrl: values.fileURL,
    galleryIds: values.galleries.flatMap(({ gallery }) => gallery ?? []),
    content: values.content.map(storedPart),
    author: storedAuthor(values),
    publishedAt: publishedAt ?? (status === 'PUBLISHED' ? new Date() : null),
    expireAt: storedTime(values.expireAt, timeZone, before?.expireAt),
    texts: values.texts,
  }
}

/** The same steps as those of pages: an article that is under review stays so while it is edited. */
function statusOf(before: Row | null, asked: Values['status']): PostStatus {
  const from = before?.status ?? 'DRAFT'
  if (asked === 'PUBLISHED') return from === 'PUBLISHED' ? from : statusAfter('publish', from)
  return from === 'PUBLISHED' ? statusAfter('unpublish', from) : statusAfter('edit', from)
}

function storedPart(part: Values['content'][number]): StoredPostPart {
  const { text, videoUrl, pictures, layout } = part
  const automatic = pictures.length > 1 ? 'ROW' : 'SINGLE'
  return {
    text: text || null,
    videoUrl: videoUrl || null,
    media: pictures.length > 0 ? { layout: layout || automatic, mediaIds: pictures } : null,
  }
}

function storedAuthor({ authorName, authorAvatar, authorBio }: Values): StoredAuthor | null {
  if (authorName === '') return null
  return { name: authorName, avatarId: authorAvatar, bio: authorBio }
}
