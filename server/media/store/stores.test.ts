import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOriginal, storeOriginal } from '../originals'
import { type FileStore, StoreUnavailable } from './file-store'
import { openFolderStore } from './folder-store'
import { openS3Store } from './s3-store'

describe.each(['folder', 's3'] as const)('originals in a %s', (kind) => {
  let folder: string
  let store: FileStore
  let s3: S3rver | undefined

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'toran-store-'))
    if (kind === 'folder') store = await openFolderStore(folder)
    else {
      s3 = startS3(folder)
      const { port } = await s3.run()
      store = s3Store(port)
    }
  })
  afterAll(async () => {
    store.close()
    await s3?.close()
    await rm(folder, { recursive: true })
  })

  test('what is stored comes back, whole and as a stream, and its size is known', async () => {
    const bytes = Buffer.from('a picture')
    const name = await storeOriginal(store, { bytes, format: 'jpeg' })
    expect(await store.get(name)).toEqual(bytes)
    expect(await store.head(name)).toEqual({ size: bytes.length })
    const file = await store.open(name)
    const parts: Buffer[] = []
    for await (const part of file?.stream ?? []) parts.push(part)
    expect(Buffer.concat(parts)).toEqual(bytes)
  })

  test('ten that store the same picture at once store one file', async () => {
    const bytes = Buffer.alloc(100_000, 7)
    const names = await Promise.all(
      Array.from({ length: 10 }, () => storeOriginal(store, { bytes, format: 'webp' })),
    )
    expect(new Set(names).size).toBe(1)
    expect((await readOriginal(store, names[0] ?? ''))?.bytes).toEqual(bytes)
    expect((await listAll()).filter((name) => name === names[0])).toHaveLength(1)
  })

  test('what is not there is null, and deleting it is no error', async () => {
    const name = `${'0'.repeat(64)}.jpeg`
    expect([await store.get(name), await store.open(name), await store.head(name)]).toEqual([
      null,
      null,
      null,
    ])
    await store.delete(name)
  })

  test('a name is deleted, and no longer listed', async () => {
    const name = await storeOriginal(store, { bytes: Buffer.from('gone'), format: 'webp' })
    expect(await listAll()).toContain(name)
    await store.delete(name)
    expect(await listAll()).not.toContain(name)
  })

  test('what is not what its name says is never shown', async () => {
    const name = `${createHash('sha256').update('one').digest('hex')}.jpeg`
    await store.put(name, Buffer.from('another'))
    expect(await readOriginal(store, name)).toBeNull()
  })

  test.each(['../../etc/passwd', '', 'a.jpeg', `${'0'.repeat(64)}.html`])(
    '%j is no name of a file of ours',
    async (name) => {
      await expect(store.get(name)).rejects.toThrow('is not the name of a stored file')
    },
  )

  async function listAll(): Promise<readonly string[]> {
    const names: string[] = []
    let page = await store.list()
    for (;;) {
      names.push(...page.names)
      if (page.next === null) return names
      page = await store.list(page.next)
    }
  }
})

test('a folder is the same store for all who open it, and another folder is another', async () => {
  const [one, other] = [
    await mkdtemp(join(tmpdir(), 'toran-store-')),
    await mkdtemp(join(tmpdir(), 'toran-store-')),
  ]
  const identities = (
    await Promise.all(Array.from({ length: 10 }, () => openFolderStore(one)))
  ).map(({ identity }) => identity)
  expect(new Set(identities).size).toBe(1)
  expect((await openFolderStore(other)).identity).not.toBe(identities[0])
  await Promise.all([one, other].map((folder) => rm(folder, { recursive: true })))
})

test('a store that is away, or has no such bucket, says that it is unavailable', async () => {
  const name = `${'0'.repeat(64)}.jpeg`
  const away = s3Store(await unusedPort())
  await expect(away.put(name, Buffer.from('x'))).rejects.toThrow(StoreUnavailable)
  away.close()
}, 20_000)

function startS3(directory: string): S3rver {
  return new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  })
}

function s3Store(port: number): FileStore {
  return openS3Store({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'pictures',
    region: 'eu-central-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  })
}

async function unusedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => void server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('There is no free port')
  return address.port
}
