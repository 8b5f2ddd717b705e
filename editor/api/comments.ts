import {
  addCommentMutation,
  commentsQuery,
  deleteCommentMutation,
  editCommentMutation,
  mentionableQuery,
  reopenCommentMutation,
  resolveCommentMutation,
} from './comments-query'
import { type ApiClient, fetchQuery, write } from './fetch-query'
import type {
  AddCommentMutationVariables,
  CommentsQuery,
  CommentsQueryVariables,
  DeleteCommentMutationVariables,
  EditCommentMutationVariables,
  MentionableQuery,
} from './operations/generated'

/** Reads and writes comments. Errors are thrown unchanged. */

export type CommentList = CommentsQuery['comments']
export type Comment = CommentList['nodes'][number]
export type CommentPerson = MentionableQuery['mentionable'][number]

/** Returns the number of comments per block and one page of the comments, open ones first. */
export async function fetchComments(
  client: ApiClient,
  variables: CommentsQueryVariables,
): Promise<CommentList> {
  return (await fetchQuery(client, commentsQuery, variables)).comments
}

export async function fetchMentionable(
  client: ApiClient,
  documentId: string,
  search: string,
): Promise<readonly CommentPerson[]> {
  return (await fetchQuery(client, mentionableQuery, { documentId, search })).mentionable
}

export async function addComment(
  client: ApiClient,
  comment: AddCommentMutationVariables,
): Promise<void> {
  await write(client, addCommentMutation, comment)
}

export async function editComment(
  client: ApiClient,
  change: EditCommentMutationVariables,
): Promise<void> {
  await write(client, editCommentMutation, change)
}

export async function deleteComment(
  client: ApiClient,
  which: DeleteCommentMutationVariables,
): Promise<void> {
  await write(client, deleteCommentMutation, which)
}

/** Resolves a comment together with the earlier open ones on its block. */
export async function resolveComment(client: ApiClient, id: number): Promise<void> {
  await write(client, resolveCommentMutation, { id })
}

/** Reopens a comment together with the ones resolved at the same time. */
export async function reopenComment(client: ApiClient, id: number): Promise<void> {
  await write(client, reopenCommentMutation, { id })
}
