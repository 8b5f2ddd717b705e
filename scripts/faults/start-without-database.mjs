import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../postgres.mjs'
import { createPage, publishPage } from './support/api.mjs'
import { onDatabase } from './support/databases.mjs'
import { expect, Skipped, until } from './support/expect.mjs'
import { ONE_ORIGIN, pagesKept } from './support/kept-pages.mjs'
import { statusAt } from './support/pictures.mjs'

/**
 * A server starts while its PostgreSQL is away: pages it knows are served from its disk, of all others visitors read that
 * they are back in a moment, /readyz says no, and it goes on automatically when the database is back.
 * @type {import('./run.mjs').Scenario}
 */
export default async function startWithoutDatabase() {
  const postgres = await startPostgres()
  if (!postgres) throw new Skipped('there are no PostgreSQL programs')
  const newFolder = await mkdtemp(join(tmpdir(), 'toran-new-'))
  try {
    return await onDatabase(postgres, async (database) => {
      const server = database.server(ONE_ORIGIN)
      await server.start()
      await publishPage(server, await createPage(server, '/known'))
      expect((await statusAt(server, '/known')) === 200, 'The page is shown')
      await pagesKept(database.dataDir)
      await server.stop()
      await postgres.pause()
      const unknowing = database.server({ DATA_DIR: newFolder })
      await unknowing.launch()
      await until(() => !unknowing.isRunning(), 'a server that knows no pages ends', 30_000)
      expect(
        unknowing.output.includes('The database can’t be used'),
        `It says why, not: ${unknowing.output}`,
      )
      await server.launch()
      const known = async () => {
        const answer = await fetch(`${server.address}/known`).catch(() => null)
        return answer?.status === 200
      }
      await until(known, 'known pages are served', 30_000)
      const unknown = await fetch(`${server.address}/never-seen`)
      expect(unknown.status === 503, `Another page is answered 503, not ${unknown.status}`)
      expect((await unknown.text()).includes('Back in a moment'), 'It says that it will be back')
      expect((await statusAt(server, '/readyz')) === 503, '/readyz says no')
      const back = Date.now()
      await postgres.resume()
      await until(() => server.isReady(), 'it goes on automatically', 30_000)
      await createPage(server, '/again')
      return { readyMs: Date.now() - back }
    })
  } finally {
    await postgres.stop()
    await rm(newFolder, { recursive: true, force: true })
  }
}
