import { join } from 'node:path'
import { originalsFolder, type StoreOptions } from '../media/store/open-store'
import type { FileTarget } from './file-target'
import { openFolderTarget } from './folder-target'

/**
 * Opens the store of temporary files shared by all servers on the database: upload parts and archives. Stored next to the
 * originals.
 */
export async function openSharedFiles({ s3, dataDir }: StoreOptions): Promise<FileTarget> {
  if (!s3) return openFolderTarget(join(originalsFolder(dataDir), 'shared'))
  const { openS3Target } = await import('./s3-target')
  return openS3Target(s3, 'shared')
}
