import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  ChangeFailedJobMutation,
  ChangeFailedJobMutationVariables,
  DiscardMailMutation,
  DiscardMailMutationVariables,
  MailSettingsQuery,
  MailsQuery,
  MailsQueryVariables,
} from './generated'

/** Pending emails, and failed jobs. */

export const mailSettingsQuery: TypedDocumentNode<MailSettingsQuery, Record<string, never>> = gql`
  query MailSettings {
    mailSettings {
      isSending
    }
  }
`

export const mailsQuery: TypedDocumentNode<MailsQuery, MailsQueryVariables> = gql`
  query Mails($first: Int, $after: String) {
    mailSettings {
      isSending
    }
    mails(first: $first, after: $after) {
      nodes {
        id
        to
        subject
        text
        sentAt
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    failedJobs(first: 50) {
      nodes {
        id
        kind
        tries
        lastError
        deadAt
      }
      totalCount
    }
  }
`

export const changeFailedJobMutation: TypedDocumentNode<
  ChangeFailedJobMutation,
  ChangeFailedJobMutationVariables
> = gql`
  mutation ChangeFailedJob($id: ID!, $retries: Boolean!, $discards: Boolean!) {
    retryJob(id: $id) @include(if: $retries)
    discardJob(id: $id) @include(if: $discards)
  }
`

export const discardMailMutation: TypedDocumentNode<
  DiscardMailMutation,
  DiscardMailMutationVariables
> = gql`
  mutation DiscardMail($id: ID!) {
    discardMail(id: $id)
  }
`
