import { and, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Location } from '#schema/entities/location'
import type { MediaItem } from '#schema/entities/media'
import type { Post } from '#schema/entities/post'
import type { PostType } from '#schema/entities/statuses'
import { recordTag } from '../../database/cache-tags'
import { locations, posts } from '../../database/tables'
import type { StoredAuthor, StoredPostPart } from '../../database/tables/stored-values'
import type { LoadMedia } from './media'
import {
  containsText,
  countAtLocations,
  isAtOpenLocation,
  type Listed,
  type ListPage,
  listedAlready,
  mayReadDrafts,
  type ReadContext,
} from './read-context'

export interface PostsQuery {
  readonly locationSlug?: string | undefined
  readonly slugs?: readonly string[] | undefined
  readonly type?: PostType | undefined
  readonly category?: string | undefined
  readonly search?: string | undefined
  /** Only what visitors see, whoever asks. */
  readonly publicOnly?: boolean
  /** Leaves the parts of the articles out. */
  readonly withoutContent?: boolean
}

/** An article with what its editors need to know. */
export interface PostNode extends Post {
  readonly status: string
  readonly recordStatus: string
  readonly version: number
  readonly file: MediaItem | null
  /** The article it was written from, of another location. */
  readonly postMaster: { readonly id: number; readonly title: string; readonly slug: string } | null
  readonly location: Post['location'] & {
    readonly timeZone: string
    readonly type: Location['type']
  }
}

/** Articles, the latest first. */
export function listPosts(
  readContext: ReadContext,
  query: PostsQuery,
  part: ListPage & { readonly load: LoadMedia },
): Listed<PostNode> {
  if (query.slugs?.length === 0) return listedAlready([])
  const where = condition(readContext, query)
  return {
    nodes,
    totalCount: () => countAtLocations(readContext, posts, where),
  }

  async function nodes() {
    const rows = await readContext.orm
      .select({
        post: posts,
        location: locations,
        master: { id: master.id, title: master.title, slug: master.slug },
        isMasterShown: sql<boolean>`coalesce(${visible(readContext, master)}, false)`,
      })
      .from(posts)
      .innerJoin(locations, eq(locations.id, posts.locationId))
      .leftJoin(master, eq(master.id, posts.masterId))
      .where(where)
      .orderBy(desc(posts.publishedAt), desc(posts.id))
      .limit(part.first)
      .offset(part.offset)
    for (const row of rows)
      if (row.master) readContext.note(recordTag('newsArticle', row.master.slug))
    return Promise.all(
      rows.map(({ isMasterShown, ...row }) =>
        toPost({ ...row, master: isMasterShown ? row.master : null, query, load: part.load }),
      ),
    )
  }
}

/** Whether a caller may see an article. */
export async function mayReadPost(readContext: ReadContext, id: number): Promise<boolean> {
  const [row] = await readContext.orm
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, id), visible(readContext, posts)))
  return row !== undefined
}

/** The article that another was written from. */
const master = alias(posts, 'master')

/** The condition that a caller may see an article. */
function visible(
  readContext: ReadContext,
  table: typeof posts | typeof master,
  publicOnly = false,
) {
  const now = new Date()
  const isPublic = and(
    eq(table.status, 'PUBLISHED'),
    eq(table.recordStatus, 'ACTIVE'),
    isAtOpenLocation(readContext, table.locationId),
    lte(table.publishedAt, now),
    or(isNull(table.expireAt), gt(table.expireAt, now)),
  )
  return and(
    publicOnly ? isPublic : or(isPublic, mayReadDrafts(readContext.principal, table.locationId)),
    ne(table.recordStatus, 'DELETED'),
  )
}

function condition(readContext: ReadContext, query: PostsQuery): SQL | undefined {
  return and(
    visible(readContext, posts, query.publicOnly),
    query.locationSlug === undefined ? undefined : eq(locations.slug, query.locationSlug),
    query.slugs && inArray(posts.slug, [...query.slugs]),
    query.type && eq(posts.type, query.type),
    query.category === undefined ? undefined : eq(posts.category, query.category),
    query.search
      ? or(containsText(posts.title, query.search), containsText(posts.description, query.search))
      : undefined,
  )
}

interface PostParts {
  readonly post: typeof posts.$inferSelect
  readonly master: PostNode['postMaster']
  readonly location: typeof locations.$inferSelect
  readonly query: PostsQuery
  readonly load: LoadMedia
}

async function toPost({ post, location, master: from, query, load }: PostParts): Promise<PostNode> {
  const stored = query.withoutContent ? [] : post.content
  const [image, [file = null], author, content] = await Promise.all([
    load(post.imageId === null ? [] : [post.imageId]),
    load(post.fileId === null ? [] : [post.fileId]),
    toAuthor(post.author, load),
    Promise.all(stored.map((part, order) => toPart(part, order, load))),
  ])
  return {
    id: post.id,
    title: post.title,
    type: post.type,
    description: post.description,
    slug: post.slug,
    category: post.category,
    createdAt: post.createdAt.toISOString(),
    publishedAt: post.publishedAt?.toISOString() ?? null,
    expireAt: post.expireAt?.toISOString() ?? null,
    image: image[0] ?? null,
    author,
    seoTags: tagsOf(post.seoTags),
    file,
    fileURL: post.fileUrl || (file?.src ?? ''),
    postMaster: from,
    galleryIds: post.galleryIds,
    status: post.status,
    recordStatus: post.recordStatus,
    version: post.version,
    location: {
      id: location.id,
      slug: location.slug,
      name: location.name,
      timeZone: location.timeZone,
      type: location.type,
      level: { levelNumber: location.level, name: location.levelName },
    },
    content,
    texts: [...post.texts],
  }
}

/** They are entered separated by commas. */
function tagsOf(text: string): Post['seoTags'] {
  const words = text.split(',').map((tag) => tag.trim())
  return [...new Set(words)].flatMap((tag) => (tag === '' ? [] : { text: tag }))
}

async function toAuthor(stored: StoredAuthor | null, load: LoadMedia): Promise<Post['author']> {
  if (stored === null) return null
  const { name, bio, avatarId } = stored
  const [avatar] = await load(avatarId === null ? [] : [avatarId])
  return { name, bio, avatar: avatar ?? null }
}

async function toPart(part: StoredPostPart, order: number, load: LoadMedia) {
  const { text, videoUrl, media } = part
  const mediaSelection = media && {
    metadata: { layout: media.layout },
    media: [...(await load(media.mediaIds))],
  }
  return { order, text, videoUrl, mediaSelection }
}
