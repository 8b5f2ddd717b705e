import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  AccessTokensQuery,
  AccessTokensQueryVariables,
  ArchiveExportsQuery,
  ArchiveExportsQueryVariables,
  CreateAccessTokenMutation,
  CreateAccessTokenMutationVariables,
  CreateWebhookMutation,
  CreateWebhookMutationVariables,
  DeleteArchiveExportMutation,
  DeleteArchiveExportMutationVariables,
  DeleteWebhookMutation,
  DeleteWebhookMutationVariables,
  ReplayDeliveryMutation,
  ReplayDeliveryMutationVariables,
  RevokeAccessTokenMutation,
  RevokeAccessTokenMutationVariables,
  RotateWebhookSecretMutation,
  RotateWebhookSecretMutationVariables,
  StartArchiveExportMutation,
  StartArchiveExportMutationVariables,
  TestWebhookMutation,
  TestWebhookMutationVariables,
  UpdateWebhookMutation,
  UpdateWebhookMutationVariables,
  WebhookDeliveriesQuery,
  WebhookDeliveriesQueryVariables,
  WebhooksQuery,
  WebhooksQueryVariables,
} from './generated'

/** Access tokens and webhooks of other programs, and archives created on the integrations screen. */

export const accessTokensQuery: TypedDocumentNode<AccessTokensQuery, AccessTokensQueryVariables> =
  gql`
    query AccessTokens {
      accessTokens {
        id
        name
        scope
        locationIds
        ownerName
        expiresAt
        lastUsedAt
      }
    }
  `

export const createAccessTokenMutation: TypedDocumentNode<
  CreateAccessTokenMutation,
  CreateAccessTokenMutationVariables
> = gql`
  mutation CreateAccessToken($token: AccessTokenInput!) {
    createAccessToken(token: $token) {
      token
    }
  }
`

export const revokeAccessTokenMutation: TypedDocumentNode<
  RevokeAccessTokenMutation,
  RevokeAccessTokenMutationVariables
> = gql`
  mutation RevokeAccessToken($id: ID!) {
    revokeAccessToken(id: $id)
  }
`

export const webhooksQuery: TypedDocumentNode<WebhooksQuery, WebhooksQueryVariables> = gql`
  query Webhooks {
    webhooks {
      id
      name
      url
      events
      locationId
      isEnabled
      failingSince
      version
    }
  }
`

export const createWebhookMutation: TypedDocumentNode<
  CreateWebhookMutation,
  CreateWebhookMutationVariables
> = gql`
  mutation CreateWebhook($webhook: WebhookInput!) {
    createWebhook(webhook: $webhook) {
      secret
    }
  }
`

export const updateWebhookMutation: TypedDocumentNode<
  UpdateWebhookMutation,
  UpdateWebhookMutationVariables
> = gql`
  mutation UpdateWebhook($id: ID!, $webhook: WebhookInput!, $expectedVersion: Int!) {
    updateWebhook(id: $id, webhook: $webhook, expectedVersion: $expectedVersion) {
      id
    }
  }
`

export const deleteWebhookMutation: TypedDocumentNode<
  DeleteWebhookMutation,
  DeleteWebhookMutationVariables
> = gql`
  mutation DeleteWebhook($id: ID!) {
    deleteWebhook(id: $id)
  }
`

export const rotateWebhookSecretMutation: TypedDocumentNode<
  RotateWebhookSecretMutation,
  RotateWebhookSecretMutationVariables
> = gql`
  mutation RotateWebhookSecret($id: ID!) {
    rotateWebhookSecret(id: $id) {
      secret
    }
  }
`

export const webhookDeliveriesQuery: TypedDocumentNode<
  WebhookDeliveriesQuery,
  WebhookDeliveriesQueryVariables
> = gql`
  query WebhookDeliveries($webhookId: ID!) {
    webhookDeliveries(webhookId: $webhookId, first: 50) {
      totalCount
      nodes {
        id
        event
        status
        tries
        statusCode
        error
        queuedAt
      }
    }
  }
`

export const testWebhookMutation: TypedDocumentNode<
  TestWebhookMutation,
  TestWebhookMutationVariables
> = gql`
  mutation TestWebhook($id: ID!) {
    testWebhook(id: $id) {
      id
    }
  }
`

export const replayDeliveryMutation: TypedDocumentNode<
  ReplayDeliveryMutation,
  ReplayDeliveryMutationVariables
> = gql`
  mutation ReplayDelivery($id: ID!) {
    replayDelivery(id: $id)
  }
`

export const archiveExportsQuery: TypedDocumentNode<
  ArchiveExportsQuery,
  ArchiveExportsQueryVariables
> = gql`
  query ArchiveExports {
    archiveExports {
      id
      locationId
      path
      withHistory
      withPeople
      status
      progress
      bytes
      missing
      problem
      createdAt
      expiresAt
    }
  }
`

export const startArchiveExportMutation: TypedDocumentNode<
  StartArchiveExportMutation,
  StartArchiveExportMutationVariables
> = gql`
  mutation StartArchiveExport(
    $locationId: ID
    $path: String
    $withHistory: Boolean!
    $withPeople: Boolean!
  ) {
    startArchiveExport(
      locationId: $locationId
      path: $path
      withHistory: $withHistory
      withPeople: $withPeople
    ) {
      id
    }
  }
`

export const deleteArchiveExportMutation: TypedDocumentNode<
  DeleteArchiveExportMutation,
  DeleteArchiveExportMutationVariables
> = gql`
  mutation DeleteArchiveExport($id: ID!) {
    deleteArchiveExport(id: $id)
  }
`
