import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { checkName, type FileStore, isFileName, StoreUnavailable } from './file-store'
import { createS3Client, type S3Options } from './s3-client'

const PREFIX = 'originals/'
/** Response timeout in milliseconds; an original has at most some MB. */
const ANSWER_MS = 10_000
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

export function openS3Store(options: S3Options): FileStore {
  const { endpoint, bucket } = options
  const client = createS3Client(options, ANSWER_MS)
  return {
    identity: `s3:${new URL(endpoint).origin}/${bucket}`,
    put: (name, bytes) =>
      onObject('store', name, async (object) => {
        const ContentType = CONTENT_TYPES[name.split('.').at(-1) ?? '']
        await client.send(new PutObjectCommand({ ...object, Body: bytes, ContentType }))
      }),
    get: (name) =>
      onObject('read', name, async (object) => {
        const answer = await nullIfMissing(() => client.send(new GetObjectCommand(object)))
        return answer?.Body ? Buffer.from(await answer.Body.transformToByteArray()) : null
      }),
    open: (name) =>
      onObject('read', name, async (object) => {
        const answer = await nullIfMissing(() => client.send(new GetObjectCommand(object)))
        if (!answer) return null
        const { Body: body, ContentLength: size } = answer
        if (!(body instanceof Readable) || size === undefined)
          throw new Error(`The store answered ${name} without a body`)
        return { size, stream: body }
      }),
    head: (name) =>
      onObject('look for', name, async (object) => {
        const answer = await nullIfMissing(() => client.send(new HeadObjectCommand(object)))
        return answer && { size: answer.ContentLength ?? 0 }
      }),
    delete: (name) =>
      onObject('delete', name, async (object) => {
        await nullIfMissing(() => client.send(new DeleteObjectCommand(object)))
      }),
    list: (cursor) =>
      attempt('list its files', async () => {
        const answer = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: PREFIX, ContinuationToken: cursor }),
        )
        const names = (answer.Contents ?? []).map(({ Key = '' }) => Key.slice(PREFIX.length))
        return { names: names.filter(isFileName), next: answer.NextContinuationToken ?? null }
      }),
    close: () => client.destroy(),
  }

  async function onObject<Result>(
    what: string,
    name: string,
    work: (object: { readonly Bucket: string; readonly Key: string }) => Promise<Result>,
  ): Promise<Result> {
    checkName(name)
    return attempt(`${what} ${name}`, () => work({ Bucket: bucket, Key: `${PREFIX}${name}` }))
  }
}

/** Returns `null` for a missing key; a missing bucket is a configuration error. */
async function nullIfMissing<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    const { name } = error as Error
    if (name === 'NoSuchKey' || name === 'NotFound') return null
    throw error
  }
}

async function attempt<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new StoreUnavailable(what, error)
  }
}
