import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileTarget } from './file-target'
import { openSharedFiles } from './open-shared'

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

describe.each(['folder', 's3'] as const)('files that servers share in a %s', (kind) => {
  let folder: string
  let s3: S3rver | undefined
  let files: FileTarget
  let onOther: FileTarget
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'toran-shared-'))
    const options = { dataDir: folder, s3: kind === 's3' ? await startS3() : null }
    files = await openSharedFiles(options)
    onOther = await openSharedFiles(options)
  })
  afterAll(async () => {
    files.close()
    onOther.close()
    await s3?.close()
    await rm(folder, { recursive: true })
  })

  test('what one server stores another reads, also from the middle', async () => {
    await files.put('uploads/a/0-x', Buffer.from('first'))
    await files.put('uploads/a/5-y', Buffer.from('second'))
    await files.put('uploads/ab/0-z', Buffer.from('of another'))
    const read = async (start?: number) => {
      const parts: Buffer[] = []
      for await (const part of (await onOther.open('uploads/a/5-y', start)) ?? []) parts.push(part)
      return Buffer.concat(parts).toString()
    }
    expect([await read(), await read(0), await read(3)]).toEqual(['second', 'second', 'ond'])
    const keys: string[] = []
    for await (const { key } of onOther.list('uploads/a/')) keys.push(key)
    expect(keys.sort()).toEqual(['uploads/a/0-x', 'uploads/a/5-y'])
    for (const key of keys) await onOther.delete(key)
    expect(await files.open('uploads/a/5-y')).toBeNull()
    expect(await files.open('uploads/ab/0-z')).not.toBeNull()
  })

  async function startS3() {
    s3 = new S3rver({
      ...{ port: 0, address: '127.0.0.1', silent: true, directory: folder },
      configureBuckets: [{ name: 'toran', configs: [] }],
    })
    const { port } = await s3.run()
    return { ...KEYS, endpoint: `http://127.0.0.1:${port}`, bucket: 'toran', region: 'us-east-1' }
  }
})
