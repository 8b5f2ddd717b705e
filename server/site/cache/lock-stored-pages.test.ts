import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockPagesIfFree } from './lock-stored-pages'

let dataDir: string
let lines: { readonly level: number; readonly msg: string }[]
const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'toran-pages-'))
  lines = []
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('that another server uses the folder is said only while one does, and is no warning', async () => {
  const first = await lockPagesIfFree(dataDir, Promise.resolve(['release']), log)
  expect(first).not.toBeNull()
  expect(lines).toEqual([])
  expect(await lockPagesIfFree(dataDir, Promise.resolve(['release']), log)).toBeNull()
  expect(lines).toMatchObject([
    { level: 30, msg: 'finished pages are in memory only: another server uses this folder' },
  ])
  first?.unlock()
  lines = []
  const next = await lockPagesIfFree(dataDir, Promise.resolve(['release']), log)
  expect(next).not.toBeNull()
  expect(lines).toEqual([])
  next?.unlock()
})

test('a folder that can’t be used is a warning, and names no other server', async () => {
  writeFileSync(join(dataDir, 'pages'), 'a file')
  expect(await lockPagesIfFree(dataDir, Promise.resolve(['release']), log)).toBeNull()
  expect(lines).toMatchObject([
    { level: 40, msg: 'finished pages are in memory only: their folder can’t be used' },
  ])
})
