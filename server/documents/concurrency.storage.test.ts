import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import event from '#schema/records/event/event.record'
import { mutationNames } from '#schema/records/record'
import type { App } from '../app/app'
import { bothDatabases } from '../app/testing/test-app'
import { auditHash } from '../audit/audit'
import { auditRows, searchEntries } from '../database/tables'
import { commentScenarios } from '../graphql/testing/comment-scenarios'
import { documentScenarios } from '../graphql/testing/document-scenarios'
import { draftScenarios } from '../graphql/testing/draft-scenarios'
import { importScenarios } from '../graphql/testing/import-scenarios'
import { inboxScenarios } from '../graphql/testing/inbox-scenarios'
import { kitScenarios } from '../graphql/testing/kit-scenarios'
import { mediaScenarios } from '../graphql/testing/media-scenarios'
import { momentScenarios } from '../graphql/testing/moment-scenarios'
import { callOf, mutations } from '../graphql/testing/mutations'
import { detachScenarios, overrideScenarios } from '../graphql/testing/override-scenarios'
import { peopleScenarios, type Scenario } from '../graphql/testing/people-scenarios'
import { recordScenarios } from '../graphql/testing/record-scenarios'
import { replaceScenarios } from '../graphql/testing/replace-scenarios'
import { rolloutScenarios } from '../graphql/testing/rollout-scenarios'
import { searchScenarios } from '../graphql/testing/search-scenarios'
import { sharedScenarios } from '../graphql/testing/shared-scenarios'
import { codesOf, type TestApi } from '../graphql/testing/test-api'
import { closeTestNetwork, openTestNetwork } from '../graphql/testing/test-network'
import { webhookScenarios } from '../graphql/testing/webhook-scenarios'
import { createContentSource } from '../records/reading/content-source'
import { argumentOf, writtenKinds } from '../records/testing/record-input'

type Variables = Readonly<Record<string, unknown>>

/** Happens once in the life of a network; ten at once are in `server/people/set-up-network.storage.test.ts`. */
const ONCE = 'setUpNetwork'
const tried = [...mutations.keys()].filter((name) => name !== ONCE)
const TEN = Array.from({ length: 10 }, (_, number) => number)
const LETTERS = 'abcdefghij'

describe.each(bothDatabases)('ten who write at once to the $kind database', ({ url }) => {
  let app: App
  let api: TestApi
  beforeAll(async () => {
    ;({ app, api } = await openTestNetwork(url))
  })
  afterAll(() => closeTestNetwork({ app, api }))

  const call = (name: string, variables: Variables) => api.ask(callOf(name), variables)
  async function done(name: string, variables: Variables) {
    const { data, errors } = await call(name, variables)
    expect(errors, name).toEqual([])
    return data.answer
  }

  const scenarios: Readonly<Record<string, Scenario>> = {
    ...documentScenarios(() => app, done),
    ...overrideScenarios(done),
    ...detachScenarios(done, (query, variables) => api.ask(query, variables)),
    ...rolloutScenarios(done),
    ...kitScenarios(done),
    ...momentScenarios,
    ...sharedScenarios(done),
    ...recordScenarios(() => app, done),
    ...draftScenarios(done),
    ...peopleScenarios(() => app, done),
    ...inboxScenarios(() => app),
    ...mediaScenarios(() => app),
    ...searchScenarios(done),
    ...webhookScenarios(done),
    ...importScenarios(() => app),
    ...replaceScenarios(() => app),
    ...commentScenarios(() => app, done),
  }

  test('every mutation of the schema is tried', () => {
    expect(Object.keys(scenarios).sort()).toEqual([...tried].sort())
  })

  describe.each(tried)('%s', (name) => {
    const { prepare, winners, isFound } = scenarios[name] as Scenario

    test('to ten records: each is written, and found', async () => {
      const words = TEN.map((number) => `${name.toLowerCase()}q${LETTERS[number]}`)
      const ready = []
      for (const word of words) ready.push(await prepare(word))
      const answers = await Promise.all(ready.map((variables) => call(name, variables)))
      expect(answers.flatMap(({ errors }) => errors)).toEqual([])
      if (isFound) for (const word of words) expect(await foundTimes(app, word), word).toBe(1)
    })

    test(`to the same record: ${winners === 'one' ? 'one is first, the others are told' : 'all are right'}`, async () => {
      const variables = await prepare(`${name.toLowerCase()}qsame`)
      const answers = await Promise.all(TEN.map(() => call(name, variables)))
      const codes = answers.flatMap(codesOf)
      expect(codes).toHaveLength(winners === 'one' ? 9 : 0)
      // Steps that keep the version are told that the step is done already; what is purged is gone.
      for (const code of codes)
        expect(['CONFLICT', 'INVALID_TRANSITION', 'NOT_FOUND']).toContain(code)
      if (isFound) expect(await foundTimes(app, `${name.toLowerCase()}qsame`)).toBe(1)
    })
  })

  test.each(writtenKinds)(
    'ten new records of one title are all kept: $kind',
    async (definition) => {
      const answers = await Promise.all(
        TEN.map(() => call(mutationNames(definition).save, argumentOf(definition, 'Alike'))),
      )
      expect(answers.flatMap(codesOf)).toEqual([])
      const saved = answers.map(({ data }) => data.answer)
      expect(new Set(saved.map(({ id }) => id)).size).toBe(10)
      expect(new Set(saved.map(({ id, slug }) => slug ?? id)).size).toBe(10)
    },
  )

  test('ten new pages of one title get ten addresses; of ten that want one address, one gets it', async () => {
    const create = (externalUrl?: string) =>
      call('createOrUpdateDocument', {
        title: 'Twin',
        type: 'PAGE',
        topic: { locationId: '20', ...(externalUrl && { externalUrl }) },
      })
    const alike = await Promise.all(TEN.map(() => create()))
    expect(alike.flatMap(codesOf)).toEqual([])
    const wanted = await Promise.all(TEN.map(() => create('/wanted')))
    expect(wanted.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    for (const { errors } of wanted)
      for (const { message, extensions } of errors) {
        expect(extensions.code).toBe('BAD_USER_INPUT')
        expect(message).toContain('already has this address')
      }
  })

  test('one key sent ten times writes once and answers the same', async () => {
    const variables = { ...argumentOf(event, 'Onlyonce'), idempotencyKey: 'ten-at-once' }
    const answers = await Promise.all(TEN.map(() => call('createOrUpdateEvent', variables)))
    expect(answers.flatMap(codesOf)).toEqual([])
    expect(new Set(answers.map(({ data }) => data.answer.id)).size).toBe(1)
    expect(await foundTimes(app, 'onlyonce')).toBe(1)
  })

  test('nothing of it is doubled in the index, and every chain of the audit is whole', async () => {
    const { orm } = app.database
    const entries = await orm.select().from(searchEntries)
    const places = entries.map((entry) =>
      [entry.kind, entry.recordId, entry.language, entry.textLocationId].join(' '),
    )
    expect(new Set(places).size).toBe(places.length)
    const rows = await orm.select().from(auditRows).orderBy(auditRows.chain, auditRows.number)
    const last = new Map<string, { number: number; hash: string }>()
    for (const { hash, ...row } of rows) {
      const before = last.get(row.chain)
      expect(row.number).toBe((before?.number ?? 0) + 1)
      expect(row.previousHash).toBe(before?.hash ?? '')
      expect(auditHash(row)).toBe(hash)
      last.set(row.chain, { number: row.number, hash })
    }
    expect(rows.length).toBeGreaterThan(400)
  })
})

/** Counts the times that visitors of Ottawa find a text; similar words are found too. */
async function foundTimes(app: App, text: string): Promise<number> {
  const source = createContentSource(app, null, () => undefined)
  const { hits } = await source.search({ locationSlug: 'ottawa', text, first: 20 })
  return hits.filter((hit) => JSON.stringify(hit).toLowerCase().includes(text)).length
}
