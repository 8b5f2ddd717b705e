import { gql, type TypedDocumentNode } from '@apollo/client'
import type { SetUpNetworkMutation, SetUpNetworkMutationVariables } from './generated'

export const setUpNetworkMutation: TypedDocumentNode<
  SetUpNetworkMutation,
  SetUpNetworkMutationVariables
> = gql`
  mutation SetUpNetwork($input: NetworkSetupInput!, $idempotencyKey: String) {
    setUpNetwork(input: $input, idempotencyKey: $idempotencyKey) {
      isPending
    }
  }
`
