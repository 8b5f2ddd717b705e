import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../../app/testing/test-app'
import { locations } from '../../../database/tables'
import { openTestSite, type TestSite } from '../../../site/testing/test-site'

interface Inheriting {
  readonly count: number
  readonly isOpen: boolean
  readonly named: readonly { readonly names: readonly string[] }[]
}

describe.each(testDatabases)('pages that other locations show on the $kind database', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
  }, 120_000)
  afterAll(() => site.close())

  const inheriting = async (id: string): Promise<Inheriting | null> => {
    const answer: unknown = (
      await site.ask(
        'query ($id: ID!) { found: inheritingLocations(documentId: $id) { count isOpen named { names } } }',
        { id },
      )
    ).found
    // The shape that the query asks for.
    return answer as Inheriting | null
  }

  test('are counted with the names of all locations, until a location has its own', async () => {
    const { locations } = await site.ask('{ locations { totalCount } }')
    const others = locations.totalCount - 1
    const page = await site.publish({ address: '/shown-by-all', text: 'Come', locationId: 10 })
    const before = await inheriting(page)
    expect(before?.count).toBe(others)
    expect(JSON.stringify(before?.named)).toContain('Ottawa')
    const own = await site.publish({ address: '/shown-by-all', text: 'Ours', locationId: 20 })
    expect((await inheriting(page))?.count).toBe(others - 1)
    expect(await inheriting(own)).toEqual({ count: 0, isOpen: true, named: [] })
    expect(await inheriting('999999')).toBeNull()
  })

  test('a page of a location that is not open names the other locations, not its own', async () => {
    const page = await site.publish({ address: '/not-yet', text: 'Come', locationId: 20 })
    const { orm } = site.app.database
    await orm.update(locations).set({ status: 'INACTIVE' }).where(eq(locations.id, 20))
    try {
      const found = await inheriting(page)
      expect(found).toMatchObject({ count: 0, isOpen: false })
      const names = found?.named.flatMap((one) => one.names) ?? []
      expect(names).not.toContain('Ottawa')
      expect(names.length).toBeGreaterThan(0)
    } finally {
      await orm.update(locations).set({ status: 'ACTIVE' }).where(eq(locations.id, 20))
    }
  })

  test('are for those who see its draft', async () => {
    const query = '{ inheritingLocations(documentId: 1) { count } }'
    const answer = await site.server.inject({ method: 'POST', url: '/graphql', payload: { query } })
    expect(answer.json().data).toEqual({ inheritingLocations: null })
  })
})
