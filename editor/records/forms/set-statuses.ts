import { CombinedGraphQLErrors } from '@apollo/client/errors'
import DataLoader from 'dataloader'
import type { ApiClient } from '../../api/fetch-query'
import type { SetStatusOfRecordsMutationVariables } from '../../api/operations/generated'
import { setStatusesMutation } from '../../api/operations/record-writing'

/** Records per request: the server locks them for about half a second. */
const BATCH_SIZE = 50

interface StatusToSet {
  readonly id: string
  readonly version: number
  readonly status: SetStatusOfRecordsMutationVariables['status']
}

type SetStatus<Step> = (client: ApiClient, step: Step) => Promise<number>

/**
 * Returns a function that sets the status of records of a kind: simultaneous requests are batched, and each has its own result.
 * `setOne` sets the status of a single record.
 */
export function statusSetter<Step extends StatusToSet>(
  kind: string,
  setOne: SetStatus<Step>,
): SetStatus<Step> {
  const loaders = new WeakMap<ApiClient, Map<string, DataLoader<Step, number>>>()
  return (client, step) => loaderOf(client, step).load(step)

  function loaderOf(client: ApiClient, { status }: Step) {
    const known = loaders.get(client) ?? new Map<string, DataLoader<Step, number>>()
    loaders.set(client, known)
    const loader = known.get(status) ?? new DataLoader(setAll(client), BATCHES)
    known.set(status, loader)
    return loader
  }

  function setAll(client: ApiClient) {
    return async (steps: readonly Step[]) => {
      const [first] = steps
      return first && steps.length === 1
        ? [await setOne(client, first)]
        : setSeveral(client, kind, steps)
    }
  }
}

/** No cache: the same record may be archived, restored and archived again. */
const BATCHES = { cache: false, maxBatchSize: BATCH_SIZE }

/** Returns the new version of each record, or the reason for its refusal. */
async function setSeveral(
  client: ApiClient,
  kind: string,
  steps: readonly StatusToSet[],
): Promise<readonly (number | Error)[]> {
  const [status] = steps.map((step) => step.status)
  if (!status) return []
  const { data, error } = await client.mutate({
    mutation: setStatusesMutation,
    variables: {
      ...{ kind, status },
      records: steps.map(({ id, version }) => ({ id, expectedVersion: version })),
    },
    ...{ fetchPolicy: 'no-cache', errorPolicy: 'all' },
  })
  if (!data) throw error ?? new Error('The server answered without data')
  const errors = CombinedGraphQLErrors.is(error) ? error.errors : []
  return steps.map((_, index) => {
    const refused = errors.filter(({ path }) => path?.[1] === index)
    return data.saved[index]?.version ?? new CombinedGraphQLErrors({ errors: refused })
  })
}
