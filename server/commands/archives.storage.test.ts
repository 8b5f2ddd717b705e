import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '../app/testing/test-app'
import {
  openEmptyNetwork,
  openSampleNetwork,
  type TestNetwork,
} from '../archive/testing/test-archive'
import { documents } from '../database/tables'
import { runTyped } from './testing/run-typed'

describe.each(bothDatabases)('archives by command on the $kind database', ({ url }) => {
  let folder: string
  let sample: TestNetwork
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'toran-archive-commands-'))
    sample = await openSampleNetwork(url)
  }, 60_000)
  afterAll(async () => {
    await sample.close()
    await rm(folder, { recursive: true, force: true })
  })
  const run = ({ app, dataDir }: TestNetwork, ...args: readonly string[]) =>
    runTyped(args, { environment: { DATABASE_URL: app.database.url, DATA_DIR: dataDir } })

  test('a page is exported by its path, looked at, and imported, as a person would', async () => {
    const path = join(folder, 'ottawa-home.zip')
    const written = await run(sample, 'export', path, '--page', '/', '--location', 'ottawa')
    expect([written.code, written.error]).toEqual([0, ''])
    expect(written.out).toContain(`Wrote ${path}.\n`)
    expect(written.out).toContain('  document: 1\n')
    const other = await openEmptyNetwork(url)
    const dry = await run(other, 'import', path, '--dry-run')
    expect(dry.out).toContain('Nothing was written. This would be:\n')
    expect(dry.out).toContain('  document: 1 new\n')
    expect(dry.out).toContain(
      'people: none in this archive. Comments are shown as written by a “Former member”. Saved versions',
    )
    expect(await other.app.database.orm.select().from(documents)).toEqual([])
    const { code, out } = await run(other, 'import', path, '--json')
    expect([code, JSON.parse(out)]).toMatchObject([
      0,
      { dryRun: false, overwrite: false, counts: { document: { new: 1 } }, lines: [] },
    ])
    const [page] = await other.app.database.orm
      .select({ title: documents.title })
      .from(documents)
      .where(eq(documents.externalUrl, '/'))
    expect(page?.title).toBe('Deepmala Mandir, Ottawa')
    const again = await run(other, 'import', path)
    expect(again.out).toContain('Imported the archive.\n')
    expect(again.out).toMatch(/ {2}originals: 0 stored, \d+ there before\n/)
    await other.close()
  }, 60_000)

  test('what differs is listed with its line, and ends with 1', async () => {
    const path = join(folder, 'all')
    await run(sample, 'export', path)
    const { orm } = sample.app.database
    const [page] = await orm.select().from(documents).limit(1)
    const title = 'બીજું નામ'
    await orm
      .update(documents)
      .set({ title })
      .where(eq(documents.id, page?.id ?? 0))
    const { code, out } = await run(sample, 'import', path, '--dry-run')
    expect(code).toBe(1)
    expect(out).toMatch(/data\/document\.jsonl:\d+ changed “.+”: It is another here/)
  }, 60_000)

  test.each([
    [['export'], 2, 'PATH is missing: a folder, or a zip'],
    [['import'], 2, 'PATH is missing: a folder, or a zip'],
    [['import', '/nowhere/at-all.zip'], 1, 'There is no archive /nowhere/at-all.zip.'],
    [
      ['export', 'x.zip', '--location', 'atlantis'],
      1,
      'No location has the site address “atlantis”',
    ],
    [['export', 'x.zip', '--page', '/nowhere'], 1, 'There is no page /nowhere.'],
    [['export', 'x.zip', '--page', '999999'], 1, 'There is no page 999999.'],
    [['export', 'x.zip', '--page', 'home'], 2, '“home” isn’t a page.'],
    [['export', 'x', '--static', '--page', '/'], 2, '--static writes whole sites'],
    [['export', 'x', '--static', '--server', 'toran'], 2, '“toran” is no origin.'],
    [['export', 'x', '--server', 'https://a.example'], 2, '--server belongs to --static.'],
  ])('%j fails with what to do', async (args, code, message) => {
    const typed = await run(sample, ...args)
    expect([typed.code, typed.out]).toEqual([code, ''])
    expect(typed.error).toContain(message)
  })
})
