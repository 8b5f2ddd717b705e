import type { Permissions } from '#schema/entities/permissions'
import type { PermissionLevel } from '#schema/entities/statuses'
import type {
  DocumentsQuery,
  LocationNamesQuery,
  MeQuery,
  PublishedDocumentPartsFragment,
  RevisionsQuery,
  SavedDocumentPartsFragment,
} from './operations/generated'

/** Query results under the names that the editor uses. Their types come from the documents (docs/decisions/018). */

type DocumentPage = DocumentsQuery['documents']
export type DocumentSummary = DocumentPage['nodes'][number]

/** The server's response after saving a document. */
export type SavedDocument = SavedDocumentPartsFragment

/** A saved version, without its content. */
export type Revision = NonNullable<RevisionsQuery['document']>['revisions']['nodes'][number]

/** The server's response after a publishing step, including the published state. */
export type PublishedDocument = PublishedDocumentPartsFragment

/** The published state of one text of a document, and whether its draft differs. */
export type TextState = PublishedDocument['texts'][number]

export type LocationName = LocationNamesQuery['locations']['nodes'][number]

/** The signed-in user with their permissions per location. */
export interface Account extends Omit<Me, 'assignments' | 'mustSetUpTwoStep'> {
  /** True if the network is empty and the user may create its first location. */
  readonly setsUp: boolean
  readonly assignments: readonly AccountAssignment[]
  /** True if two-step verification is compulsory but not set up: until then there are no assignments. */
  readonly mustSetUpTwoStep?: boolean
}

/** A user's permission level or permission set at a location, or everywhere. */
export interface AccountAssignment {
  readonly locationId: number | null
  /** True if the assignment at the default location also covers content of the whole network. */
  readonly ofNetwork?: boolean
  readonly level: PermissionLevel
  readonly permissions?: Permissions | null
}
type Me = NonNullable<MeQuery['me']>
