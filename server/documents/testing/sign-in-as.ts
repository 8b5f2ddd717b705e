import { randomUUID } from 'node:crypto'
import type { PermissionLevel } from '#schema/entities/statuses'
import type { App } from '../../app/app'
import { assignments, users } from '../../database/tables'
import { Principal } from '../../people/access/principal'

/** For tests: someone with an account and one assignment. */
export async function addPerson(
  app: App,
  of: {
    readonly name: string
    readonly level: PermissionLevel
    readonly locationId: number | null
    /** For what all sites show. */
    readonly ofNetwork?: boolean
  },
): Promise<Principal> {
  const { name, level, locationId, ofNetwork = false } = of
  const person = { id: randomUUID(), name, email: `${name.toLowerCase()}@toran.example` }
  await app.database.orm.insert(users).values(person)
  await app.database.orm
    .insert(assignments)
    .values({ userId: person.id, locationId, ofNetwork, level })
  return new Principal({ ...person, assignments: [{ level, locationId, ofNetwork }] })
}
