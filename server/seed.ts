import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Configuration } from './configuration'
import { createChanges } from './database/changes'
import type { Database } from './database/database'
import { openServer } from './database/open-postgres'
import { ensureContent } from './import/ensure-content'
import { isFilled } from './import/is-filled'
import { samplePictures } from './import/sample-network'
import { openFileStore } from './media/store/open-store'
import { recordAdapters } from './records'
import { ensureReferences } from './records/usage/rebuild-references'
import { ensureSearchIndex } from './search/rebuild-search-index'

interface SeedOptions {
  /** The project's folder; `dist` in it holds the build. */
  readonly root: string
  readonly configuration: Configuration
  readonly log: Logger
}

/** Where the build copies the sample's pictures. */
export function builtSamplePictures(root: string): string {
  return join(root, 'dist/server/sample-pictures')
}

/** What the built server's entry is called with to do nothing but fill the database. */
export const FILL = 'fill-database'

/**
 * Lets a process of its own give an empty database its first content: the sample's texts, and what else that
 * takes, end with it, 87 MiB that the server would keep. When it fails the server does the work itself, and says why it cannot.
 */
export async function seedInProcess(database: Database, { root, log }: SeedOptions): Promise<void> {
  if (await isFilled(database.orm)) return
  const child = fork(join(root, 'dist/server/main.js'), [FILL], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database.url },
  })
  const [code, signal] = await once(child, 'exit')
  if (code !== 0) log.warn({ code, signal }, 'failed to load the first content')
}

/** The work of that process. */
export async function seedDatabase({ root, configuration, log }: SeedOptions): Promise<void> {
  const { databaseUrl, withSample } = configuration
  if (databaseUrl === null) throw new Error(`'${FILL}' needs DATABASE_URL`)
  const database = openServer(databaseUrl, { kinds: recordAdapters, log })
  const changes = await createChanges(database, log)
  try {
    const store = await openFileStore(configuration)
    const samplePicture = samplePictures(builtSamplePictures(root))
    await ensureContent({ database, changes }, { withSample, store, samplePicture })
    await ensureSearchIndex({ database, changes })
    await ensureReferences({ database, changes })
  } finally {
    await changes.close()
    await database.close()
  }
}
