import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { originalName, storeOriginal } from './originals'
import { createPictureStore, type PictureStore } from './picture-store'
import { createSizeCache } from './size-cache'
import { openFolderStore } from './store/folder-store'

const WEBP = ['webp', 'jpeg'] as const
const ORIGINAL = { bytes: Buffer.from('a photo'), format: 'jpeg' } as const
const picture = {
  id: 1,
  original: originalName(ORIGINAL),
  width: 1600,
  focus: { x: 0.5, y: 0.5 },
  area: null,
  name: '',
}

let folder: string
let pictures: PictureStore
/** The event that making a size waits for. */
let gate = Promise.resolve()
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toran-pictures-'))
  gate = Promise.resolve()
  const originals = await openFolderStore(join(folder, 'originals'))
  await storeOriginal(originals, ORIGINAL)
  const onError = (error: unknown) => {
    throw error
  }
  pictures = createPictureStore({
    originals,
    sizes: createSizeCache({ folder: join(folder, 'sizes'), limit: 1_000_000, onError }),
    maker: {
      async encode(_source, width, format) {
        await gate
        return Buffer.from(`${width}.${format}`)
      },
      share: async () => Buffer.from('shared'),
    },
    onError,
  })
})
afterEach(() => rm(folder, { recursive: true }))

async function sizeOf(
  width: number,
  accepted: Parameters<PictureStore['size']>[1]['accepted'] = WEBP,
) {
  const { bytes, final } = await pictures.size(picture, { width, accepted })
  return `${bytes}${final ? '' : ', for now'}`
}

test('the first size of a picture is waited for', async () => {
  expect(await sizeOf(736)).toBe('736.webp')
})

test.each([
  ['the next larger one', [320, 1024, 1920], 736, '1024.webp, for now'],
  ['a smaller one, where there is no larger', [480, 736], 1440, '736.webp, for now'],
])('while a size is made, %s stands in', async (_what, made, wanted, expected) => {
  for (const width of made) await pictures.prepare(picture, width, 'webp')
  const release = hold()
  expect(await sizeOf(wanted)).toBe(expected)
  release()
  await expect.poll(() => sizeOf(wanted)).toBe(`${wanted}.webp`)
})

test('one that is far too small is not used instead', async () => {
  await pictures.prepare(picture, 320, 'webp')
  expect(await sizeOf(1440)).toBe('1440.webp')
})

test('nor does one in a format that the browser does not take', async () => {
  await pictures.prepare(picture, 1024, 'webp')
  expect(await sizeOf(736, ['jpeg'])).toBe('736.jpeg')
})

function hold(): () => void {
  let release = () => {}
  gate = new Promise((resolve) => {
    release = resolve
  })
  return () => release()
}
