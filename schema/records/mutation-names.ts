import type { AnyRecord } from './record'

/** The names of the mutations of a kind, and of their input: `createOrUpdateEvent`, `setEventStatus`, `EventInput`. */
export function mutationNames({ api }: Pick<AnyRecord, 'api'>) {
  const name = api.input.charAt(0).toUpperCase() + api.input.slice(1)
  return { save: `createOrUpdate${name}`, setStatus: `set${name}Status`, input: `${name}Input` }
}
