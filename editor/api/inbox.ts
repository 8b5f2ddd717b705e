import { type ApiClient, write } from './fetch-query'
import type {
  EraseVisitorMutation,
  FeedbackListQuery,
  SignUpListQuery,
  UpdateFeedbackMutationVariables,
} from './operations/generated'
import { eraseVisitorMutation, updateFeedbackMutation } from './operations/inbox'

/** Mutations of the inbox. Errors are thrown unchanged. */

export type Feedback = FeedbackListQuery['feedback']['nodes'][number]
export type SignUp = SignUpListQuery['signUps']['nodes'][number]
export type ErasedVisitor = EraseVisitorMutation['eraseVisitor']

export async function updateFeedback(
  client: ApiClient,
  change: UpdateFeedbackMutationVariables,
): Promise<Feedback> {
  return (await write(client, updateFeedbackMutation, change)).updateFeedback
}

export async function eraseVisitor(client: ApiClient, email: string): Promise<ErasedVisitor> {
  return (await write(client, eraseVisitorMutation, { email })).eraseVisitor
}
