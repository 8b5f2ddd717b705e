import type { Gallery } from '#schema/entities/media'
import {
  articleAuthor,
  articleFile,
  articleParts,
  articleTags,
} from '#schema/records/news-article/article-record'
import type newsArticle from '#schema/records/news-article/news-article.record'
import type { ShownValues } from '#schema/records/record-item'
import type { RequestContext } from '../../graphql/operations/context'
import type { RecordNode } from '../reading/record-sources'

/** An article in lists of the API. */
type PostNode = ShownValues<typeof newsArticle.fields> & RecordNode

/** Resolvers of fields whose names differ from the declaration, and of lazily loaded fields. */
export const postType = {
  author: articleAuthor,
  content: articleParts,
  seoTags: articleTags,
  fileURL: articleFile,
  createdAt: ({ row }: PostNode) => row.createdAt,
  status: ({ row }: PostNode) => row.status,
  location: ({ owner, locationId: id, locationSlug: slug, ...place }: PostNode) => ({
    ...{ id, slug, name: place.locationName, timeZone: place.timeZone, ...owner },
  }),
  galleryIds: ({ galleries }: PostNode) => galleries.map(({ gallery }) => gallery),
  galleries: readGalleries,
  gallery: async (post: PostNode, args: unknown, context: RequestContext) =>
    (await readGalleries(post, args, context))[0] ?? null,
  postMaster: ({ postMaster }: PostNode, _: unknown, { loaders }: RequestContext) =>
    postMaster ? loaders.article.load(postMaster) : null,
}

/** Returns the article’s galleries that the caller can see. */
async function readGalleries(
  { galleries }: PostNode,
  _: unknown,
  { loaders }: RequestContext,
): Promise<readonly Gallery[]> {
  const ids = galleries.flatMap(({ gallery }) => gallery ?? [])
  const found = await Promise.all(ids.map((id) => loaders.gallery.load(id)))
  return found.filter((gallery) => gallery !== null)
}
