import { gql, type TypedDocumentNode } from '@apollo/client'
import { RECORD_SCHEDULE } from './operations/calendar'
import { DOCUMENT_SUMMARY, SCHEDULE } from './operations/documents'
import type { HomeQuery, HomeQueryVariables } from './operations/generated'

/** All data of the home screen in one query. */
export const homeQuery: TypedDocumentNode<HomeQuery, HomeQueryVariables> = gql`
  query Home(
    $from: DateTime!
    $to: DateTime!
    $seesDrafts: Boolean!
    $seesPeople: Boolean!
  ) {
    waiting {
      ...DocumentSummaryParts
    }
    waitingRecords {
      kind
      id
      locationId
      locationName
      language
      onlyHere
      title
      isChange
      status
      review {
        step
        at
        by
        isMine
        note
      }
    }
    waitingItems {
      kind
      key
      documentId
      block
      messageId
      locationId
      locationName
      locationSlug
      title
      detail
      by
      at
    }
    scheduled(from: $from, to: $to) @include(if: $seesDrafts) {
      ...ScheduleParts
    }
    scheduledRecords(from: $from, to: $to) @include(if: $seesDrafts) {
      ...RecordScheduleParts
    }
    recentlyChanged {
      ...DocumentSummaryParts
    }
    recentlyChangedRecords {
      kind
      id
      title
      locationId
      locationName
      recordStatus
      isPublic
      isPublished
      draftStatus
      publishedAt
      until
      updatedAt
      updatedBy
    }
    people(first: 1) @include(if: $seesPeople) {
      totalCount
    }
    backupStatus {
      backedUpAt
      verifiedAt
      problem
    }
    mailSettings {
      waiting
    }
    problems {
      kind
      key
      documentId
      language
      block
      locationId
      locationName
      title
      detail
    }
  }
  ${DOCUMENT_SUMMARY}
  ${SCHEDULE}
  ${RECORD_SCHEDULE}
`
