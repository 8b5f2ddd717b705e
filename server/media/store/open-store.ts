import { join } from 'node:path'
import type { FileStore } from './file-store'
import { openFolderStore } from './folder-store'
import type { S3Options } from './s3-client'

/** The S3-compatible store where one is configured, else the folder `originals` of DATA_DIR. */
export async function openFileStore({ s3, dataDir }: StoreOptions): Promise<FileStore> {
  if (!s3) return openFolderStore(originalsFolder(dataDir))
  // 3 MB of client that a server with a folder never loads.
  const { openS3Store } = await import('./s3-store')
  return openS3Store(s3)
}

export interface StoreOptions {
  /** `null` without an S3-compatible store. */
  readonly s3: S3Options | null
  readonly dataDir: string
}

export function originalsFolder(dataDir: string): string {
  return join(dataDir, 'originals')
}
