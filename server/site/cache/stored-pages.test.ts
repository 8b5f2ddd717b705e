import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChangePosition } from '../../database/change-log'
import { type FinishedPage, finishPage, pack, textOf } from '../page/finished-page'
import { lockStoredPages } from './lock-stored-pages'
import { PageFolder } from './page-folder'
import { openStoredPages, type StoredPagesOptions } from './stored-pages'

const POSITION: ChangePosition = { id: 7, at: 1_000, snapshot: '10:10:' }
const unchanged = { heardUpTo: POSITION, since: async () => [] }

let path: string
let errors: string[]
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'toran-pages-'))
  errors = []
})
afterEach(() => rmSync(path, { recursive: true, force: true }))

function open(options: Partial<StoredPagesOptions> = {}) {
  return openStoredPages({
    folder: new PageFolder(path),
    onError: (_error, what) => void errors.push(what),
    isUsed: () => false,
    delay: 0,
    reserve: 0,
    ...options,
  })
}

function page(text: string, parts: Partial<FinishedPage> = {}): FinishedPage {
  const made = finishPage({
    status: 200,
    html: `<p>${text}</p>`,
    styles: '',
    keys: new Set(['document:5']),
    reads: new Map([['page', null]]),
    expiresAt: null,
  })
  return { ...made, ...parts }
}

/** Stores pages as a server does that runs and is stopped. */
async function store(pages: Readonly<Record<string, FinishedPage>>, options = {}) {
  const stored = open(options)
  await stored.trust(unchanged)
  for (const [address, made] of Object.entries(pages)) stored.write(address, made)
  await stored.close()
}

const files = () => readdirSync(path).filter((name) => name.endsWith('.page'))
const onlyFile = () => join(path, files()[0] ?? '')

describe('pages on the disk', () => {
  test('come back as they were, with their compressed forms', async () => {
    const made = page('મંદિર', { expiresAt: 5, endsAt: 6 })
    await pack(made, 'br')
    await pack(made, 'gzip')
    await store({ '10  en-US /visit': made })
    const stored = open()
    await stored.trust(unchanged)
    expect(await stored.read('10  en-US /visit')).toEqual(made)
    expect(await stored.read('10  en-US /other')).toBeNull()
  })

  test('are the last that are known until they were compared with the log, and say so', async () => {
    await store({ a: page('A') })
    const found = await open().read('a')
    expect(found?.isLastKnown).toBe(true)
    const packed = found && (await pack(found, 'identity'))
    expect(packed?.headers['cache-status']).toBe('toran; hit; detail=last-known')
  })

  test('are deleted when what they are made of has changed since', async () => {
    await store({ a: page('A'), b: page('B', { keys: new Set(['news']) }) })
    const stored = open()
    await stored.trust({ heardUpTo: POSITION, since: async () => ['document:5'] })
    expect(await stored.read('a')).toBeNull()
    expect(said(await stored.read('b'))).toBe('<p>B</p>')
    expect(files()).toHaveLength(1)
  })

  test('are all deleted when nobody noted how current they are', async () => {
    await store({ a: page('A') })
    for (const damaged of ['', '{"position":', '{"position":{"id":"7"}}']) {
      writeFileSync(join(path, 'state.json'), damaged)
      const stored = open()
      await stored.trust(unchanged)
      expect(await stored.read('a')).toBeNull()
    }
    expect(files()).toEqual([])
  })

  test('that change while they are written do not come back', async () => {
    const stored = open()
    await stored.trust(unchanged)
    stored.write('a', page('A'))
    stored.write('b', page('B'))
    await vi.waitFor(() => expect(readdirSync(path)).not.toEqual([]), {
      interval: 1,
      timeout: 10_000,
    })
    await stored.drop(['document:5'])
    expect(files()).toEqual([])
    await stored.close()
    expect(files()).toEqual([])
  })

  test.each([
    ['cut off in its text', () => truncateSync(onlyFile(), readFileSync(onlyFile()).length - 3)],
    ['cut off in its header', () => truncateSync(onlyFile(), 150)],
    ['empty', () => truncateSync(onlyFile(), 0)],
    ['of another kind', () => writeFileSync(onlyFile(), '<p>Hello</p>')],
    ['too long', () => writeFileSync(onlyFile(), 'x', { flag: 'a' })],
    ['damaged in its text', () => damage(-2)],
    ['damaged in its header', () => damage(120)],
    ['damaged in its first line', () => damage(14)],
    [
      'a copy under another name',
      () => writeFileSync(join(path, `${'a'.repeat(64)}.page`), readFileSync(onlyFile())),
    ],
    ['unfinished', () => writeFileSync(`${onlyFile()}.1.tmp`, 'half')],
  ])('a file that is %s is never served, and goes', async (_case, harm) => {
    await store({ a: page('A') })
    harm()
    const stored = open()
    await stored.trust(unchanged)
    const found = await stored.read('a')
    await stored.close()
    expect([null, '<p>A</p>']).toContain(said(found))
    expect(files()).toHaveLength(found ? 1 : 0)
    expect(readdirSync(path).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  test('have names that nothing of an address gets into', async () => {
    await store({ '../../etc/passwd\0': page('A'), '/': page('B') })
    expect(files()).toHaveLength(2)
    for (const name of files()) expect(name).toMatch(/^[\da-f]{64}\.page$/)
  })

  test('take no more room than they may; what was not used for longest goes first', async () => {
    const text = 'x'.repeat(10_000)
    await store({ a: page(text), b: page(text), c: page(text) })
    const stored = open({ limit: 35_000, isUsed: (address) => address === 'b' })
    await stored.trust(unchanged)
    await stored.read('a')
    stored.write('d', page(text))
    stored.write('e', page(text))
    await stored.close()
    const left = open()
    await left.trust(unchanged)
    const found = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((address) => left.read(address)))
    expect(found.map(Boolean)).toEqual([false, true, false, true, true])
  })

  test('are no more than so many', async () => {
    await store({ a: page('A'), b: page('B'), c: page('C') }, { most: 2 })
    expect(files()).toHaveLength(2)
  })

  test('are written when no page was made for a while, or have waited long, or are many', async () => {
    for (const [options, count] of [
      [{ delay: 20, longest: 60_000 }, 1],
      [{ delay: 60_000, longest: 20 }, 1],
      [{ delay: 60_000, longest: 60_000 }, 200],
    ] as const) {
      rmSync(path, { recursive: true, force: true })
      const stored = open(options)
      await stored.trust(unchanged)
      for (let number = 0; number < count; number += 1) stored.write(`${number}`, page('A'))
      await vi.waitFor(() => expect(files()).toHaveLength(count), 10_000)
      await stored.close()
    }
  })

  test('are not written while the disk is nearly full, which is said once', async () => {
    await store({ a: page('A'), b: page('B') }, { reserve: Number.MAX_SAFE_INTEGER })
    expect(files()).toEqual([])
    expect(errors).toEqual(['failed to store finished pages'])
  })

  test('that cannot be written do no harm, which is said once', async () => {
    const stored = open()
    await stored.trust(unchanged)
    rmSync(path, { recursive: true })
    writeFileSync(path, 'no folder')
    stored.write('a', page('A'))
    stored.write('b', page('B'))
    await stored.close()
    expect(errors).toEqual(['failed to store finished pages'])
  })

  test('of another release or configuration are deleted, and one process at a time has them', async () => {
    const first = await lockStoredPages(path, ['1', 'https://a.example'])
    await expect(lockStoredPages(path, ['1', 'https://a.example'])).rejects.toThrow(/in use/)
    first.folder.open()
    first.unlock()
    const [before] = readdirSync(join(path, 'pages'))
    const second = await lockStoredPages(path, ['2', 'https://a.example'])
    second.folder.open()
    second.unlock()
    expect(readdirSync(join(path, 'pages'))).toHaveLength(1)
    expect(readdirSync(join(path, 'pages'))).not.toContain(before)
  })
})

/** Changes one byte of the only file. */
function damage(at: number): void {
  const bytes = readFileSync(onlyFile())
  const index = at < 0 ? bytes.length + at : at
  bytes[index] = (bytes[index] ?? 0) ^ 1
  writeFileSync(onlyFile(), bytes)
}

function said(page: FinishedPage | null): string | null {
  return page && textOf(page)
}
