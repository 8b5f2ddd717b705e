import type { ApiClient } from '../api/fetch-query'
import { fetchQuery, write } from '../api/fetch-query'
import type { SendKitMutation } from '../api/operations/generated'
import {
  endKitMutation,
  kitProgressQuery,
  type LocationKit,
  publishKitMutation,
  sendKitMutation,
} from '../api/operations/kits'

interface StepVariables {
  readonly kitId: string
  readonly locationIds: readonly string[]
}
type Outcomes = SendKitMutation['sendKit']

const STEPS = {
  send: async (client, variables) => (await write(client, sendKitMutation, variables)).sendKit,
  publish: async (client, variables) =>
    (await write(client, publishKitMutation, variables)).publishKit,
  end: async (client, variables) => (await write(client, endKitMutation, variables)).endKit,
} as const satisfies Record<
  string,
  (client: ApiClient, variables: StepVariables) => Promise<Outcomes>
>
/** Locations per request. Each has its own transaction. */
const BATCH = 20

/** Returns the locations that have a kit, optionally only those in one state. */
export async function locationsWith(
  client: ApiClient,
  kitId: string,
  state: LocationKit['state'] | null = null,
): Promise<readonly LocationKit[]> {
  const found: LocationKit[] = []
  let after: string | null = null
  do {
    const variables: { kitId: string; state: typeof state; first: number; after: string | null } = {
      ...{ kitId, state, first: 100, after },
    }
    const { kitProgress } = await fetchQuery(client, kitProgressQuery, variables)
    if (!kitProgress) break
    const { nodes, pageInfo } = kitProgress.locations
    found.push(...nodes)
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after !== null)
  return found
}

/** Returns the refusals by location; the step succeeded everywhere else. */
export async function stepAt(
  client: ApiClient,
  step: keyof typeof STEPS,
  { kitId, ids }: { readonly kitId: string; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const refused = new Map<string, string>()
  for (let start = 0; start < ids.length; start += BATCH) {
    const locationIds = ids.slice(start, start + BATCH)
    for (const { locationId, problem } of await STEPS[step](client, { kitId, locationIds }))
      if (problem !== null) refused.set(String(locationId), problem)
  }
  return refused
}
