import { type ApiClient, fetchQuery, write } from './fetch-query'
import type {
  EraseVisitorMutation,
  FeedbackListQuery,
  FeedbackListQueryVariables,
  SignUpListQuery,
  SignUpListQueryVariables,
  UpdateFeedbackMutationVariables,
} from './operations/generated'
import {
  deleteFeedbackMutation,
  eraseVisitorMutation,
  feedbackListQuery,
  replyToFeedbackMutation,
  signUpListQuery,
  updateFeedbackMutation,
} from './operations/inbox'

/** What the inbox asks the server for. Failures are thrown as they came. */

export type FeedbackList = FeedbackListQuery['feedback']
export type Feedback = FeedbackList['nodes'][number]
export type SignUpList = SignUpListQuery['signUps']
export type SignUp = SignUpList['nodes'][number]
export type ErasedVisitor = EraseVisitorMutation['eraseVisitor']

export async function searchFeedback(
  client: ApiClient,
  variables: FeedbackListQueryVariables,
): Promise<FeedbackList> {
  return (await fetchQuery(client, feedbackListQuery, variables)).feedback
}

/** One message; `null` when it is not there, or one may not see it. */
export async function readFeedback(client: ApiClient, id: number): Promise<Feedback | null> {
  const { feedback } = await fetchQuery(client, feedbackListQuery, { ids: [String(id)] })
  return feedback.nodes[0] ?? null
}

export async function searchSignUps(
  client: ApiClient,
  variables: SignUpListQueryVariables,
): Promise<SignUpList> {
  return (await fetchQuery(client, signUpListQuery, variables)).signUps
}

export async function updateFeedback(
  client: ApiClient,
  change: UpdateFeedbackMutationVariables,
): Promise<Feedback> {
  return (await write(client, updateFeedbackMutation, change)).updateFeedback
}

/** `key` makes a repeated try safe: the same answer is one mail. */
export async function replyToFeedback(
  client: ApiClient,
  { id, version }: Feedback,
  { message, key }: { readonly message: string; readonly key: string },
): Promise<Feedback> {
  const variables = { id, expectedVersion: version, message, idempotencyKey: key }
  return (await write(client, replyToFeedbackMutation, variables)).replyToFeedback
}

export async function deleteFeedback(
  client: ApiClient,
  { id, locationId }: Feedback,
): Promise<void> {
  await write(client, deleteFeedbackMutation, { id, locationId })
}

export async function eraseVisitor(client: ApiClient, email: string): Promise<ErasedVisitor> {
  return (await write(client, eraseVisitorMutation, { email })).eraseVisitor
}
