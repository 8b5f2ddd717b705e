import type { ApolloClient } from '@apollo/client'
import { write } from './fetch-query'
import type { NetworkSetupInput } from './operations/generated'
import { setUpNetworkMutation } from './operations/network-setup'

/** Names the first location of an empty network. Failures are thrown as they came. */
export async function setUpNetwork(
  client: ApolloClient,
  input: NetworkSetupInput,
  idempotencyKey: string,
): Promise<void> {
  await write(client, setUpNetworkMutation, { input, idempotencyKey })
}
