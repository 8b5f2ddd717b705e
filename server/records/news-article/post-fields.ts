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

/** An article as lists of the API answer it. */
type PostNode = ShownValues<typeof newsArticle.fields> & RecordNode

/** What the specification names otherwise than the declaration, and fields that are read only when they are requested. */
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

/** Its galleries that the caller may see. */
async function readGalleries(
  { galleries }: PostNode,
  _: unknown,
  { loaders }: RequestContext,
): Promise<readonly Gallery[]> {
  const ids = galleries.flatMap(({ gallery }) => gallery ?? [])
  const found = await Promise.all(ids.map((id) => loaders.gallery.load(id)))
  return found.filter((gallery) => gallery !== null)
}
