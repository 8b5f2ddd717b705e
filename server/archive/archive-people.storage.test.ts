import { readFile } from 'node:fs/promises'
import { asc, eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { App } from '../app/app'
import { bothDatabases } from '../app/testing/test-app'
import {
  assignments,
  auditRows,
  credentials,
  jobs,
  locations,
  permissionSets,
  roles,
  users,
} from '../database/tables'
import { ARCHIVE_FORMAT } from './bag/archive-format'
import { openBagTarget } from './bag/bag-target'
import { BagWriter } from './bag/bag-writer'
import { exportFrom, importInto, useArchives } from './testing/test-archive'

const LEICESTER = 20
const SECRET = 'scrypt$a-password-hash'

describe.each(bothDatabases)('people in archives on the $kind database', ({ url }) => {
  const { inFolder, empty, site, sample } = useArchives(url)

  test('come as invited with their roles and access, without what they sign in with, and again with the same bytes', async () => {
    const network = await site()
    await addPeople(network.app)
    await exportFrom(network, inFolder('people'), { withPeople: true })
    const text = await readFile(inFolder('people/data/people.jsonl'), 'utf8')
    expect(text).not.toContain(SECRET)
    expect(
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).email),
    ).toEqual(['asha@example.org', 'gone@example.org', 'ravi@example.org'])
    const other = await empty()
    const { counts, listed } = await importInto(other, inFolder('people'))
    expect([listed, counts.people?.new, counts.role?.new, counts.permissionSet?.new]).toEqual([
      [],
      3,
      1,
      1,
    ])
    const { orm } = other.app.database
    const people = await orm.select().from(users).orderBy(asc(users.email))
    expect(people.map(({ id, name, invitedAt }) => [id, name, invitedAt])).toEqual([
      ['asha', 'આશા પટેલ', null],
      ['gone', 'Gone', null],
      ['ravi', 'Ravi', null],
    ])
    expect(people.map(({ deactivatedAt }) => deactivatedAt !== null)).toEqual([false, true, false])
    expect(await orm.select().from(credentials)).toEqual([])
    expect(await orm.select().from(jobs).where(like(jobs.kind, '%nvit%'))).toEqual([])
    expect(
      await orm
        .select({ person: users.name, role: roles.name, level: assignments.level })
        .from(assignments)
        .innerJoin(users, eq(users.id, assignments.userId))
        .innerJoin(roles, eq(roles.id, assignments.roleId)),
    ).toEqual([{ person: 'Ravi', role: 'Webmaster', level: 'CONTRIBUTE' }])
    expect(
      await orm
        .select({ action: auditRows.action })
        .from(auditRows)
        .where(eq(auditRows.chain, 'person:asha')),
    ).toEqual([{ action: 'importArchive' }])
    await exportFrom(network, inFolder('people1.zip'), { withPeople: true })
    await exportFrom(other, inFolder('people2.zip'), { withPeople: true })
    const [one, two] = [inFolder('people1.zip'), inFolder('people2.zip')]
    expect((await readFile(two)).equals(await readFile(one))).toBe(true)
    const again = await importInto(other, two, { overwrites: true })
    expect([again.listed, again.counts.people?.equal]).toEqual([[], 3])
  }, 60_000)

  test('who is there stays as they are, also with --overwrite; a changed role reaches its holders', async () => {
    const network = await site()
    await addPeople(network.app)
    await exportFrom(network, inFolder('held.zip'), { withPeople: true })
    const { orm } = network.app.database
    await orm.update(assignments).set({ level: 'VIEW' }).where(eq(assignments.userId, 'asha'))
    await orm.update(users).set({ email: 'else@example.org' }).where(eq(users.id, 'gone'))
    await orm.update(roles).set({ level: 'MANAGE' })
    await orm.update(assignments).set({ level: 'MANAGE' }).where(eq(assignments.userId, 'ravi'))
    const { listed } = await importInto(network, inFolder('held.zip'), { overwrites: true })
    expect(listed.map(({ title, state }) => [title, state])).toEqual([
      ['asha@example.org', 'conflict'],
      ['gone@example.org', 'conflict'],
    ])
    expect(await levelsOf(network.app, 'asha')).toEqual(['VIEW'])
    expect(await levelsOf(network.app, 'ravi')).toEqual(['CONTRIBUTE'])
    expect((await orm.select().from(users)).length).toBe(3)
  }, 60_000)

  test('of a location are those with access there, and only that access', async () => {
    const network = await site()
    await addPeople(network.app)
    const [place] = await network.app.database.orm
      .select()
      .from(locations)
      .where(eq(locations.id, LEICESTER))
    await exportFrom(network, inFolder('place'), {
      scope: { of: 'location', location: place?.slug ?? '' },
      withPeople: true,
    })
    const lines = (await readFile(inFolder('place/data/people.jsonl'), 'utf8')).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).email)).toEqual(['ravi@example.org'])
    await exportFrom(network, inFolder('without'))
    await expect(readFile(inFolder('without/data/people.jsonl'))).rejects.toThrow('ENOENT')
    expect(await readFile(inFolder('without/data/role.jsonl'), 'utf8')).toContain('Webmaster')
  }, 60_000)

  test.each([
    ['a password', { password: 'x' }],
    ['a broken address', { email: 'a@b.org\nBcc: all@b.org' }],
    ['an unknown level', { access: [{ ...ACCESS, level: 'OWNER' }] }],
    ['no name', { name: '' }],
  ])('a line with %s is refused, and nobody is added', async (name, part) => {
    const path = inFolder(`${name.replaceAll(' ', '-')}.zip`)
    await writePeople(path, { ...PERSON, ...part })
    const other = sample()
    await expect(importInto(other, path)).rejects.toThrow('data/people.jsonl, line 1')
    expect(await other.app.database.orm.select().from(users)).toEqual([])
  })

  test('access to what is nowhere is left out and named', async () => {
    const path = inFolder('nowhere.zip')
    await writePeople(path, { ...PERSON, access: [{ ...ACCESS, location: 7 }] })
    const other = sample()
    const { listed } = await importInto(other, path)
    expect(listed).toMatchObject([{ state: 'missing', title: PERSON.email }])
    expect(await other.app.database.orm.select().from(assignments)).toEqual([])
  })
})

const ACCESS = {
  ...{ role: null, location: null, ofNetwork: false, level: 'VIEW', permissionSet: null },
  ...{ validFrom: null, validUntil: null },
}
const PERSON = {
  ...{ id: 'new', email: 'new@example.org', name: 'New', language: 'gu' },
  ...{ isDeactivated: false, access: [] },
}

async function writePeople(path: string, person: object): Promise<void> {
  const bag = new BagWriter(await openBagTarget(path))
  await bag.add('data/people.jsonl', [Buffer.from(`${JSON.stringify(person)}\n`)])
  await bag.finish({
    ...{ format: ARCHIVE_FORMAT, scope: { of: 'network' }, history: false, lines: {} },
    ...{ defaultLocation: null, originals: 0 },
  })
}

/** One with a permission set everywhere, one with a role at Leicester, and one who is deactivated. */
async function addPeople({ database: { orm } }: Pick<App, 'database'>): Promise<void> {
  const since = new Date('2026-01-01')
  await orm.insert(users).values([
    { id: 'asha', email: 'asha@example.org', name: 'આશા પટેલ', language: 'gu' },
    { id: 'ravi', email: 'ravi@example.org', name: 'Ravi', invitedAt: since },
    { id: 'gone', email: 'gone@example.org', name: 'Gone', deactivatedAt: since },
  ])
  await orm.insert(credentials).values({
    ...{ id: 'c', accountId: 'asha', providerId: 'credential', userId: 'asha', password: SECRET },
  })
  const [set] = await orm
    .insert(permissionSets)
    .values({ name: 'Texts', permissions: '{"kinds":{"page":"CONTRIBUTE"},"languages":["gu"]}' })
    .returning()
  const [role] = await orm
    .insert(roles)
    .values({
      kind: 'ROLE_BY_LOCATION',
      name: 'Webmaster',
      locationId: LEICESTER,
      level: 'CONTRIBUTE',
    })
    .returning()
  await orm.insert(assignments).values([
    { userId: 'asha', level: 'MANAGE', permissionSetId: set?.id ?? 0 },
    { userId: 'ravi', level: 'CONTRIBUTE', locationId: LEICESTER, roleId: role?.id ?? 0 },
  ])
}

async function levelsOf({ database: { orm } }: Pick<App, 'database'>, person: string) {
  const rows = await orm
    .select({ level: assignments.level })
    .from(assignments)
    .where(eq(assignments.userId, person))
  return rows.map(({ level }) => level)
}
