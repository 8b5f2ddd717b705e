import type { Connection } from '../../operations/connection'
import type { RequestContext } from '../../operations/context'
import type { RecordSummary } from '../../read/record-sources'
import { recordAdapters } from '../index'
import type { RecordAdapter } from '../record-adapter'
import { listRecords, type RecordListArguments, valuesOfRecord } from './records'

type ListArguments = Omit<RecordListArguments, 'filter'> & Readonly<Record<string, unknown>>
type Item = Readonly<Record<string, unknown>>

/** The lists of the kinds whose reading follows from their declarations: `allSponsors`. */
export function recordLists() {
  const derived = [...recordAdapters.values()].filter(
    ({ definition }) => definition.api.derivesReading,
  )
  return Object.fromEntries(
    derived.map((adapter) => [
      adapter.definition.api.list,
      (_: unknown, args: ListArguments, context: RequestContext) =>
        listItems(adapter, args, context),
    ]),
  )
}

async function listItems(
  adapter: RecordAdapter,
  args: ListArguments,
  context: RequestContext,
): Promise<Connection<Item>> {
  const { filters } = adapter.definition.list
  const given = filters.flatMap((name) =>
    args[name] === undefined || args[name] === null ? [] : [[name, args[name]] as const],
  )
  const listed = await listRecords(adapter, { ...args, filter: Object.fromEntries(given) }, context)
  return { ...listed, nodes }

  async function nodes() {
    return Promise.all((await listed.nodes()).map(itemOf))
  }

  async function itemOf(summary: RecordSummary): Promise<Item> {
    return {
      ...summary,
      timeZone: async () =>
        (await context.loaders.location.load(summary.locationSlug ?? ''))?.timeZone,
      ...(await valuesOfRecord(summary, context)),
    }
  }
}
