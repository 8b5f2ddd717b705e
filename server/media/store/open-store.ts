import { join } from 'node:path'
import type { FileStore } from './file-store'
import { openFolderStore } from './folder-store'
import type { S3Options } from './s3-client'

/** Opens the S3-compatible store if one is configured, otherwise the folder `originals` of DATA_DIR. */
export async function openFileStore({ s3, dataDir }: StoreOptions): Promise<FileStore> {
  if (!s3) return openFolderStore(originalsFolder(dataDir))
  // Lazy: a server with a folder never loads the 3 MB client.
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
