import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../app/testing/test-app'
import { openTestSite, type TestSite } from '../../site/testing/test-site'

/** Lists the same locations by their names alone, through a fragment, and with their galleries. */
const LISTS = `query ($status: RecordStatus, $search: String, $sort: SortDirection) {
  names: locations(status: $status, search: $search, sort: $sort, first: 50) { nodes { id slug name } pageInfo { hasNextPage endCursor } }
  inFragment: locations(status: $status, search: $search, sort: $sort, first: 50) { nodes { ...Names } }
  whole: locations(status: $status, search: $search, sort: $sort, first: 50) {
    nodes { id slug name timeZone galleries { id } } pageInfo { hasNextPage endCursor } }
}
fragment Names on Location { __typename id slug ... on Location { name } }`

describe.each(testDatabases)('names of locations on the $kind database', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
  }, 120_000)
  afterAll(() => site.close())

  test.each([
    [{}],
    [{ sort: 'desc' }],
    [{ status: 'ACTIVE' }],
    [{ search: 'na' }],
    [{ search: 'ઓટાવા' }],
  ])('are those of the same locations: %o', async (variables) => {
    const { names, inFragment, whole } = await listsOf(variables)
    const expected = whole.nodes.map(({ id, slug, name }) => ({ id, slug, name }))
    expect(names).toEqual({ nodes: expected, pageInfo: whole.pageInfo })
    expect(inFragment.nodes).toEqual(
      expected.map((named) => ({ __typename: 'Location', ...named })),
    )
  })

  test('are more than one, so that an order can be seen', async () => {
    const { names } = await listsOf({})
    expect(names.nodes.length).toBeGreaterThan(1)
  })

  async function listsOf(variables: Readonly<Record<string, unknown>>): Promise<Lists> {
    return (await site.ask(LISTS, variables)) as unknown as Lists
  }
})

interface List {
  readonly nodes: readonly Named[]
  readonly pageInfo: unknown
}
type Lists = Readonly<Record<'names' | 'inFragment' | 'whole', List>>

interface Named {
  readonly id: string
  readonly slug: string
  readonly name: string
}
