import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyRecord } from '#schema/records/record'
import { mutationNames } from '#schema/records/record'
import { testDatabases } from '../app/testing/test-app'
import { inputOf, writtenKinds } from './testing/record-input'
import { openTestRecords, type TestRecords } from './testing/test-records'

const OPEN = /* GraphQL */ `
  query ($kind: String!, $key: String!) {
    record(kind: $kind, key: $key) { id key version locationId timeZone recordStatus values }
  }
`

/** Records of the network have rules of their own, as that no two locations share a site address. */
/** A navigation has no words of its own to be told by: there is one for each location and language. */
const ofLocations = writtenKinds.filter(
  ({ owner, kind }) => owner === 'location' && kind !== 'navigation',
)

describe.each(testDatabases)(
  'a record as its form opens it, from the $kind database',
  ({ url }) => {
    let records: TestRecords
    beforeAll(async () => {
      records = await openTestRecords(url)
    })
    afterAll(() => records.close())

    async function open(kind: string, key: string, headers?: Record<string, string>) {
      const { data, errors } = await records.api.ask(OPEN, { kind, key }, headers)
      expect(errors).toEqual([])
      return data.record
    }
    const send = (definition: AnyRecord, input: object, about: object = {}) => {
      const { save, input: type } = mutationNames(definition)
      const { input: name } = definition.api
      return records.api.ask(
        `mutation ($id: ID, $input: ${type}!, $expectedVersion: Int) {
        saved: ${save}(id: $id, ${name}: $input, expectedVersion: $expectedVersion) { id slug version } }`,
        { input, ...about },
      )
    }
    async function save(definition: AnyRecord, input: object, about: object = {}): Promise<string> {
      const { data, errors } = await send(definition, input, about)
      expect(errors).toEqual([])
      return definition.key === 'slug' ? data.saved.slug : data.saved.id
    }

    describe.each(ofLocations)('$kind', (definition) => {
      const { kind, title, status } = definition

      test('what it answers is what is written: another record of the same values is the same', async () => {
        const key = await save(definition, inputOf(definition, 'શરદ પૂર્ણિમા'))
        const first = await open(kind, key)
        expect(first).toMatchObject({ key, version: 1, locationId: '20', recordStatus: 'ACTIVE' })
        expect(first.values[title]).toBe('શરદ પૂર્ણિમા')
        const again = await open(
          kind,
          await save(definition, { ...first.values, locationId: first.locationId }),
        )
        expect(again.id).not.toBe(first.id)
        expect(again.values).toEqual(first.values)
      })

      test('drafts too are opened by who manages their location, and by nobody else', async () => {
        const draft = Object.keys(
          (definition.fields[status ?? ''] as { options?: object } | undefined)?.options ?? {},
        )[1]
        const key = await save(definition, {
          ...inputOf(definition, 'Draft'),
          [status ?? '']: draft,
        })
        const of = (locationId: number) => [{ locationId, level: 'MANAGE' as const }]
        const here = await open(kind, key, await records.volunteerWith(of(20)))
        expect(here.values[title]).toBe('Draft')
        expect(await open(kind, key, await records.volunteerWith(of(10)))).toBeNull()
        expect(await open(kind, key, {})).toBeNull()
      })

      test('of ten who save what they opened, one does; who opens it then sees that', async () => {
        const key = await save(definition, inputOf(definition, 'Opened by ten'))
        const { id, version } = await open(kind, key)
        const answers = await Promise.all(
          Array.from({ length: 10 }, (_, number) =>
            send(definition, { [title]: `Changed ${number}` }, { id, expectedVersion: version }),
          ),
        )
        const codes = answers.flatMap(({ errors }) =>
          errors.map(({ extensions }) => extensions.code),
        )
        expect(codes).toEqual(Array.from({ length: 9 }, () => 'CONFLICT'))
        const winner = answers.findIndex(({ errors }) => errors.length === 0)
        const after = await open(kind, key)
        expect(after.version).toBe(version + 1)
        expect(after.values[title]).toBe(`Changed ${winner}`)
      })

      test.each(['0', '-1', '999999999', '99999999999999', 'no such', "' or true --", ''])(
        'the key %j opens nothing',
        async (key) => {
          expect(await open(kind, key)).toBeNull()
        },
      )
    })

    test('a kind that is not written here has no form, and one that nobody declares is told by name', async () => {
      expect(await open('media', '1')).toBeNull()
      const { errors } = await records.api.ask(OPEN, { kind: 'spaceship', key: '1' })
      expect(errors[0]).toMatchObject({
        message: expect.stringContaining("Unknown kind of record 'spaceship'"),
        extensions: { code: 'BAD_USER_INPUT' },
      })
    })
  },
)
