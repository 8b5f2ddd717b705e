import { S3Client } from '@aws-sdk/client-s3'

/** Settings of an S3-compatible store: AWS, MinIO, Ceph, Garage, Cloudflare R2 and others. */
export interface S3Options {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const ATTEMPTS = 3
const CONNECT_MS = 2_000

/** Creates a client of an S3-compatible store, with its response timeout in milliseconds. */
export function createS3Client(
  { endpoint, region, accessKeyId, secretAccessKey }: Omit<S3Options, 'bucket'>,
  responseMs: number,
): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Virtual-hosted buckets need DNS that few stores other than AWS have.
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    // Not all stores support the newer checksums; the name already contains the content’s hash.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: responseMs,
      throwOnRequestTimeout: true,
      socketTimeout: responseMs,
    },
  })
}
