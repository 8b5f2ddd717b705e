import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { openTwentyLocations } from './testing/twenty-locations'

describe.each(testDatabases)('a record that appears and is hidden, on $kind', ({ url }) => {
  let site: Awaited<ReturnType<typeof openTwentyLocations>>

  beforeAll(async () => {
    site = await openTwentyLocations(url)
  }, 180_000)
  afterAll(() => site.close())

  test('at one location leaves the pages of the others as they are', async () => {
    for (const status of ['INACTIVE', 'ACTIVE']) {
      const before = await site.texts()
      await site.save('event', 1003, { recordStatus: status })
      const dropped = await site.dropped([...before.keys()])
      expect(dropped.every((path) => path.includes('place-3/') || path.includes('/1003'))).toBe(
        true,
      )
      const after = await site.texts()
      const gone = [...before].filter(([path, text]) => after.get(path) !== text)
      expect(dropped).toEqual(gone.map(([path]) => path))
    }
  })

  test('an address without a page answers 404 until what it names appears', async () => {
    const status = async (path: string) => (await site.at(path)).status
    expect(await status('/place-4/connect/events/1005')).toBe(200)
    await site.save('event', 1005, { recordStatus: 'INACTIVE' })
    expect(await status('/place-4/connect/events/1005')).toBe(404)
    await site.save('event', 1006, { title: 'Another one' })
    expect(await status('/place-4/connect/events/1005')).toBe(404)
    await site.save('event', 1005, { recordStatus: 'ACTIVE' })
    expect(await status('/place-4/connect/events/1005')).toBe(200)
  })
})
