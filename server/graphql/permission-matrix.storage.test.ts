import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import event from '#schema/records/event/event.record'
import { mutationNames } from '#schema/records/record'
import { type App, closeApp } from '../app/app'
import { openTestApp, testDatabases } from '../app/testing/test-app'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork } from '../import/testing/small-network'
import type { Action } from '../people/access/can'
import { inputOf, writtenKinds } from '../records/testing/record-input'
import { checkFieldRules, type FieldRule, fieldRules } from './field-rules'
import { graphqlSchema } from './schema'
import { type AskAs, type Attempt, answerOf, codesOf, createAskAs } from './testing/ask-as'
import { attemptsOf } from './testing/attempts'
import { callOf, mutations } from './testing/mutations'
import { mayAsk, mayCall, mayDo, type PlaceName, places, principals } from './testing/policy'
import { queryOf, queryVariables } from './testing/queries'
import { createSeeds, type Seeds } from './testing/seeds'

const DENIED: readonly string[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']

describe.each(testDatabases.slice(0, 1))('the permission matrix', ({ url }) => {
  let app: App
  let ask: AskAs
  let seeds: Seeds
  beforeAll(async () => {
    app = await openTestApp(url)
    ask = createAskAs(app)
    seeds = createSeeds(app)
    await importNetwork(app, smallNetwork, { storePicture: noPictures })
  })
  afterAll(() => closeApp(app))

  test('a field without a rule is told by its name', () => {
    const fields = graphqlSchema.getQueryType()?.getFields() ?? {}
    const opened = Object.create(graphqlSchema, {
      getQueryType: {
        value: () => ({ name: 'Query', getFields: () => ({ ...fields, secrets: fields.me }) }),
      },
    })
    expect(() => checkFieldRules(opened)).toThrow(/Query\.secrets/)
  })

  test('no rule is left over, and every action of the policy is among those that are tried', () => {
    const known = ['Query', 'Mutation'].flatMap((name) => {
      const type = graphqlSchema.getType(name)
      return type && 'getFields' in type
        ? Object.keys(type.getFields()).map((f) => `${name}.${f}`)
        : []
    })
    expect([...fieldRules.keys()].filter((field) => !known.includes(field))).toEqual([])
  })

  describe.each(Object.keys(places) as PlaceName[])('of what belongs to: %s', (place) => {
    test.each([...mutations.keys()])('%s', async (name) => {
      const attempts = await attemptsAt(name, place)
      const rule = fieldRules.get(`Mutation.${name}`)
      for (const attempt of attempts) {
        expect(actionsOf(rule), name).toContain(attempt.action)
        for (const [who, principal] of Object.entries(principals)) {
          const codes = codesOf(app, await ask(principal, callOf(name), attempt.variables))
          expect(
            { who, action: attempt.action, denied: codes.some((code) => DENIED.includes(code)) },
            JSON.stringify(codes),
          ).toEqual({
            who,
            action: attempt.action,
            denied: !mayCall(principal, name, { action: attempt.action, place }),
          })
          if (principal === null && !mayDo(principal, attempt.action, place))
            expect(codes).toEqual(['UNAUTHENTICATED'])
        }
      }
    })

    test.each(Object.keys(graphqlSchema.getQueryType()?.getFields() ?? {}))(
      'the query %s',
      async (name) => {
        const rule = fieldRules.get(`Query.${name}`)
        for (const [who, principal] of Object.entries(principals)) {
          const codes = codesOf(
            app,
            await ask(principal, queryOf(name), queryVariables(name, place)),
          )
          const isDenied = codes.some((code) => DENIED.includes(code))
          const may =
            rule === 'anyone' || actionsOf(rule).every((action) => mayAsk(principal, action, place))
          expect({ who, isDenied }, JSON.stringify(codes)).toEqual({ who, isDenied: !may })
        }
      },
    )
  })

  test.each(['own', 'other'] as const)(
    'drafts of %s are there for those with VIEW',
    async (place) => {
      const { id } = await seeds.page(places[place], 'Hidden plan')
      const { id: key } = await seeds.record(event, places[place], 'INACTIVE')
      for (const [who, principal] of Object.entries(principals)) {
        const { data } = await ask(
          principal,
          `query ($id: ID!, $kind: String!, $key: String!) {
          document(id: $id) { title revisions { totalCount } }
          documents(query: { text: "Hidden plan" }) { nodes { id } }
          record(kind: $kind, key: $key) { id }
        }`,
          { id, kind: event.kind, key },
        )
        const sees = mayDo(principal, 'readDraft', place)
        const found = data?.documents as { nodes: { id: string }[] } | null | undefined
        expect({
          who,
          document: data?.document !== null,
          listed: found?.nodes.some((node) => node.id === id),
          record: data?.record !== null,
        }).toEqual({ who, document: sees, listed: sees, record: sees })
      }
    },
  )

  test('what a contributor adds is hidden until a manager shows it, and what is shown stays as it is', async () => {
    const contributor = principals['CONTRIBUTE at own'] ?? null
    const manager = principals['MANAGE at own'] ?? null
    for (const definition of writtenKinds.filter(({ owner }) => owner === 'location')) {
      const { save } = mutationNames(definition)
      const values: Readonly<Record<string, unknown>> = inputOf(definition, 'Proposed')
      const input = { [definition.api.input]: values }
      const added = await ask(contributor, callOf(save), input)
      expect(added.errors, definition.kind).toBeUndefined()
      const { id } = answerOf(added)
      const summary = `query ($kind: String!, $title: String) { records(kind: $kind, search: $title, locationSlug: "ottawa") { nodes { id isPublic } } }`
      const before = await ask(manager, summary, {
        kind: definition.kind,
        title: values[definition.title],
      })
      expect(before.data?.records, definition.kind).toMatchObject({
        nodes: expect.arrayContaining([{ id, isPublic: false }]),
      })
    }
  })

  async function attemptsAt(name: string, place: PlaceName): Promise<readonly Attempt[]> {
    const attempts = attemptsOf(seeds)[name]
    if (!attempts)
      throw new Error(`Nothing tries the mutation '${name}': add it to testing/attempts.ts`)
    return attempts(places[place])
  }
})

function actionsOf(rule: FieldRule | undefined): readonly Action[] {
  if (rule === undefined || rule === 'anyone') return []
  return typeof rule === 'string' ? [rule] : rule
}
