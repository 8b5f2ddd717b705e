import { AsyncLocalStorage } from 'node:async_hooks'

const names = new AsyncLocalStorage<string>()

/** Does the work under the id of a request: the database then says which one a connection works for. */
export function withRequestName(id: string, work: () => void): void {
  names.run(id, work)
}

/** The id of the request that is being answered here; `null` for jobs and the server's own work. */
export function requestName(): string | null {
  return names.getStore() ?? null
}
