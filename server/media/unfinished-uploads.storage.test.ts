import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { openTestApp, testDatabases } from '../app/testing/test-app'
import { resumableUploads } from '../database/tables'
import type { FileTarget } from '../file-target/file-target'
import { openFolderTarget } from '../file-target/folder-target'
import { Principal } from '../people/access/principal'
import { MAX_UNFINISHED, openResumableUploads } from './resumable-uploads'

describe.each(testDatabases)('unfinished uploads in a $kind database', ({ url }) => {
  const person = new Principal({ id: 'p1', name: 'Anna', email: '', assignments: [] })
  let app: App
  let folder: string
  let files: FileTarget
  beforeAll(async () => {
    app = await openTestApp(url)
    folder = await mkdtemp(join(tmpdir(), 'toran-uploads-'))
    files = await openFolderTarget(folder)
  }, 120_000)
  afterAll(async () => {
    await closeApp(app)
    await rm(folder, { recursive: true })
  })
  beforeEach(() => app.database.orm.delete(resumableUploads))
  const opened = (more = {}) => openResumableUploads({ ...app, files, folder, ...more })
  const row = (id: string, hours: number) => ({
    ...{ id, size: 8, arrived: 4, parts: [`uploads/${id}/0-a`] },
    createdAt: new Date(Date.now() - hours * 3_600_000),
  })

  test('while the disk is nearly full no upload begins, and the message says what to do', async () => {
    const uploads = opened({ measure: async () => 300e6 })
    await uploads.checkRoom(person, 10e6)
    await expect(uploads.checkRoom(person, 40e6)).rejects.toThrow(
      /nearly full.*still on your device/,
    )
    // With parts in a store, the disk of the server does not count.
    await opened({ folder: null, measure: async () => 0 }).checkRoom(person, 40e6)
  })

  test('one person has a hundred unfinished uploads at most; others still have room', async () => {
    const uploads = opened()
    const prefix = uploads.prefixOf(person)
    const rows = Array.from({ length: MAX_UNFINISHED }, (_, index) =>
      row(`${prefix}-${String(index).padStart(32, '0')}`, 0),
    )
    await app.database.orm.insert(resumableUploads).values(rows)
    await expect(uploads.checkRoom(person, 10)).rejects.toThrow(/100 unfinished uploads/)
    await uploads.checkRoom(
      new Principal({ id: 'p2', name: 'Ravi', email: '', assignments: [] }),
      10,
    )
  })

  test('an upload that began more than a day ago is deleted with its parts, one of today stays', async () => {
    for (const [id, hours] of [
      ['old', 25],
      ['today', 2],
    ] as const) {
      await app.database.orm.insert(resumableUploads).values(row(id, hours))
      await files.put(`uploads/${id}/0-a`, Buffer.from('half'))
      // A server was killed before it counted this one.
      await files.put(`uploads/${id}/4-b`, Buffer.from('more'))
    }
    expect(await opened().deleteExpired()).toBe(1)
    expect(await readdir(join(folder, 'uploads'))).toEqual(['today'])
    expect(await opened().deleteExpired()).toBe(0)
  })
})
