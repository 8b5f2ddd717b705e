import { ApiError, forPrograms } from '../../http/errors/api-error'

/** Maximum response size, in bytes of JSON (approximate). */
export const ANSWER_BYTES = 2_000_000

/** Counts the size of a response value by value, so that one that is too large is never assembled. */
export class AnswerSize {
  #bytes = 0
  readonly #stop: AbortController

  constructor(stop: AbortController) {
    this.#stop = stop
  }

  add(bytes: number): void {
    this.#bytes += bytes
    if (this.#bytes <= ANSWER_BYTES) return
    const error = new ApiError(
      'LIMIT_EXCEEDED',
      forPrograms(
        `The response would be larger than ${ANSWER_BYTES / 1_000_000} MB. Ask for less at once.`,
      ),
    )
    this.#stop.abort(error)
    throw error
  }
}
