import type { Gallery } from '#schema/entities/media'
import type { RequestContext } from '../../graphql/operations/context'
import type { PostNode } from '../reading/posts'

/** Fields of an article that are read only when they are requested. */
export const postType = {
  galleries: readGalleries,
  gallery: async (post: PostNode, args: unknown, context: RequestContext) =>
    (await readGalleries(post, args, context))[0] ?? null,
}

/** Its galleries that the caller may see. */
async function readGalleries(
  { galleryIds }: PostNode,
  _: unknown,
  { loaders }: RequestContext,
): Promise<readonly Gallery[]> {
  const found = await Promise.all(galleryIds.map((id) => loaders.gallery.load(id)))
  return found.filter((gallery) => gallery !== null)
}
