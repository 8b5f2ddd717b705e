import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { finishPage } from '../page/finished-page'
import { PageFolder } from './page-folder'
import { openStoredPages } from './stored-pages'

const UNCHANGED = { heardUpTo: { id: 7, at: 1_000, snapshot: '10:10:' }, since: async () => [] }
const MANY = 60

let path: string
let errors: string[]
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'toran-pages-'))
  errors = []
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(path, { recursive: true, force: true })
})

test('a change of many pages is over before their files are deleted, and a start after a crash deletes them', async () => {
  const { stored, letDelete } = await storeMany()
  await stored.drop(['document:5'])
  expect(files()).toHaveLength(MANY + 1)
  expect(await stored.read('/5/3')).toBeNull()

  const restarted = await opened()
  expect(await restarted.read('/5/3')).toBeNull()
  expect(await restarted.read('/6/0')).not.toBeNull()
  expect(files()).toHaveLength(1)
  letDelete()
  await stored.close()
  expect(errors).toEqual([])
})

test('a page that is rendered again meanwhile is stored after its old file is gone, and stays', async () => {
  const { stored, letDelete } = await storeMany()
  await stored.drop(['document:5'])
  stored.write('/5/3', page('New', 'document:5'))
  letDelete()
  await stored.close()
  expect(files()).toHaveLength(2)
  expect(existsSync(join(path, 'dropped.json'))).toBe(false)
  expect(await (await opened()).read('/5/3')).not.toBeNull()
})

test('two changes one after the other: all of their files are gone in the end', async () => {
  const { stored, letDelete } = await storeMany()
  const both = Promise.all([stored.drop(['document:5']), stored.drop(['*'])])
  letDelete()
  await both
  await stored.close()
  expect(files()).toEqual([])
  expect(existsSync(join(path, 'dropped.json'))).toBe(false)
})

test('if the note of a start is damaged, no page counts', async () => {
  const { stored, letDelete } = await storeMany()
  letDelete()
  await stored.close()
  writeFileSync(join(path, 'dropped.json'), '../../etc/passwd')
  expect(await (await opened()).read('/6/0')).toBeNull()
  expect(files()).toEqual([])
})

test('if it cannot be noted, stored pages are no longer used', async () => {
  const { stored, letDelete } = await storeMany()
  vi.spyOn(PageFolder.prototype, 'noteDropped').mockRejectedValue(new Error('no space left'))
  await stored.drop(['document:5'])
  expect(await stored.read('/6/0')).toBeNull()
  expect(errors).toEqual(['failed to delete stored pages; they’re no longer used'])
  letDelete()
})

/** Stores many pages of one document and one of another, and keeps deletions from beginning. */
async function storeMany() {
  const first = await opened()
  for (let index = 0; index < MANY; index += 1)
    first.write(`/5/${index}`, page(`Page ${index}`, 'document:5'))
  first.write('/6/0', page('Another', 'document:6'))
  await first.close()
  const stored = await opened()
  let letDelete = (): void => undefined
  const allowed = new Promise<void>((resolve) => {
    letDelete = resolve
  })
  const remove = PageFolder.prototype.delete
  vi.spyOn(PageFolder.prototype, 'delete').mockImplementation(async function (
    this: PageFolder,
    names,
  ) {
    if (names.length > 0) await allowed
    return remove.call(this, names)
  })
  return { stored, letDelete }
}

async function opened() {
  const stored = openStoredPages({
    ...{ folder: new PageFolder(path), isUsed: () => false, delay: 0, reserve: 0 },
    onError: (_error, what) => void errors.push(what),
  })
  await stored.trust(UNCHANGED)
  return stored
}

function page(text: string, key: string) {
  return finishPage({
    ...{ status: 200, html: `<p>${text}</p>`, styles: '', keys: new Set([key]) },
    ...{ reads: new Map([['page', null]]), expiresAt: null },
  })
}

const files = () => readdirSync(path).filter((name) => name.endsWith('.page'))
