import type { DetailedError, Upload } from 'tus-js-client'
import { z } from 'zod/mini'
import { RESUMABLE_PATH } from '#schema/api/upload'
import { t } from '#schema/messages/t'
import type { SendingProgress } from './pictures'

/** Bytes of a part: small enough to get through a bad connection, large enough to be few. */
const PART_BYTES = 1_000_000
const FIRST_DELAY_MS = 500
const MAX_DELAY_MS = 15_000

const refusal = z.object({ errors: z.array(z.object({ message: z.string() })) })

/**
 * Uploads a file by the tus protocol; returns the id of the upload. After a lost connection it resumes, as often as it takes;
 * a refusal of the server rejects with its words.
 */
export async function sendInParts(file: File, progress: SendingProgress): Promise<string> {
  const tus = await import('tus-js-client')
  return new Promise((resolve, reject) => {
    let failures = 0
    const upload: Upload = new tus.Upload(file, {
      endpoint: RESUMABLE_PATH,
      chunkSize: PART_BYTES,
      // Tries again as below: the library gives up after a few times, or when the browser says that it is offline.
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
      // The server deletes what it has of it.
      void upload.abort(true).catch(() => undefined)
      reject(new DOMException('The upload was cancelled', 'AbortError'))
    })
    upload.start()
  })
}

/** Waits for a while, or until the browser is online again. */
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

/** Why the server refuses it; `null` for what passes by itself. */
function messageOf(error: Error | DetailedError): string | null {
  const response = 'originalResponse' in error ? error.originalResponse : null
  const status = response?.getStatus() ?? 0
  if (status < 400 || status >= 500 || PASSING.has(status)) return null
  try {
    const read = refusal.safeParse(JSON.parse(response?.getBody() ?? ''))
    if (read.success && read.data.errors[0]) return read.data.errors[0].message
  } catch {
    // Not the server's own answer: the status says all there is.
  }
  return t('The server couldn’t take the file ({status}).', { status })
}

/** Time-outs, two parts at once, and too many at once. */
const PASSING: ReadonlySet<number> = new Set([408, 409, 423, 425, 429])
