import { vi } from 'vitest'

/** For tests: the server does what an operation asks for, and its answers wait until they are released. */
export function holdAnswers(operation: string): () => void {
  const answering = fetch
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answer = await answering(url, init)
    if (isOf(operation, init)) await released
    return answer
  })
  return release
}

/** For tests: an operation meets no server any more. */
export function loseAnswers(operation: string): void {
  const answering = fetch
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (isOf(operation, init)) throw new TypeError('Failed to fetch')
    return answering(url, init)
  })
}

function isOf(operation: string, init: RequestInit | undefined): boolean {
  return JSON.parse(String(init?.body)).operationName === operation
}
