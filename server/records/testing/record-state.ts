import type { StoredDraftFacts, StoredRecordFacts } from '#schema/publication/record-facts'

/** For tests: what its form reads of a record, and the list of what waits. */
export const STATE = /* GraphQL */ `
  query ($kind: String!, $id: ID!) {
    record(kind: $kind, id: $id) {
      key version recordStatus isPublic isPublished publishedAt until path timeZone values
      schedules { action localAt problem }
      draft { version status values review { by at isMine } }
    }
    waitingRecords { kind id status }
  }
`
/** The public state of records. */
export const LISTED = `query ($kind: String!, $keys: [String!]) {
  records(kind: $kind, keys: $keys) { nodes { title } }
}`
/** A row of the editor's list. */
export const ROW = `query ($kind: String!, $keys: [String!]) {
  records(kind: $kind, keys: $keys, editable: true) {
    nodes {
      recordStatus isPublic isPublished publishedAt until timeZone draftStatus
      schedules { action localAt problem }
    }
  }
}`

/** The answer to `STATE`, with the row of the list. */
export interface State {
  readonly record: Omit<StoredRecordFacts, 'timeZone'> & {
    readonly key: string
    readonly version: number
    readonly path: string | null
    readonly timeZone: string
    readonly values: Readonly<Record<string, string | undefined>>
    readonly draft: {
      readonly version: number
      readonly status: 'DRAFT' | 'IN_REVIEW' | 'RETURNED'
      readonly values: Readonly<Record<string, string | undefined>>
      readonly review: { readonly by: string; readonly at: string; readonly isMine: boolean } | null
    } | null
  }
  readonly row: Row | null
  readonly waitingRecords: readonly {
    readonly kind: string
    readonly id: string | null
    readonly status: string
  }[]
}

export interface Row extends StoredRecordFacts {
  readonly draftStatus: StoredDraftFacts['status'] | null
}

export function draftOf({ draftStatus }: Row): StoredDraftFacts | null {
  return draftStatus && { status: draftStatus }
}
