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

/** Answers under the names the editor calls them by. Their types come from the documents (docs/decisions/018). */

export type DocumentPage = DocumentsQuery['documents']
export type DocumentSummary = DocumentPage['nodes'][number]

/** What the server says of a document it has just written. */
export type SavedDocument = SavedDocumentPartsFragment

/** One saved version, without what it holds. */
export type Revision = NonNullable<RevisionsQuery['document']>['revisions']['nodes'][number]

/** The same after a step of publishing, with what visitors see of it then. */
export type PublishedDocument = PublishedDocumentPartsFragment

/** What visitors see of one text of a document, and whether its draft differs. */
export type TextState = PublishedDocument['texts'][number]

export type LocationName = LocationNamesQuery['locations']['nodes'][number]

/** Who is signed in, and what they may do where. */
export interface Account extends Omit<Me, 'assignments' | 'mustSetUpTwoStep'> {
  /** The network is empty, and they may name its first location. */
  readonly setsUp: boolean
  readonly assignments: readonly AccountAssignment[]
  /** Two-step verification is compulsory and not set up: there are no assignments until it is. */
  readonly mustSetUpTwoStep?: boolean
}

/** What someone may do at a location, or everywhere, by a level or by a permission set. */
export interface AccountAssignment {
  readonly locationId: number | null
  /** With the default location: what all sites show, too. */
  readonly ofNetwork?: boolean
  readonly level: PermissionLevel
  readonly permissions?: Permissions | null
}
type Me = NonNullable<MeQuery['me']>
