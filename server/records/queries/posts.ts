import type { GraphQLResolveInfo } from 'graphql'
import newsArticle from '#schema/records/news-article/news-article.record'
import type { Connection } from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import type { RecordNode } from '../reading/record-sources'
import { type ListArguments, listOf } from './record-lists'

/** Articles the asking account may see; the preview variant leaves their content out. */
export function allPosts(
  _: unknown,
  args: ListArguments & { readonly preview?: boolean | null },
  context: RequestContext,
  info: GraphQLResolveInfo,
): Connection<RecordNode> {
  const without = args.preview === true ? ['content'] : []
  return listOf(newsArticle.kind, args, { context, info, without })
}

/** The latest news of a location, as its visitors see them. */
export function allNews(
  _: unknown,
  args: ListArguments,
  context: RequestContext,
  info: GraphQLResolveInfo,
): Connection<RecordNode> {
  return listOf(newsArticle.kind, { ...args, type: 'NEWS' }, { context, info })
}
