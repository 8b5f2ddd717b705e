import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FileTarget } from '../file-target/file-target'
import { openFolderTarget } from '../file-target/folder-target'
import { originalName, storeOriginal } from './originals'
import { createPictureStore } from './picture-store'
import { createSharedSizes } from './shared-sizes'
import { createSizeCache } from './size-cache'
import { openFolderStore } from './store/folder-store'

const ORIGINAL = { bytes: Buffer.from('a photo'), format: 'jpeg' } as const
const picture = {
  ...{ id: 1, original: originalName(ORIGINAL), name: '' },
  ...{ focus: { x: 0.5, y: 0.5 }, area: { left: 0, top: 0, width: 10, height: 10 } },
}

let folder: string
let files: FileTarget
/** The names of the servers that have encoded something. */
let encoded: string[] = []
/** Errors of the shared files. */
let failures: unknown[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toran-shared-sizes-'))
  files = await openFolderTarget(join(folder, 'shared'))
  encoded = []
  failures = []
})
afterEach(() => rm(folder, { recursive: true }))

async function server(name: string, open: () => Promise<FileTarget> = async () => files) {
  const originals = await openFolderStore(join(folder, 'originals'))
  await storeOriginal(originals, ORIGINAL)
  const onError = (error: unknown) => {
    throw error
  }
  const shared = createSharedSizes({ files: open, onError: (error) => failures.push(error) })
  const pictures = createPictureStore({
    originals,
    sizes: createSizeCache({ folder: join(folder, name), limit: 1_000_000, onError }),
    shared,
    maker: {
      async encode(_source, width, format) {
        encoded.push(name)
        return Buffer.from(`${width}.${format}`)
      },
      async share() {
        encoded.push(name)
        return Buffer.from('shared')
      },
    },
    onError,
  })
  return { pictures, shared }
}

/** The shared sizes that are whole: what is being written has another ending. */
async function sharedKeys(): Promise<readonly string[]> {
  const keys: string[] = []
  for await (const { key } of files.list('sizes/'))
    if (/\.(?:avif|jpeg|webp)$/.test(key)) keys.push(key)
  return keys
}

test('a size that one server has made is not encoded by another', async () => {
  const one = await server('one')
  expect(String(await one.pictures.exact(picture, 480, 'avif'))).toBe('480.avif')
  expect(String(await one.pictures.shared(picture))).toBe('shared')
  await expect.poll(async () => (await sharedKeys()).length).toBe(2)
  const other = await server('other')
  expect(String(await other.pictures.exact(picture, 480, 'avif'))).toBe('480.avif')
  expect(String(await other.pictures.shared(picture))).toBe('shared')
  expect(encoded).toEqual(['one', 'one'])
})

test('shared sizes are deleted with their original, and no others', async () => {
  const { pictures, shared } = await server('one')
  await pictures.exact(picture, 480, 'webp')
  await pictures.exact({ ...picture, area: null }, 480, 'webp')
  await expect.poll(async () => (await sharedKeys()).length).toBe(2)
  await files.put('sizes/other/whole/480.webp', Buffer.from('another'))
  await shared.delete(picture.original)
  expect(await sharedKeys()).toEqual(['sizes/other/whole/480.webp'])
})

test('a picture is shown while sizes can’t be shared', async () => {
  const failing = () => Promise.reject(new Error('no store'))
  const { pictures } = await server('alone', failing)
  expect(String(await pictures.exact(picture, 480, 'webp'))).toBe('480.webp')
  expect(failures).toHaveLength(2)
})
