import type { Orm } from '../database/orm'

/** The database as long as a query goes on: once it has been stopped, nothing more is asked. */
export function guardedOrm(orm: Orm, signal: AbortSignal): Orm {
  return new Proxy(orm, {
    get(target, name) {
      signal.throwIfAborted()
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
