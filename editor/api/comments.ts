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

/** Reads and writes comments. Failures are thrown as they came. */

export type CommentList = CommentsQuery['comments']
export type Comment = CommentList['nodes'][number]
export type CommentPerson = MentionableQuery['mentionable'][number]

/** How many there are by block, and a part of them, open ones first. */
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

/** With the open ones before it on its block. */
export async function resolveComment(client: ApiClient, id: number): Promise<void> {
  await write(client, resolveCommentMutation, { id })
}

/** With those that were resolved together with it. */
export async function reopenComment(client: ApiClient, id: number): Promise<void> {
  await write(client, reopenCommentMutation, { id })
}
