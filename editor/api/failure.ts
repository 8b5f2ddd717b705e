import type { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors'
import { z } from 'zod/mini'
import { type ErrorCode, errorCodes } from '#schema/api/errors'
import { visibility } from '#schema/entities/statuses'
import type { PageIssue } from '#schema/fields/field'
import { t } from '#schema/messages/t'

/** An id that may arrive as text. */
const recordId = z.coerce.number().check(z.int())

/** Schemas of the share image and the search setting of a page. Defaults cover pages stored before these settings existed. */
export const sharedSettings = {
  imageId: z._default(z.nullable(recordId), null),
  visibility: z._default(visibility, 'PUBLIC'),
}

// Errors are not part of the GraphQL schema, and a proxy may have produced them.
const conflictVersion = z.object({
  version: z.int(),
  savedAt: z.string(),
  savedBy: z.string(),
  title: z.string(),
  description: z.string(),
  externalUrl: z.nullable(z.string()),
  ...sharedSettings,
  items: z.array(
    z.object({
      language: z.string(),
      locationId: z.nullable(recordId),
      title: z._default(z.string(), ''),
      description: z._default(z.string(), ''),
      imageId: z._default(z.nullable(recordId), null),
      content: z.unknown(),
    }),
  ),
})
/** The version that another editor saved in the meantime, returned with CONFLICT. */
export type ConflictVersion = z.infer<typeof conflictVersion>

/** Error for an unreachable server. Browsers' own messages differ and are not meant for users. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  constructor(cause: unknown) {
    super(t('The server can’t be reached'), { cause })
  }
}

/** The reason why a request failed, by what can be done about it. */
export type Failure =
  /** The request may or may not have arrived: retry with the same key. */
  | { readonly kind: 'offline'; readonly message: string }
  /** The server is temporarily unavailable or, for `limited`, received too many requests: retry later. */
  | {
      readonly kind: 'unavailable' | 'limited'
      readonly message: string
      readonly retryAfterSeconds: number | null
    }
  | { readonly kind: 'signed-out'; readonly message: string }
  | { readonly kind: 'forbidden'; readonly message: string }
  | { readonly kind: 'missing'; readonly message: string }
  | {
      readonly kind: 'conflict'
      readonly message: string
      readonly current: ConflictVersion | null
    }
  /** The response has an unexpected format. */
  | { readonly kind: 'unreadable'; readonly message: string }
  /** The server refused the request; a retry would not help. */
  | { readonly kind: 'refused'; readonly message: string; readonly issues: readonly PageIssue[] }

const answeredError = z.object({
  message: z.string(),
  extensions: z.optional(
    z.looseObject({
      code: z.optional(z.string()),
      retryable: z.optional(z.boolean()),
      retryAfterSeconds: z.optional(z.number()),
      issues: z.optional(z.array(z.unknown())),
      current: z.optional(z.unknown()),
    }),
  ),
})
type AnsweredError = z.infer<typeof answeredError>

const pageIssue = z.looseObject({
  block: z.string(),
  field: z.nullish(z.string()),
  message: z.string(),
})

/** Classifies any error of a request. */
export function failureOf(error: unknown): Failure {
  const answered = answeredErrorOf(error)
  if (answered) return failureOfAnswer(answered)
  const status = statusOf(error)
  if (status !== null) return failureOfStatus(status)
  if (isUnreached(error)) return { kind: 'offline', message: OFFLINE }
  return { kind: 'unreadable', message: UNREADABLE }
}

const OFFLINE = t('The server can’t be reached. Check your connection.')
const UNREADABLE = t(
  'The server’s answer couldn’t be read. Reload this page; if it happens again, tell the person who runs your server.',
)

/** Classifies a response that has only a status: it may come from a proxy. */
function failureOfStatus(status: number): Failure {
  if (status === 401)
    return { kind: 'signed-out', message: t('You’ve been signed out. Sign in again to continue.') }
  if (status === 429) {
    const message = t('Too many requests. Wait a minute, then try again.')
    return { kind: 'limited', message, retryAfterSeconds: null }
  }
  if (status === 413)
    return refused(t('This is too large to send. Make it smaller, then try again.'))
  if (status < 400) return { kind: 'unreadable', message: UNREADABLE }
  if (status < 500)
    return refused(t('The server refused the request ({status}). Reload this page.', { status }))
  const message = t('The server can’t answer right now ({status}). Try again in a minute.', {
    status,
  })
  return { kind: 'unavailable', message, retryAfterSeconds: null }
}

/** Returns whether no response arrived: no connection, or a timeout. Browsers throw `TypeError` for a failed fetch. */
function isUnreached(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    ['AbortError', 'NetworkError', 'TimeoutError'].includes(error.name) ||
    (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
  )
}

/** Returns the failure of a query; `null` if it has not failed. */
export function failureIn(error: Error | undefined): Failure | null {
  return error ? failureOf(error) : null
}

/** Returns whether the same request may be retried later. */
export function isTransient({ kind }: Failure): boolean {
  return kind === 'offline' || kind === 'unavailable' || kind === 'limited'
}

function failureOfAnswer({ message, extensions = {} }: AnsweredError): Failure {
  const { code, retryable, retryAfterSeconds = null } = extensions
  switch (codeOf(code)) {
    case 'UNAUTHENTICATED':
      return { kind: 'signed-out', message }
    case 'FORBIDDEN':
      return { kind: 'forbidden', message }
    case 'NOT_FOUND':
      return { kind: 'missing', message }
    case 'CONFLICT': {
      const current = conflictVersion.safeParse(extensions.current)
      return { kind: 'conflict', message, current: current.success ? current.data : null }
    }
    case 'RATE_LIMITED':
      return { kind: 'limited', message, retryAfterSeconds }
    case 'UNAVAILABLE':
      return { kind: 'unavailable', message, retryAfterSeconds }
    default:
      if (retryable === true) return { kind: 'unavailable', message, retryAfterSeconds }
      return refused(message, issuesOf(extensions.issues))
  }
}

/** Returns whether a request with the same key and other content was carried out before. */
export function wasSentBefore(error: unknown): boolean {
  return codeOf(answeredErrorOf(error)?.extensions?.code) === 'IDEMPOTENCY_MISMATCH'
}

/** Returns the server's own error message; `null` if it did not respond. */
function answeredMessage(error: unknown): string | null {
  return answeredErrorOf(error)?.message ?? null
}

function answeredErrorOf(error: unknown): AnsweredError | null {
  if (isNamed(error, 'CombinedGraphQLErrors')) return readError(error.errors[0])
  if (!isNamed(error, 'ServerError')) return null
  try {
    const body: unknown = JSON.parse(error.bodyText)
    const errors = z.object({ errors: z.array(z.unknown()) }).safeParse(body)
    return errors.success ? readError(errors.data.errors[0]) : null
  } catch {
    // The response came from a proxy: only its status is meaningful.
    return null
  }
}

function readError(error: unknown): AnsweredError | null {
  const parsed = answeredError.safeParse(error)
  return parsed.success ? parsed.data : null
}

function statusOf(error: unknown): number | null {
  return isNamed(error, 'ServerError') || isNamed(error, 'ServerParseError')
    ? error.statusCode
    : null
}

/** Apollo Client's errors by name: its classes are loaded after the page. */
interface ApolloErrors {
  readonly CombinedGraphQLErrors: CombinedGraphQLErrors
  readonly ServerError: ServerError
  readonly ServerParseError: ServerParseError
}

function isNamed<Name extends keyof ApolloErrors>(
  error: unknown,
  name: Name,
): error is ApolloErrors[Name] {
  return error instanceof Error && error.name === name
}

function codeOf(code: string | undefined): ErrorCode | null {
  return errorCodes.find((known) => known === code) ?? null
}

function issuesOf(issues: readonly unknown[] = []): PageIssue[] {
  return issues.flatMap((issue) => {
    const parsed = pageIssue.safeParse(issue)
    if (!parsed.success) return []
    const { block, field = null, message } = parsed.data
    return [{ block, field: field ?? null, message, rule: 'type' as const }]
  })
}

function refused(message: string, issues: readonly PageIssue[] = []): Failure {
  return { kind: 'refused', message, issues }
}

/** Returns the user message if work fails, or `null`. */
export async function problemOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work
    return null
  } catch (error) {
    return failureOf(error).message
  }
}

/** Returns the user message for an error of the server. */
export function refusalMessage(error: unknown): string {
  return answeredMessage(error) ?? t('The server can’t be reached.')
}
