import { createPage, graphql } from './support/api.mjs'
import { dataOf, onDatabase } from './support/databases.mjs'
import { expect, until } from './support/expect.mjs'
import { childrenOf, commandOf, isAlive, postmasterOf, requireLinux } from './support/processes.mjs'

/**
 * The server is killed and cannot end its own PostgreSQL: that ends automatically. When what sees to that is killed too, it
 * lives on, and the next start ends it. Nothing that was acknowledged is lost.
 * @type {import('./run.mjs').Scenario}
 */
export default function orphanedDatabase() {
  requireLinux()
  return onDatabase(null, async (database) => {
    const server = database.server()
    await server.start()
    const first = await createPage(server, '/before-the-first')
    const alone = postmasterOf(dataOf(database))
    const killed = Date.now()
    await server.kill()
    await until(() => !isAlive(alone), 'PostgreSQL ends after its server')
    const endedMs = Date.now() - killed

    await server.start()
    const second = await createPage(server, '/before-the-second')
    const orphan = postmasterOf(dataOf(database))
    const guard = childrenOf(server.pid ?? 0).find((pid) => commandOf(pid).startsWith('sh -c'))
    expect(guard, 'A process ends PostgreSQL after its server')
    process.kill(guard, 'SIGKILL')
    await server.kill()
    expect(isAlive(orphan), 'Without it PostgreSQL lives on')
    const started = Date.now()
    await server.start()
    const startMs = Date.now() - started
    expect(!isAlive(orphan), 'The next start ends it')
    expect(postmasterOf(dataOf(database)) !== orphan, 'and starts one of its own')
    for (const { id } of [first, second]) {
      const { document } = await graphql(
        server,
        'query ($id: ID!) { document(id: $id) { version } }',
        { id },
      )
      expect(document?.version === 1, `Page ${id} is there`)
    }
    return { endedMs, startMs }
  })
}
