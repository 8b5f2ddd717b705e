import { createChanges } from './database/changes'
import { openServer } from './database/open-postgres'
import { ensureContent } from './import/ensure-content'
import { samplePictures } from './import/sample-network'
import { openFileStore } from './media/store/open-store'
import { recordAdapters } from './records'
import { ensureReferences } from './records/usage/rebuild-references'
import { ensureSearchIndex } from './search/rebuild-search-index'
import { builtSamplePictures, FILL, type SeedOptions } from './seed'

/** Fills the database; runs in the separate process. */
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
