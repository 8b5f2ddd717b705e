import {
  addCommentMutation,
  commentsQuery,
  decideSuggestionMutation,
  deleteCommentMutation,
  editCommentMutation,
  reopenCommentMutation,
  resolveCommentMutation,
  suggestChangeMutation,
  suggestionsQuery,
  withdrawSuggestionMutation,
} from './comments-query'
import { type ApiClient, fetchQuery, write } from './fetch-query'
import type {
  AddCommentMutationVariables,
  CommentsQuery,
  CommentsQueryVariables,
  DecideSuggestionMutation,
  DecideSuggestionMutationVariables,
  DeleteCommentMutationVariables,
  EditCommentMutationVariables,
  MentionableQuery,
  SuggestChangeMutationVariables,
  SuggestionsQueryVariables,
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

/** A comment that suggests a change, as its location sees it. */
export type SentSuggestion = Pick<
  Comment,
  'id' | 'block' | 'text' | 'authorName' | 'isMine' | 'createdAt' | 'editedAt' | 'resolvedByName'
> & { readonly suggestion: Pick<NonNullable<Comment['suggestion']>, SentField> | null }
type SentField = 'field' | 'fieldLabel' | 'after' | 'state' | 'answerNote'

type SavedPage = DecideSuggestionMutation['decideSuggestion']['document']

export async function fetchSuggestions(
  client: ApiClient,
  place: SuggestionsQueryVariables,
): Promise<readonly SentSuggestion[]> {
  return (await fetchQuery(client, suggestionsQuery, place)).suggestions
}

export async function suggestChange(
  client: ApiClient,
  suggested: SuggestChangeMutationVariables,
): Promise<void> {
  await write(client, suggestChangeMutation, suggested)
}

export async function withdrawSuggestion(client: ApiClient, id: number): Promise<void> {
  await write(client, withdrawSuggestionMutation, { id })
}

/** Accepts or declines a suggestion. Returns the page if the suggested text was saved in it. */
export async function decideSuggestion(
  client: ApiClient,
  decision: DecideSuggestionMutationVariables,
): Promise<SavedPage> {
  return (await write(client, decideSuggestionMutation, decision)).decideSuggestion.document
}
