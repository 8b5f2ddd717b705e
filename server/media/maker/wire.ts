import { ApiError } from '../../http/errors/api-error'
import type { PictureMaker } from './picture-jobs'

export type JobName = keyof PictureMaker

/** A job as sent to a picture process. Sent only after the previous one has finished. */
export interface JobMessage {
  readonly name: JobName
  readonly args: readonly unknown[]
}

export type Answer =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: SentError }

/** A serialized error, because errors lose their class between processes. */
interface SentError {
  readonly message: string
  readonly stack: string | undefined
  /** Set for errors reported to a person. */
  readonly apiError: Pick<ApiError, 'code' | 'refusal' | 'details'> | null
}

export function toSentError(error: unknown): SentError {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const apiError =
    error instanceof ApiError
      ? { code: error.code, refusal: error.refusal, details: error.details }
      : null
  return { message, stack, apiError }
}

export function fromSentError({ message, stack, apiError }: SentError): Error {
  if (apiError) return new ApiError(apiError.code, apiError.refusal, apiError.details)
  const error = new Error(message)
  if (stack !== undefined) error.stack = stack
  return error
}
