import { getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordDefinitions } from '#schema/records'
import { testDatabases } from '../app/testing/test-app'
import { openTestSite, type TestSite } from '../site/testing/test-site'
import { graphqlSchema } from './schema'

const kinds = [...recordDefinitions.values()].map(({ kind, api, fields }) => ({
  ...{ kind, fields },
  ...api,
}))
/** The arguments that lists of some kinds require. */
const required: Readonly<Record<string, string>> = { locationSlug: 'ottawa', handle: 'mandir' }

test.each(kinds)(
  'the type of the kind $kind says what is declared, and is nowhere presented for nothing',
  ({ type, fields, presented }) => {
    const made = graphqlSchema.getType(type)
    const said = isObjectType(made) ? Object.keys(made.getFields()) : []
    const declared = Object.keys(fields)
    if (presented === 'all') return expect(said.length).toBeGreaterThan(0)
    expect(declared.filter((name) => !said.includes(name))).toEqual(presented)
  },
)

describe.each(testDatabases)('records by their types, in the $kind database', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url, { preparesUploads: false })
  }, 120_000)
  afterAll(() => site.close())

  test.each(kinds)('the list of the kind $kind answers each field of its type', async (kind) => {
    const list = graphqlSchema.getQueryType()?.getFields()[kind.list]
    const type = graphqlSchema.getType(kind.type)
    if (!list || !isObjectType(type)) throw new Error(`There is no list of ${kind.kind}`)
    const given = list.args
      .filter(isRequiredArgument)
      .map(({ name }) => `${name}: ${JSON.stringify(required[name])}`)
    const wanted = Object.values(type.getFields()).map((field) =>
      isLeafType(getNamedType(field.type)) ? field.name : `${field.name} { __typename }`,
    )
    const node = kind.kind === 'media' ? `items { ${wanted.join(' ')} }` : wanted.join(' ')
    const asked = [...given, 'first: 3'].join(', ')
    const answer = await site.ask(`{ records: ${kind.list}(${asked}) { nodes { ${node} } } }`)
    expect(answer.records.nodes).toEqual(expect.any(Array))
    // The small network of the tests has no announcements, no kits, no navigation of its own, and no posts of that channel.
    if (!['announcement', 'kit', 'navigation', 'socialPost'].includes(kind.kind))
      expect(answer.records.nodes.length).toBeGreaterThan(0)
  })
})
