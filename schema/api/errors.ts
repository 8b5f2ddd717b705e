import type { PageIssue } from '../fields/field'
import type { RefusalReason, RefusalValues } from './refusals/refusals'

/** The codes of `extensions.code` (design section 5); their meanings are in `server/http/errors/catalogue.ts`. */
export const errorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'VERSION_REQUIRED',
  'CONFLICT',
  'INVALID_TRANSITION',
  'IDEMPOTENCY_MISMATCH',
  'LIMIT_EXCEEDED',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** The machine-readable part of an error, besides its message for people. */
export interface ErrorExtensions {
  readonly code: ErrorCode
  readonly requestId: string
  readonly retryable: boolean
  readonly issues?: readonly PageIssue[]
  /** With CONFLICT: the stored state. `items` only for those who may read them. */
  readonly current?: {
    readonly version: number
    readonly savedAt: string
    readonly savedBy: string
    readonly title: string
    readonly description: string
    readonly externalUrl: string | null
    /** Only for documents, like `visibility`. */
    readonly imageId?: number | null
    readonly visibility?: string
    readonly items: readonly {
      readonly language: string
      readonly locationId: number | null
      readonly title: string
      readonly content: unknown
    }[]
  }
  /** With INVALID_TRANSITION: the states that may follow. */
  readonly allowed?: readonly string[]
  readonly retryAfterSeconds?: number
  /**
   * The code of the refusal in `schema/api/refusals` and its values, from which the editor creates the message in its language.
   */
  readonly reason?: RefusalReason
  readonly values?: RefusalValues
}
