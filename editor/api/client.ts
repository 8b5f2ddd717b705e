import type { ApolloClient, OperationVariables } from '@apollo/client'
import type { Opening } from '#schema/api/opening'
import type { EditorApollo, KnownAnswer } from './apollo/create-apollo'
import { withNumberIds } from './apollo/number-ids'
import { failureOf, NetworkError } from './failure'
import type { ApiClient, CreateApollo } from './fetch-query'
import { knownAnswers } from './opening'

interface ClientOptions {
  /** Called when the session has ended: the editor then offers sign-in in place. */
  readonly onSignedOut?: () => void
  /** Defaults to the browser's `fetch`. */
  readonly fetch?: typeof fetch
  /** Data embedded in the page (`opening.ts`). */
  readonly opening?: Opening | null
}

let createApollo: CreateApollo | null = null

/** Loads Apollo Client ahead of an expected query. */
export async function fetchApollo(): Promise<CreateApollo> {
  try {
    createApollo ??= (await import('./apollo/create-apollo')).createApollo
  } catch (error) {
    throw new NetworkError(error)
  }
  return createApollo
}

/**
 * Creates the editor's connection to the server. Embedded data is answered locally; Apollo Client, a third of the initial code,
 * is loaded for the first query beyond it. Its cache then starts with the answered queries.
 */
export function createClient(options: ClientOptions = {}): ApiClient {
  const { onSignedOut = () => undefined, fetch: send = fetch, opening = null } = options
  const waiting = knownAnswers(opening)
  const listeners = new Set<(kind: string) => void>()
  let answered: KnownAnswer[] = []
  let apollo: EditorApollo | null = null

  function onError(error: unknown): void {
    if (failureOf(error).kind === 'signed-out') onSignedOut()
  }

  /** Always asynchronous, so that requests are sent in order. */
  async function connected(): Promise<ApolloClient> {
    return connect(await fetchApollo())
  }

  function connect(create: CreateApollo): EditorApollo {
    apollo ??= create({ onError, onWrite: waiting.forget, fetch: request, known: answered })
    answered = []
    return apollo
  }

  /** Requests aborted by the editor keep their error. */
  async function request(...given: Parameters<typeof fetch>): Promise<Response> {
    try {
      return await send(...given)
    } catch (error) {
      throw given[1]?.signal?.aborted ? error : new NetworkError(error)
    }
  }

  return {
    query: ask,
    connect,
    takePreloadedBlocks: waiting.takeBlocks,
    mutate: async (change) => (await connected()).mutate(change),
    async clearStore() {
      await apollo?.clearStore()
    },
    recordsChanged(kind) {
      answered = []
      apollo?.dropAnswersAbout(kind)
      for (const run of listeners) run(kind)
    },
    onRecordsChanged: (run) => void listeners.add(run),
  }

  async function ask<Answer, Variables extends OperationVariables>(
    question: ApolloClient.QueryOptions<Answer, Variables>,
  ): Promise<{ readonly data?: Answer | null | undefined }> {
    const { query, variables = {}, fetchPolicy } = question
    const came = waiting.take(query, variables)
    if (!came) return (await connected()).query(question)
    const data = withNumberIds(came)
    const known: KnownAnswer = { query, variables, data }
    if (fetchPolicy === 'cache-first' && apollo) apollo.writeQuery(known)
    else if (fetchPolicy === 'cache-first') answered.push(known)
    // The server's own result of exactly this document.
    return { data: data as never }
  }
}
