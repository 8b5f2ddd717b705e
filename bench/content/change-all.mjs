import { graphql } from '../../scripts/faults/support/api.mjs'

/** As many at a time as the editor's bulk actions (`editor/screens/list/use-row-actions.ts`). */
const AT_ONCE = 4

const ARCHIVE = `mutation ($id: ID!, $version: Int!) {
  setEventStatus(id: $id, status: ARCHIVED, expectedVersion: $version) { version } }`

/**
 * Archives events as the editor's bulk action does; each has its own result.
 * @param {import('../../scripts/faults/support/server.mjs').TestServer} server
 * @param {readonly { readonly id: number, readonly version: number }[]} events
 */
export async function changeAll(server, events) {
  const waiting = [...events]
  /** @type {string[]} */
  const results = []
  const started = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))
  const seconds = (performance.now() - started) / 1000
  const done = results.filter((result) => result === 'done').length
  return {
    name: `bulk of ${events.length}: archive`,
    note: `${results.length} results, ${done} done, ${seconds.toFixed(1)} s`,
  }

  async function takeTurns() {
    for (let event = waiting.shift(); event !== undefined; event = waiting.shift())
      results.push(
        await graphql(server, ARCHIVE, { ...event }).then(
          () => 'done',
          (error) => String(error),
        ),
      )
  }
}
