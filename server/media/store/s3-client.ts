import { S3Client } from '@aws-sdk/client-s3'

/** An S3-compatible store: AWS, MinIO, Ceph, Garage, Cloudflare R2 and others. */
export interface S3Options {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const ATTEMPTS = 3
const CONNECT_MS = 2_000

/** A connection to an S3-compatible store, with how long an answer may take in milliseconds. */
export function createS3Client(
  { endpoint, region, accessKeyId, secretAccessKey }: Omit<S3Options, 'bucket'>,
  responseMs: number,
): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // A bucket's own host name needs DNS that few stores beside AWS have.
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    // Stores beside AWS do not all know the newer checksums; the content's hash is in its name.
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
