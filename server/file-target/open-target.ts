import { resolve } from 'node:path'
import type { S3Options } from '../media/store/s3-client'
import type { FileTarget } from './file-target'
import { openFolderTarget } from './folder-target'

/** Opens a folder, or `s3://bucket/prefix` with the S3_ settings of the pictures. */
export async function openTarget(place: string, s3: S3Options | null): Promise<FileTarget> {
  if (!/^[a-z0-9]+:\/\//i.test(place)) return openFolderTarget(resolve(place))
  const [, bucket, prefix = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]{0,200}?))?\/?$/.exec(place) ?? []
  if (!bucket)
    throw new Error(
      `${place} can’t hold backups. Use a folder, or a bucket like s3://bucket/prefix.`,
    )
  if (!s3)
    throw new Error(
      `${place} needs an S3-compatible store. Set S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
    )
  const { openS3Target } = await import('./s3-target')
  return openS3Target({ ...s3, bucket }, prefix)
}
