import type { GraphQLResolveInfo } from 'graphql'
import newsArticle from '#schema/records/news-article/news-article.record'
import type { Connection } from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import type { RecordNode } from '../reading/record-sources'
import { type ListArguments, listOf } from './record-lists'

/** Returns articles that the caller can see; the preview variant omits their content. */
export function allPosts(
  _: unknown,
  args: ListArguments & { readonly preview?: boolean | null },
  context: RequestContext,
  info: GraphQLResolveInfo,
): Connection<RecordNode> {
  const without = args.preview === true ? ['content'] : []
  return listOf(newsArticle.kind, args, { context, info, without })
}

/** Returns a location’s latest public news. */
export function allNews(
  _: unknown,
  args: ListArguments,
  context: RequestContext,
  info: GraphQLResolveInfo,
): Connection<RecordNode> {
  return listOf(newsArticle.kind, { ...args, type: 'NEWS' }, { context, info })
}
