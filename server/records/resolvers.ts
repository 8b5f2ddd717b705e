import { mutationNames } from '#schema/records/record'
import { audited } from '../graphql/operations/audited'
import type { RequestContext } from '../graphql/operations/context'
import { recordAdapters } from '.'
import type { AnyRecordWriter } from './record-writer'
import { type RecordArguments, type SavedRecord, saveRecord } from './save-record'
import { type StatusArguments, setStatus } from './set-status'

/** Returns the mutations of all kinds, by name in the GraphQL schema. */
export function recordMutations() {
  const writers = [...recordAdapters.values()].flatMap(({ definition, writer }) =>
    definition.api.writes ? (writer ?? noWriter(definition.kind)) : [],
  )
  return Object.fromEntries(writers.flatMap(mutationsOf))
}

function mutationsOf(writer: AnyRecordWriter) {
  const { save, setStatus: set } = mutationNames(writer.definition)
  const { input } = writer.definition.api
  return [
    [
      save,
      audited(
        save,
        (
          _: unknown,
          { [input]: values, ...args }: Record<string, unknown>,
          context: RequestContext,
        ): Promise<SavedRecord> =>
          // GraphQL has validated the arguments by a schema derived from the same declaration.
          saveRecord(context, writer, { ...args, input: values as RecordArguments['input'] }),
      ),
    ],
    [
      set,
      audited(
        set,
        (_: unknown, args: StatusArguments, context: RequestContext): Promise<SavedRecord> =>
          setStatus(context, writer, args),
      ),
    ],
  ] as const
}

function noWriter(kind: string): never {
  throw new Error(
    `Records of the kind '${kind}' are declared as written, and their adapter has no writer`,
  )
}
