import { gql, type TypedDocumentNode } from '@apollo/client'
import type { DocumentType, PostStatus, Visibility } from '#schema/entities/statuses'

/** Documents as the page list and the editor need them. Answers are looked at by `answers.ts`. */

export interface DocumentsVariables {
  readonly query: {
    readonly text?: string
    readonly types?: readonly DocumentType[]
    readonly locationId?: string
    readonly status?: PostStatus
    readonly sortBy?: 'TITLE' | 'UPDATED_AT' | 'CREATED_AT'
    readonly sort?: 'asc' | 'desc'
  }
  readonly first: number
  readonly after: string | null
}

export const documentsQuery: TypedDocumentNode<{ documents: unknown }, DocumentsVariables> = gql`
  query Documents($query: DocumentSearchInput, $first: Int, $after: String) {
    documents(query: $query, first: $first, after: $after) {
      nodes {
        id
        type
        title
        status
        version
        publishedVersion
        locationId
        locationName
        path
        updatedAt
        updatedBy
        permission
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`

export const documentQuery: TypedDocumentNode<{ document: unknown }, { id: string }> = gql`
  query Document($id: ID!) {
    document(id: $id) {
      id
      type
      title
      description
      status
      version
      publishedVersion
      locationId
      locationName
      path
      updatedAt
      updatedBy
      permission
      imageId
      visibility
      topic {
        id
        externalUrl
        items {
          language
          locationId
          title
          content
        }
      }
    }
  }
`

const SAVED_DOCUMENT = gql`
  fragment SavedDocumentParts on SavedDocument {
    id
    version
    publishedVersion
    status
    savedAt
  }
`

/** What a save sends; fields that are not given stay as they are. */
export interface SaveVariables {
  readonly id: string | null
  /** That of the default language; the others have theirs in the items. */
  readonly title?: string
  readonly description?: string
  readonly type?: DocumentType
  readonly imageId?: string | null
  readonly visibility?: Visibility
  readonly topic: {
    readonly externalUrl?: string
    readonly locationId?: string
    readonly items: readonly {
      readonly language: string
      readonly locationId: string | null
      readonly title: string
      readonly content: unknown
    }[]
  }
  readonly expectedVersion?: number
  readonly idempotencyKey: string
  readonly autosave?: boolean
}

export const saveMutation: TypedDocumentNode<{ createOrUpdateDocument: unknown }, SaveVariables> =
  gql`
    mutation SaveDocument(
      $id: ID
      $title: String
      $description: String
      $type: DocumentType
      $topic: TopicInput
      $imageId: ID
      $visibility: Visibility
      $expectedVersion: Int
      $idempotencyKey: String
      $autosave: Boolean
    ) {
      createOrUpdateDocument(
        id: $id
        title: $title
        description: $description
        type: $type
        topic: $topic
        imageId: $imageId
        visibility: $visibility
        expectedVersion: $expectedVersion
        idempotencyKey: $idempotencyKey
        autosave: $autosave
      ) {
        ...SavedDocumentParts
      }
    }
    ${SAVED_DOCUMENT}
  `

export const publishMutation: TypedDocumentNode<
  { publishDocument: unknown },
  { id: string; expectedVersion: number }
> = gql`
  mutation PublishDocument($id: ID!, $expectedVersion: Int!) {
    publishDocument(id: $id, expectedVersion: $expectedVersion) {
      ...SavedDocumentParts
    }
  }
  ${SAVED_DOCUMENT}
`

export const previewMutation: TypedDocumentNode<
  { createPreview: { url: string } },
  { id: string; language: string }
> = gql`
  mutation CreatePreview($id: ID!, $language: String) {
    createPreview(id: $id, language: $language) {
      url
    }
  }
`

export const meQuery: TypedDocumentNode<{ me: unknown }, Record<string, never>> = gql`
  query Me {
    me {
      id
      name
      email
      assignments {
        locationId
        level
      }
    }
  }
`

export const locationNamesQuery: TypedDocumentNode<
  { locations: { nodes: readonly unknown[] } },
  { first: number; after: string | null }
> = gql`
  query LocationNames($first: Int, $after: String) {
    locations(first: $first, after: $after) {
      nodes {
        id
        slug
        name
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`
