import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../../app/testing/test-app'
import { recordDrafts } from '../../../database/tables'
import { openTestSite, type TestSite } from '../../../site/testing/test-site'

const OF = '$kind: String!, $id: ID, $locationId: ID!, $language: String!'
const NAMED = 'kind: $kind, id: $id, locationId: $locationId, language: $language'
const SAVE = `mutation (${OF}, $values: JSON!, $base: Int!, $version: Int!, $key: String) {
  saved: saveRecordDraft(${NAMED}, values: $values, baseVersion: $base, expectedVersion: $version, idempotencyKey: $key) {
    version savedBy
  }
}`
const READ = `query (${OF}) { record: recordDraft(${NAMED}) { version values savedBy } }`
const DROP = `mutation (${OF}, $version: Int!) { dropRecordDraft(${NAMED}, expectedVersion: $version) }`
const PUBLISH = `mutation ($input: NavigationInput!, $draftVersion: Int) {
  saved: createOrUpdateNavigation(navigation: $input, draftVersion: $draftVersion) { id version }
}`

describe.each(testDatabases)('drafts beside records on the $kind database', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
  }, 120_000)
  afterAll(() => site.close())

  const draftOf = (locationId: number, language = 'en-US') => ({
    ...{ kind: 'navigation', locationId: String(locationId), language },
  })
  const entries = (...labels: readonly string[]) => ({
    entries: labels.map((label) => ({ label, link: null, level: 0 })),
  })
  const save = (part: Readonly<Record<string, unknown>>) =>
    site.ask(SAVE, { ...draftOf(10), values: entries('દર્શન'), base: 0, version: 0, ...part })
  const read = async (of = draftOf(10)) => (await site.ask(READ, of)).record

  test('what was typed is there again, and a retry with its key is answered the same', async () => {
    expect(await read()).toBeNull()
    const [first, again] = await Promise.all([save({ key: 'd1' }), save({ key: 'd1' })])
    expect(first).toEqual(again)
    expect(first.saved.version).toBe(1)
    expect(await read()).toMatchObject({ version: 1, values: entries('દર્શન') })
    expect(await read(draftOf(10, 'gu-IN'))).toBeNull()
    expect(await read(draftOf(20))).toBeNull()
  })

  test('of ten who save from one version one does, and nine are told by whom', async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => save({ version: 1, values: entries(`${index}`) })),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of asked)
      if (each.status === 'rejected')
        expect(String(each.reason)).toMatch(/"savedBy":"API".*CONFLICT/)
    expect((await read()).version).toBe(2)
  })

  test('of ten who begin one at once one does', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 10 }, () => save(draftOf(20))))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await read(draftOf(20))).version).toBe(1)
  })

  test('publishing takes the draft away; one that someone has changed since stays, and nothing is published', async () => {
    const input = { language: 'en-US', locationId: '10', ...entries('Seva') }
    const stale = await site
      .ask(PUBLISH, { input, draftVersion: 1 })
      .catch((error: Error) => String(error))
    expect(stale).toContain('Someone saved a newer draft')
    expect((await read()).version).toBe(2)
    const { records } = await site.ask('{ records(kind: "navigation") { totalCount } }')
    expect(records.totalCount).toBe(0)
    await site.ask(PUBLISH, { input, draftVersion: 2 })
    expect(await read()).toBeNull()
  })

  test('the text of a topic has a draft for each location and language, which may break rules', async () => {
    const { createOrUpdateTopic: made } = (await site.ask(
      'mutation { createOrUpdateTopic(topic: { items: [{ language: "en-US", title: "Shoes", richText: "" }] }) { id } }',
    )) as unknown as { readonly createOrUpdateTopic: { readonly id: string } }
    const of = { ...draftOf(10, 'gu-IN'), kind: 'topic', id: made.id }
    await save({ ...of, values: { title: '', richText: '<p onclick="x()">પગરખાં</p>' } })
    expect((await read(of)).values).toEqual({ title: '', richText: '<p>પગરખાં</p>' })
    await site.ask(
      `mutation ($id: ID!) { updateTopic(id: $id, expectedVersion: 2, draftVersion: 1,
        topic: { language: "gu-IN", locationId: "10", title: "પગરખાં" }) { version } }`,
      { id: made.id },
    )
    expect(await read(of)).toBeNull()
  })

  test('a draft is given up at its version only', async () => {
    await expect(site.ask(DROP, { ...draftOf(20), version: 7 })).rejects.toThrow('CONFLICT')
    await site.ask(DROP, { ...draftOf(20), version: 1 })
    expect(await read(draftOf(20))).toBeNull()
  })

  test.each([
    [{ kind: 'event' }, 'isn’t an id'],
    [{ kind: 'event', id: '4711', values: {} }, 'This doesn’t exist'],
    [{ kind: 'media' }, 'have no drafts'],
    [{ kind: 'unicorn' }, 'have no drafts'],
    [{ locationId: '4711' }, 'Location 4711 doesn’t exist'],
    [{ language: 'english' }, 'isn’t a language'],
    [{ kind: 'topic' }, 'isn’t an id'],
    [{ kind: 'topic', id: '4711', values: {} }, 'This doesn’t exist'],
    [{ values: 'Seva' }, 'must be an object'],
    [{ values: { entries: 'Seva' } }, '"field":"entries"'],
    [{ values: { colour: 'red' } }, '"field":"colour"'],
  ])('%j is refused, and nothing is stored', async (part, words) => {
    const before = await site.app.database.orm.select().from(recordDrafts)
    await expect(save(part)).rejects.toThrow(words)
    expect(await site.app.database.orm.select().from(recordDrafts)).toEqual(before)
  })

  test('who is not signed in neither reads a draft nor writes one', async () => {
    await save(draftOf(20))
    const asked = async (query: string, variables: object) => {
      const payload = { query, variables: { ...draftOf(20), ...variables } }
      return (await site.server.inject({ method: 'POST', url: '/graphql', payload })).json()
    }
    expect(await asked(READ, {})).toEqual({ data: { record: null } })
    const written = await asked(SAVE, { values: {}, base: 0, version: 1 })
    expect(JSON.stringify(written.errors)).toContain('UNAUTHENTICATED')
  })
})
