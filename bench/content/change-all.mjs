import { graphql } from '../../scripts/faults/support/api.mjs'

/** As many in one call as the editor's bulk actions (`editor/records/set-statuses.ts`). */
const BATCH = 50

const ARCHIVE = `mutation ($records: [RecordVersionInput!]!) {
  items: setRecordStatuses(kind: "event", records: $records, status: ARCHIVED) { version } }`

/**
 * Archives events as the editor's bulk action does; each has its own result.
 * @param {import('../../scripts/faults/support/server.mjs').TestServer} server
 * @param {readonly { readonly id: number, readonly version: number }[]} events
 */
export async function changeAll(server, events) {
  /** @type {({ version: number } | null)[]} */
  const results = []
  const started = performance.now()
  for (let from = 0; from < events.length; from += BATCH) {
    const part = events.slice(from, from + BATCH)
    const records = part.map(({ id, version }) => ({ id, expectedVersion: version }))
    const { items } = await graphql(server, ARCHIVE, { records })
    results.push(...items)
  }
  const seconds = (performance.now() - started) / 1000
  const done = results.filter((result) => result !== null).length
  return {
    name: `bulk of ${events.length}: archive`,
    note: `${results.length} results, ${done} done, ${seconds.toFixed(1)} s`,
  }
}
