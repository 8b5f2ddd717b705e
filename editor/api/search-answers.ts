import { type ApiClient, fetchQuery, write } from './fetch-query'
import type { SaveSearchAnswerMutationVariables, SearchAnswersQuery } from './operations/generated'
import {
  dismissSearchMissMutation,
  removeSearchAnswerMutation,
  saveSearchAnswerMutation,
  searchAnswersQuery,
} from './operations/search-answers'

/** What the screen of the search asks the server for. Failures are thrown as they came. */

export type SearchAnswer = SearchAnswersQuery['searchAnswers'][number]
export type SearchMiss = SearchAnswersQuery['searchMisses'][number]

export function readSearchAnswers(client: ApiClient): Promise<SearchAnswersQuery> {
  return fetchQuery(client, searchAnswersQuery, {})
}

export async function saveSearchAnswer(
  client: ApiClient,
  variables: SaveSearchAnswerMutationVariables,
): Promise<void> {
  await write(client, saveSearchAnswerMutation, variables)
}

export async function removeSearchAnswer(client: ApiClient, id: string): Promise<void> {
  await write(client, removeSearchAnswerMutation, { id })
}

export async function dismissSearchMiss(client: ApiClient, words: string): Promise<void> {
  await write(client, dismissSearchMissMutation, { words })
}
