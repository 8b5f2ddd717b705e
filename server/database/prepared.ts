import type { Orm } from './orm'

/** A query that can be prepared under a name. */
interface Preparable<Rows> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Rows> }
}

type Prepare = Orm['_']['session']['prepareQuery']

/** The parts of a prepared query that do not depend on its connection; the builder's types hide them. */
interface Built {
  readonly query: Parameters<Prepare>[0]
  readonly fields: Parameters<Prepare>[1]
  readonly joinsNotNullableMap: Readonly<Record<string, boolean>> | undefined
}

/**
 * Returns a query that is built once and planned once per connection, wherever it runs: building costs this process as much as
 * sending, and a query with joins takes the database longer to plan than to run. Its values are placeholders.
 */
export function prepared<Rows>(
  name: string,
  build: (orm: Orm) => Preparable<Rows>,
): (orm: Orm, values: Readonly<Record<string, unknown>>) => Promise<Rows> {
  let built: Built | null = null
  return (orm, values) => {
    built ??= build(orm).prepare(name) as unknown as Built
    const { query, fields, joinsNotNullableMap } = built
    const made = orm._.session.prepareQuery<Of<Rows>>(query, fields, name, true)
    return Object.assign(made, { joinsNotNullableMap }).execute(values)
  }
}

interface Of<Rows> {
  execute: Rows
  all: Rows
  values: unknown
}
