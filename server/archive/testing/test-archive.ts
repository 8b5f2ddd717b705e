import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App, closeApp } from '../../app/app'
import { openTestApp } from '../../app/testing/test-app'
import { ensureContent } from '../../import/ensure-content'
import { samplePictures } from '../../import/sample-network'
import type { FileStore } from '../../media/store/file-store'
import { openFolderStore } from '../../media/store/folder-store'
import { originalsFolder } from '../../media/store/open-store'
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
