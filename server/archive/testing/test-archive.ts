import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type App, closeApp } from '../../app/app'
import { openTestApp } from '../../app/testing/test-app'
import type { documents, events } from '../../database/tables'
import { ensureContent } from '../../import/ensure-content'
import { samplePictures } from '../../import/sample-network'
import type { FileStore } from '../../media/store/file-store'
import { openFolderStore } from '../../media/store/folder-store'
import { originalsFolder } from '../../media/store/open-store'
import { openTestSite, type TestSite } from '../../site/testing/test-site'
import { type ExportOptions, exportArchive } from '../export-archive'
import { type ImportOptions, importArchive } from '../import/import-archive'

/** For tests: a network of its own, with a store of originals. */
export interface TestNetwork {
  readonly app: App
  readonly store: FileStore
  /** The DATA_DIR that has the store. */
  readonly dataDir: string
  close(): Promise<void>
}

/** For tests: the sample and its archive, and further networks that are closed after the test of the suite that asks. */
export function useArchives(url: string | undefined, { withSample = true } = {}) {
  let folder: string
  let sample: TestNetwork | undefined
  const opened: { close(): Promise<void> }[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'toran-archives-'))
    if (!withSample) return
    sample = await openSampleNetwork(url)
    await exportFrom(sample, join(folder, 'sample.zip'))
  }, 120_000)
  afterEach(async () => {
    for (const network of opened.splice(0)) await network.close()
  })
  afterAll(async () => {
    await sample?.close()
    await rm(folder, { recursive: true, force: true })
  })
  async function kept<Network extends { close(): Promise<void> }>(made: Promise<Network>) {
    const network = await made
    opened.push(network)
    return network
  }
  return {
    sample() {
      if (!sample) throw new Error('These tests have no sample')
      return sample
    },
    /** Closes a network after the test. */
    closeLater: (network: { close(): Promise<void> }) => void opened.push(network),
    inFolder: (name: string) => join(folder, name),
    empty: () => kept(openEmptyNetwork(url)),
    site: () => kept(openTestSite(url, { preparesUploads: false })),
    async countOf(
      { app }: Pick<TestNetwork, 'app'>,
      table: typeof documents | typeof events,
    ): Promise<number | undefined> {
      const [row] = await app.database.orm.select({ count: sql<number>`count(*)::int` }).from(table)
      return row?.count
    },
  }
}

/** For tests: an empty database. */
export async function openEmptyNetwork(url: string | undefined): Promise<TestNetwork> {
  const app = await openTestApp(url)
  const dataDir = await mkdtemp(join(tmpdir(), 'toran-archive-data-'))
  const store = await openFolderStore(originalsFolder(dataDir))
  return {
    ...{ app, store, dataDir },
    async close() {
      await closeApp(app)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** For tests: the whole sample with its pictures. */
export async function openSampleNetwork(url: string | undefined): Promise<TestNetwork> {
  const network = await openEmptyNetwork(url)
  const { app, store } = network
  const samplePicture = samplePictures('sample/pictures/files')
  await ensureContent(app, { withSample: true, store, samplePicture })
  return network
}

export function exportFrom(
  { app, store }: Pick<TestNetwork, 'app' | 'store'>,
  path: string,
  options: Partial<ExportOptions> = {},
) {
  return exportArchive({ database: app.database, store }, path, {
    ...{ scope: { of: 'network' }, withHistory: false },
    ...options,
  })
}

export function importInto(
  { app, store }: Pick<TestNetwork, 'app' | 'store'>,
  path: string,
  options: Partial<ImportOptions> = {},
) {
  return importArchive(app, { store, path }, { isDryRun: false, overwrites: false, ...options })
}

/** Exports a network, edits a page of it, and imports the archive over the edit. */
export async function overwriteEdit(
  network: Pick<TestNetwork, 'app' | 'store'> & Pick<TestSite, 'ask'>,
  { documentId, path }: { readonly documentId: number; readonly path: string },
) {
  await exportFrom(network, path)
  await network.ask(
    'mutation ($id: ID!) { createOrUpdateDocument(id: $id, title: "Another", expectedVersion: 2) { id } }',
    { id: String(documentId) },
  )
  return importInto(network, path, { overwrites: true })
}
