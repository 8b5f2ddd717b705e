import type { DetailedError, Upload } from 'tus-js-client'
import { z } from 'zod/mini'
import { RESUMABLE_PATH } from '#schema/api/upload'
import { t } from '#schema/messages/t'
import type { SendingProgress } from './pictures'

/** Size of a part in bytes: small enough for a bad connection, large enough to keep parts few. */
const PART_BYTES = 1_000_000
const FIRST_DELAY_MS = 500
const MAX_DELAY_MS = 15_000

const refusal = z.object({ errors: z.array(z.object({ message: z.string() })) })

/**
 * Uploads a file with the tus protocol; returns the id of the upload. Resumes after lost connections without limit; rejects with
 * the server's message on a refusal.
 */
export async function sendInParts(file: File, progress: SendingProgress): Promise<string> {
  const tus = await import('tus-js-client')
  return new Promise((resolve, reject) => {
    let failures = 0
    const upload: Upload = new tus.Upload(file, {
      endpoint: RESUMABLE_PATH,
      chunkSize: PART_BYTES,
      // Retries are implemented below: the library gives up after a few, or when the browser reports that it is offline.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onProgress(sent, total) {
        failures = 0
        progress.cut(false)
        progress.progress(total ? sent / total : 0)
      },
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
      onError(error) {
        const message = messageOf(error)
        if (message !== null) return reject(new Error(message))
        progress.cut(true)
        void lineOrDelay(FIRST_DELAY_MS * 2 ** failures, progress.signal).then(() => {
          if (!progress.signal.aborted) upload.start()
        })
        failures = Math.min(failures + 1, 10)
      },
    })
    progress.signal.addEventListener('abort', () => {
      // The server deletes the uploaded parts.
      void upload.abort(true).catch(() => undefined)
      reject(new DOMException('The upload was cancelled', 'AbortError'))
    })
    upload.start()
  })
}

/** Waits for a delay, or until the browser is online again. */
function lineOrDelay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, Math.min(milliseconds, MAX_DELAY_MS))
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
    function done(): void {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}

/** Returns why the server refuses the upload; `null` for temporary errors. */
function messageOf(error: Error | DetailedError): string | null {
  const response = 'originalResponse' in error ? error.originalResponse : null
  const status = response?.getStatus() ?? 0
  if (status < 400 || status >= 500 || PASSING.has(status)) return null
  try {
    const read = refusal.safeParse(JSON.parse(response?.getBody() ?? ''))
    if (read.success && read.data.errors[0]) return read.data.errors[0].message
  } catch {
    // The response came from a proxy: only its status is meaningful.
  }
  return t('The server couldn’t accept the file ({status}). Try again.', { status })
}

/** Temporary errors: timeouts, concurrent parts and rate limits. */
const PASSING: ReadonlySet<number> = new Set([408, 409, 423, 425, 429])
