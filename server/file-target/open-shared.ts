import { join } from 'node:path'
import { originalsFolder, type StoreOptions } from '../media/store/open-store'
import type { FileTarget } from './file-target'
import { openFolderTarget } from './folder-target'

/** Files that every server on the database reads and writes, and that go by themselves: parts of uploads, archives. They lie with the originals. */
export async function openSharedFiles({ s3, dataDir }: StoreOptions): Promise<FileTarget> {
  if (!s3) return openFolderTarget(join(originalsFolder(dataDir), 'shared'))
  const { openS3Target } = await import('./s3-target')
  return openS3Target(s3, 'shared')
}
