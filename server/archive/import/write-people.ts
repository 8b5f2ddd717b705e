import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { assignments, roles, users } from '../../database/tables'
import { linesFile, PEOPLE_FILE } from '../bag/archive-format'
import { ArchiveProblem } from '../bag/archive-problem'
import { jsonLines } from '../bag/read-lines'
import { type PersonAccess, type PersonLine, personLine, readAccess } from '../people-lines'
import { attempt } from './attempt'
import { type ImportContext, toArchive } from './importing'
import { auditImportedPerson } from './refresh-imported'

/** The name of people in reports. */
const PEOPLE = 'people'

/**
 * Adds people that the database doesn't have, without a password and without sending email. Accounts that exist are never changed,
 * so that an archive gives nobody more access than they had.
 */
export async function writePeople(importing: ImportContext): Promise<void> {
  for await (const { line, json } of jsonLines(importing.bag, PEOPLE_FILE)) {
    const person = personLine.safeParse(json)
    if (!person.success)
      throw new ArchiveProblem(
        `${PEOPLE_FILE}, line ${line}, is no person that this release knows. Use the release that made the archive, or a newer one.`,
      )
    await writePerson(importing, { ...person.data, email: person.data.email.toLowerCase() }, line)
  }
}

async function writePerson(
  importing: ImportContext,
  person: PersonLine,
  line: number,
): Promise<void> {
  const { tx, report } = importing
  const there = await tx
    .select()
    .from(users)
    .where(or(eq(users.email, person.email), eq(users.id, person.id)))
  const same = there.find(({ email }) => email === person.email)
  if (same) {
    const access = await readAccess({ tx, mapping: toArchive(importing) }, [same.id])
    const isSame =
      same.name === person.name &&
      (same.deactivatedAt !== null) === person.isDeactivated &&
      JSON.stringify(access.get(same.id) ?? []) === JSON.stringify(sorted(person.access))
    if (isSame) return report.count(PEOPLE, 'equal')
    return list(
      'conflict',
      'There is an account with this email address here, with another name or access. It stays as it is.',
    )
  }
  if (there.length > 0)
    return list('conflict', 'This account is here with another email address. It stays as it is.')
  const refusal = await attempt(tx, (inner) => insert({ ...importing, tx: inner }, person))
  if (refusal) return list('conflict', refusal)
  report.count(PEOPLE, 'new')
  for (const access of person.access)
    if (isAbsent(importing, access))
      report.list('access', {
        ...{ file: PEOPLE_FILE, line, title: person.email, state: 'missing' },
        message:
          'Access to a location, or by a role or permission set, that is in neither the archive nor this database. The person is there without it.',
      })

  function list(state: 'conflict', message: string): void {
    report.list(PEOPLE, { file: linesFile(PEOPLE), line, title: person.email, state, message })
  }
}

function sorted(access: readonly PersonAccess[]): readonly PersonAccess[] {
  return access.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

async function insert(importing: ImportContext, person: PersonLine): Promise<void> {
  const { tx } = importing
  const { id, email, name, language, isDeactivated } = person
  await tx.insert(users).values({
    ...{ id, email, name, language, invitedAt: null },
    deactivatedAt: isDeactivated ? new Date() : null,
  })
  for (const access of person.access)
    if (!isAbsent(importing, access))
      await tx.insert(assignments).values({ userId: id, ...(await rowOf(importing, access)) })
  await auditImportedPerson(tx, id)
}

/** The place and level of access by a role are those of the role. */
async function rowOf({ tx, ids }: ImportContext, access: PersonAccess) {
  const { role, location, ofNetwork, level, permissionSet, validFrom, validUntil } = access
  const period = { validFrom: dateOf(validFrom), validUntil: dateOf(validUntil) }
  if (role === null)
    return {
      ...{ ofNetwork, level, ...period },
      locationId: location === null ? null : ids.id('location', location),
      permissionSetId: permissionSet === null ? null : ids.id('permissionSet', permissionSet),
    }
  const roleId = ids.id('role', role)
  const [row] = await tx.select().from(roles).where(eq(roles.id, roleId))
  if (!row) throw new Error(`The role ${roleId} was written and is not there`)
  return {
    ...{ roleId, locationId: row.locationId, ofNetwork: row.ofNetwork, level: row.level },
    ...{ permissionSetId: row.permissionSetId, ...period },
  }
}

function isAbsent({ ids }: ImportContext, { role, location, permissionSet }: PersonAccess) {
  const named = { role, location, permissionSet }
  return Object.entries(named).some(
    ([kind, number]) => number !== null && (!ids.has(kind, number) || ids.isAbsent(kind, number)),
  )
}

function dateOf(time: string | null): Date | null {
  return time === null ? null : new Date(time)
}

/** Gives the holders of overwritten roles what the roles now give: it is stored for each of them. */
export async function refreshHolders({ tx, kinds, bag, ids }: ImportContext): Promise<void> {
  const role = kinds.get('role')
  if (!role) return
  const written: number[] = []
  for await (const { json } of jsonLines(bag, linesFile(role.kind))) {
    const number = Number(json.id)
    if (ids.offset(role.kind, number) !== null) written.push(ids.id(role.kind, number))
  }
  if (written.length === 0) return
  await tx
    .update(assignments)
    .set({
      locationId: sql`${roles.locationId}`,
      ofNetwork: sql`${roles.ofNetwork}`,
      level: sql`${roles.level}`,
      permissionSetId: sql`${roles.permissionSetId}`,
    })
    .from(roles)
    .where(and(eq(roles.id, assignments.roleId), inArray(roles.id, written)))
}
