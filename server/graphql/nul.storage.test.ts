import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isScalarType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { openTestApp, testDatabases } from '../app/testing/test-app'
import { callOf, mutations } from './testing/mutations'
import { TestApi } from './testing/test-api'

const TEXTS: ReadonlySet<string> = new Set(['String', 'ID', 'JSON'])

/** Every way to hand a text to an argument: the value that holds it, and where it is in it. */
function textsIn(type: GraphQLInputType, text: unknown, path: string): [string, unknown][] {
  const nullable = getNullableType(type)
  if (isListType(nullable))
    return textsIn(nullable.ofType, text, `${path}.0`).map(([at, value]) => [at, [value]])
  if (isScalarType(nullable)) return TEXTS.has(nullable.name) ? [[path, text]] : []
  if (!isInputObjectType(nullable)) return []
  return Object.values(nullable.getFields()).flatMap((field) =>
    textsIn(field.type, text, `${path}.${field.name}`).map(([at, value]): [string, unknown] => [
      at,
      { [field.name]: value },
    ]),
  )
}

const cases = [...mutations].flatMap(([name, { args }]) =>
  args.flatMap((argument) =>
    textsIn(argument.type, 'a\u0000b', argument.name).map(([path, value]) => ({
      name,
      path,
      variables: { [argument.name]: value },
      isJson: getNamedType(argument.type).name === 'JSON' || path.endsWith('.content'),
    })),
  ),
)

describe.each(testDatabases.slice(0, 1))('a NUL character sent to the API', ({ url }) => {
  let app: App
  let api: TestApi
  beforeAll(async () => {
    app = await openTestApp(url)
    api = await TestApi.open(app)
  })
  afterAll(async () => {
    await api.server.close()
    await closeApp(app)
  })

  test('is looked for in every text of every mutation', () => {
    expect(cases.length).toBeGreaterThan(60)
    expect(cases.some(({ isJson }) => isJson)).toBe(true)
  })

  test.each(cases)('is refused in words: $name $path', async ({ name, path, variables }) => {
    const { status, errors } = await api.ask(callOf(name), variables)
    expect(status).toBe(400)
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(errors[0]?.message).toContain(`'${path}' contains a NUL character`)
  })

  test.each([
    ['deep in a page', { topic: { items: [{ content: { blocks: [{ x: ['\u0000'] }] } }] } }],
    ['in a name inside a page', { topic: { items: [{ content: { 'a\u0000': 1 } }] } }],
  ])('is refused %s', async (_where, variables) => {
    const { errors } = await api.ask(callOf('createOrUpdateDocument'), variables)
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(errors[0]?.message).toContain('NUL')
  })

  test.each(['"\\u0000"', '"\\u{0}"', '"\u0000"', '"""\u0000"""'])(
    'is refused in the text of a query: %j',
    async (literal) => {
      const query = `{ search(locationSlug: "main", text: ${literal}, first: 5) { totalCount } }`
      const { status, errors } = await api.ask(query)
      expect([status, errors[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
    },
  )

  test('is refused in what a question by GET carries', async () => {
    const query =
      'query ($text: String!) { search(locationSlug: "main", text: $text, first: 1) { totalCount } }'
    const variables = encodeURIComponent('{"text":"\\u0000"}')
    const answer = await api.server.inject({
      url: `/graphql?query=${encodeURIComponent(query)}&variables=${variables}`,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].extensions.code).toBe('BAD_USER_INPUT')
  })

  test('is refused in an email and a password', async () => {
    for (const payload of [
      { email: 'a\u0000@b.org', password: 'x' },
      { email: 'a@b.org', password: '\u0000' },
    ]) {
      const answer = await api.server.inject({
        method: 'POST',
        url: '/api/auth/sign-in/email',
        payload,
      })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors[0].message).toContain('NUL')
    }
  })

  test('that is only written out is a text like others', async () => {
    const { errors } = await api.ask(
      'query ($text: String!) { search(locationSlug: "main", text: $text, first: 1) { totalCount } }',
      { text: '\\u0000 %00' },
    )
    expect(errors).toEqual([])
  })
})
