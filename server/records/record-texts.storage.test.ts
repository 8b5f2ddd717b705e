import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordDefinition, recordDefinitions } from '#schema/records'
import type { AnyRecord } from '#schema/records/record'
import { mutationNames } from '#schema/records/record'
import { bothDatabases } from '../app/testing/test-app'
import { inputOf, writtenKinds } from './testing/record-input'
import { codeOf, openTestRecords, type TestRecords } from './testing/test-records'

/** A navigation is of one language: another language has another. A kit's texts are those of what it copies. */
const ONE_LANGUAGE = ['kit', 'navigation']
const spokenKinds = writtenKinds.filter(({ fields }) => 'texts' in fields)
const ofLocations = spokenKinds.filter(({ owner }) => owner === 'location')

test('every kind that is written says something in further languages', () => {
  const without = writtenKinds.filter(({ fields }) => !('texts' in fields)).map(({ kind }) => kind)
  expect(without.sort()).toEqual(ONE_LANGUAGE)
  // Topics and pictures have their texts by language and location, in tables of their own.
  const read = [...recordDefinitions.values()].filter(({ api }) => !api.writes)
  expect(read.map(({ kind }) => kind).sort()).toEqual(['media', 'topic'])
})

describe.each(bothDatabases)('texts in further languages, on the $kind database', ({ url }) => {
  let records: TestRecords
  beforeAll(async () => {
    records = await openTestRecords(url)
  }, 120_000)
  afterAll(() => records.close())

  const send = (definition: AnyRecord, input: object, about: object = {}) => {
    const names = mutationNames(definition)
    return records.api.ask(
      `mutation ($id: ID, $input: ${names.input}!, $expectedVersion: Int) {
        saved: ${names.save}(id: $id, ${definition.api.input}: $input, expectedVersion: $expectedVersion) { id version } }`,
      { input, ...about },
    )
  }
  async function make(definition: AnyRecord, more: object): Promise<string> {
    const { data, errors } = await send(definition, {
      ...inputOf(definition, `Lamps of ${definition.kind}`),
      ...more,
    })
    expect(errors).toEqual([])
    return data.saved.id
  }
  async function valuesOf({ kind }: AnyRecord, id: string) {
    const { data, errors } = await records.api.ask(
      'query ($kind: String!, $id: ID!) { record(kind: $kind, id: $id) { version values } }',
      { kind, id },
    )
    expect(errors).toEqual([])
    return data.record
  }
  const issuesOf = async (definition: AnyRecord, input: object) => {
    const answer = await send(definition, { ...inputOf(definition, 'Refused'), ...input })
    expect(codeOf(answer)).toBe('BAD_USER_INPUT')
    return (answer.errors[0]?.extensions.issues ?? []).map(({ field }) => field)
  }

  describe.each(ofLocations)('of one $kind', (definition) => {
    const { title } = definition
    const gujarati = { language: 'gu-IN', [title]: 'દીવા' }

    test('they are stored, changed and taken away', async () => {
      const id = await make(definition, { texts: [gujarati] })
      expect((await valuesOf(definition, id)).values.texts).toMatchObject([gujarati])
      const two = [gujarati, { language: 'hi-IN', [title]: 'दीप' }]
      await send(definition, { texts: two }, { id, expectedVersion: 1 })
      expect((await valuesOf(definition, id)).values.texts).toMatchObject(two)
      await send(definition, { texts: [] }, { id, expectedVersion: 2 })
      expect((await valuesOf(definition, id)).values.texts).toEqual([])
    })

    test('a language that is none, one twice, and texts too long or too many are refused at their field', async () => {
      expect(await issuesOf(definition, { texts: [{ ...gujarati, language: 'ગુજરાતી' }] })).toEqual([
        'texts.0.language',
      ])
      expect(await issuesOf(definition, { texts: [{ ...gujarati, language: '' }] })).toEqual([
        'texts.0.language',
      ])
      expect(await issuesOf(definition, { texts: [gujarati, gujarati] })).toEqual([
        'texts.1.language',
      ])
      expect(
        await issuesOf(definition, { texts: [{ ...gujarati, [title]: 'દ'.repeat(700) }] }),
      ).toEqual([`texts.0.${title}`])
      const many = Array.from({ length: 21 }, (_, index) => ({
        language: `a${String.fromCharCode(97 + index)}`,
      }))
      expect(await issuesOf(definition, { texts: many })).toEqual(['texts'])
    })

    test('of ten that change them at once one does, and the others hear of it', async () => {
      const id = await make(definition, { texts: [gujarati] })
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, number) =>
          send(
            definition,
            { texts: [{ language: 'gu-IN', [title]: `દીવા ${number}` }] },
            { id, expectedVersion: 1 },
          ),
        ),
      )
      const codes = answers.map(codeOf)
      expect(codes.filter((code) => code === undefined)).toHaveLength(1)
      expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(9)
      const stored = await valuesOf(definition, id)
      expect(stored.version).toBe(2)
      expect(stored.values.texts).toMatchObject([{ [title]: `દીવા ${codes.indexOf(undefined)}` }])
    })
  })

  test('entries of a schedule and groups of an activity are said in them, each in its own', async () => {
    const texts = [{ language: 'gu-IN', title: 'આરતી' }]
    const startsAt = '2026-12-24T18:30'
    const event = recordDefinition('event')
    const schedule = [
      { title: 'Arti', startsAt, texts },
      { title: 'Dinner', startsAt },
    ]
    const id = await make(event, { schedule })
    const { values } = await valuesOf(event, id)
    expect(values.schedule).toMatchObject([{ texts }, { texts: [] }])
    const [first, second] = values.schedule as readonly object[]
    await send(event, { schedule: [second, first] }, { id, expectedVersion: 1 })
    expect((await valuesOf(event, id)).values.schedule).toMatchObject([{ texts: [] }, { texts }])
    const twice = [{ title: 'Arti', startsAt, texts: [...texts, ...texts] }]
    expect(await issuesOf(event, { schedule: twice })).toEqual(['schedule.0.texts.1.language'])

    const activity = recordDefinition('activity')
    const said = [{ language: 'gu-IN', title: 'બાળસભા', ages: '૪-૧૩', timing: 'રવિવાર' }]
    const made = await make(activity, { sessions: [{ title: 'Bal Sabha', texts: said }] })
    expect((await valuesOf(activity, made)).values.sessions).toMatchObject([{ texts: said }])
  })

  test('the API answers an empty list for entries that say nothing in them', async () => {
    const { data } = await records.api.ask(
      `query ($ids: [ID!]) { allEvents(ids: $ids, first: 1) { nodes { schedule { title texts } } } }`,
      {
        ids: [
          await make(recordDefinition('event'), {
            schedule: [{ title: 'Arti', startsAt: '2026-12-24T18:30' }],
          }),
        ],
      },
    )
    expect(data.allEvents.nodes).toEqual([{ schedule: [{ title: 'Arti', texts: [] }] }])
  })
})
