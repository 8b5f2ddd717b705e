import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import type { S3Options } from '../media/store/s3-client'
import { createS3Client } from '../media/store/s3-client'
import type { FileTarget, TargetFile } from './file-target'

/** Response timeout in milliseconds; long, because a database table may be large. */
const RESPONSE_MS = 120_000

/** Opens a prefix in a bucket of the S3-compatible store. */
export async function openS3Target(options: S3Options, prefix: string): Promise<FileTarget> {
  const { endpoint, bucket } = options
  const client = createS3Client(options, RESPONSE_MS)
  const name = `s3://${bucket}/${prefix}`
  const target: FileTarget = {
    name,
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ ...objectOf(key), Body: bytes }))
    },
    async putFile(key, file) {
      const { size } = await stat(file)
      const Body = createReadStream(file)
      await client.send(new PutObjectCommand({ ...objectOf(key), Body, ContentLength: size }))
    },
    async open(key, start = 0) {
      const Range = start > 0 ? `bytes=${start}-` : undefined
      try {
        const { Body: body } = await client.send(new GetObjectCommand({ ...objectOf(key), Range }))
        if (!(body instanceof Readable)) throw new Error(`The store answered ${key} without a body`)
        return body
      } catch (error) {
        if (['NoSuchKey', 'NotFound'].includes((error as Error).name)) return null
        throw error
      }
    },
    list,
    async delete(key) {
      await client.send(new DeleteObjectCommand(objectOf(key)))
    },
    close: () => client.destroy(),
  }
  try {
    await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: keyOf('') }))
  } catch (error) {
    client.destroy()
    const { name: code, message } = error as Error
    throw new Error(
      `The bucket ${bucket} at ${endpoint} can’t be used (${message || code}). Check that it exists, and the S3_ settings.`,
      { cause: error },
    )
  }
  return target

  function keyOf(key: string): string {
    return prefix === '' ? key : `${prefix}/${key}`
  }

  function objectOf(key: string) {
    return { Bucket: bucket, Key: keyOf(key) }
  }

  async function* list(below: string): AsyncGenerator<TargetFile> {
    for (let token: string | undefined; ; ) {
      const answer = await client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: keyOf(below),
          ContinuationToken: token,
        }),
      )
      for (const { Key: key = '', LastModified: modifiedAt } of answer.Contents ?? [])
        yield { key: key.slice(keyOf('').length), modifiedAt: modifiedAt ?? new Date() }
      token = answer.NextContinuationToken
      if (!token) return
    }
  }
}
