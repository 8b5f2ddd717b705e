import { type AnyRecord, mutationNames } from '#schema/records/record'
import { inputOf, writtenKinds } from '../../records/testing/record-input'
import type { Attempts } from './ask-as'
import type { Seeds } from './seeds'

/** For tests: how the mutations of every kind of record are tried, also of those that are yet to be declared. */
export function recordCalls({ record }: Seeds): Readonly<Record<string, Attempts>> {
  return Object.fromEntries(
    writtenKinds.flatMap((definition) => {
      const { save, setStatus } = mutationNames(definition)
      const { input } = definition.api
      if (definition.kind === 'location') return locationCalls(definition)
      if (definition.owner === 'network') return networkCalls(definition, record)
      const saving: Attempts = async (locationId) => {
        if (locationId === null) return []
        const values = inputOf(definition, 'Matrix')
        const shown = await record(definition, locationId)
        const hidden = await record(definition, locationId, 'INACTIVE')
        const change = { [input]: { [definition.title]: 'Changed' }, expectedVersion: 999 }
        return [
          {
            action: 'create',
            variables: { [input]: { ...values, locationId: String(locationId) } },
          },
          { action: 'saveLive', variables: { ...shown, ...change } },
          { action: 'save', variables: { ...hidden, ...change } },
        ]
      }
      const setting: Attempts = async (locationId) =>
        locationId === null
          ? []
          : [
              {
                action: 'setRecordStatus',
                variables: {
                  ...(await record(definition, locationId)),
                  status: 'ARCHIVED',
                  expectedVersion: 999,
                },
              },
            ]
      return [
        [save, saving],
        [setStatus, setting],
      ]
    }),
  )
}

/** For a kind that the network owns: public ones are changed, and those that cannot be hidden created, by its managers. */
function networkCalls(
  definition: AnyRecord,
  record: Seeds['record'],
): readonly (readonly [string, Attempts])[] {
  const { save, setStatus } = mutationNames(definition)
  const { input } = definition.api
  const stale = async () => ({ ...(await record(definition, null)), expectedVersion: 999 })
  return [
    [
      save,
      async (locationId) =>
        locationId === null
          ? [
              {
                action: definition.status === null ? 'saveLive' : 'create',
                variables: { [input]: inputOf(definition, 'Matrix') },
              },
              {
                action: 'saveLive',
                variables: { ...(await stale()), [input]: { [definition.title]: 'Changed' } },
              },
            ]
          : [],
    ],
    [
      setStatus,
      async (locationId) =>
        locationId === null
          ? [{ action: 'setRecordStatus', variables: { ...(await stale()), status: 'ARCHIVED' } }]
          : [],
    ],
  ]
}

/** A location is made for the network, and changed by those who manage it. */
function locationCalls(definition: AnyRecord): readonly (readonly [string, Attempts])[] {
  const { save, setStatus } = mutationNames(definition)
  const { input } = definition.api
  const id = (locationId: number) => ({ id: String(locationId), expectedVersion: 999 })
  return [
    [
      save,
      async (locationId) => [
        {
          action: 'saveLive',
          variables:
            locationId === null
              ? { [input]: inputOf(definition, 'Matrix') }
              : { ...id(locationId), [input]: { [definition.title]: 'Changed' } },
        },
      ],
    ],
    [
      setStatus,
      // The network opens and closes it.
      async (locationId) =>
        locationId === null
          ? [{ action: 'setRecordStatus', variables: { ...id(20), status: 'ARCHIVED' } }]
          : [],
    ],
  ]
}
