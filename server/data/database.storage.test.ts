import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app'
import { openTestApp, testDatabases } from '../test-app'
import { announce, onChange } from './changes'
import { migrate } from './migrate'
import { settings } from './tables'

if (testDatabases.length === 1)
  process.stdout.write('PostgreSQL is not tested: TEST_DATABASE_URL is not set.\n')

describe.each(testDatabases)('the $kind database', ({ url }) => {
  let app: App
  beforeAll(async () => {
    app = await openTestApp(url)
  })
  afterAll(() => closeApp(app))

  test('brings its tables up to date once, however often it is asked', async () => {
    await Promise.all([migrate(app.database), migrate(app.database)])
    const names = await app.database.rows<{ name: string }>(sql`select name from migrations`)
    expect(names[0]?.name).toBe('0000_first')
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
  })

  test('tells of a change before the write is answered, and of none that was rolled back', async () => {
    const heard: string[] = []
    const stop = onChange(app, (keys) => void heard.push(...keys))
    await app.changes.write(async (tx) => {
      await tx.insert(settings).values({ key: 'a', value: '1' })
      announce(tx, ['document:5', 'document:5', 'news'])
    })
    expect(heard).toEqual(['document:5', 'news'])
    const failing = app.changes.write(async (tx) => {
      announce(tx, ['document:6'])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(heard).toEqual(['document:5', 'news'])
    stop()
  })
})

test('a folder that another process uses is refused in words', async () => {
  const { mkdtemp } = await import('node:fs/promises')
  const { tmpdir } = await import('node:os')
  const { lockFolder } = await import('./lock-folder')
  const folder = await mkdtemp(`${tmpdir()}/toran-lock-`)
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(/in use by another process/)
  unlock()
})
