import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'

const names = new AsyncLocalStorage<string>()
let inProgress = 0

/**
 * Does the work under the id of a request, until its response has ended: the database then says which one a connection works for.
 */
export function withRequestName(id: string, response: ServerResponse, work: () => void): void {
  inProgress += 1
  finished(response, release)
  names.run(id, work)
}

/** The id of the request that is being answered here; `null` for jobs and the server's own work. */
export function requestName(): string | null {
  return names.getStore() ?? null
}

function release(): void {
  inProgress -= 1
  // On Node 20 every promise of the process takes four times as long while any name is kept.
  if (inProgress === 0) names.disable()
}
