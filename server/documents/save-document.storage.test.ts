import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../app/app'
import { testDatabases } from '../app/testing/test-app'
import { SAVE, type TestApi } from '../graphql/testing/test-api'
import { closeTestNetwork, makeTestPage, openTestNetwork } from '../graphql/testing/test-network'
import { textPage } from '../import/testing/small-network'

const READ = /* GraphQL */ `
  query Read($id: ID!) {
    document(id: $id) {
      title
      version
      status
      publishedVersion
      path
      topic { items { language locationId title content } }
      revisions(first: 100) { totalCount nodes { version kind savedBy } }
    }
  }
`

describe.each(testDatabases)('saving on the $kind database', ({ url }) => {
  let app: App
  let api: TestApi
  beforeAll(async () => {
    ;({ app, api } = await openTestNetwork(url))
  })
  afterAll(() => closeTestNetwork({ app, api }))

  const makePage = (title: string, content?: unknown) => makeTestPage(api, title, content)
  const read = async (id: string) => (await api.ask(READ, { id })).data.document
  const save = (id: string, expectedVersion: number | undefined, content: unknown, more = {}) =>
    api.ask(SAVE, { id, expectedVersion, topic: { items: [{ content }] }, ...more })

  test('a new page is a draft at version 1 with an address of its own', async () => {
    const id = await makePage('Visit us & see')
    expect(await read(id)).toMatchObject({
      title: 'Visit us & see',
      version: 1,
      status: 'DRAFT',
      publishedVersion: null,
      path: '/visit-us-see',
      topic: { items: [{ language: 'en-US', locationId: '10', content: textPage('<p>One</p>') }] },
      revisions: { totalCount: 1, nodes: [{ version: 1, kind: 'SAVE', savedBy: 'API' }] },
    })
    expect((await read(await makePage('Visit us & see'))).path).toBe('/visit-us-see-2')
  })

  test('a block that may not be on this kind of page is named, on saving and on publishing, and nothing is written', async () => {
    const promo = { id: 'b_promo', name: 'ExplorePromo', fields: [] }
    const within = { id: 'b_section', name: 'Section', fields: [], slots: { content: [promo] } }
    const id = await makePage('Kinds of pages')
    const refused = await save(id, 1, { format: 1, blocks: [within] })
    expect(refused.errors[0]).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', issues: [{ block: 'b_promo', field: null }] },
    })
    expect(refused.errors[0]?.message).toContain('is not allowed on a content page')
    expect((await read(id)).version).toBe(1)
    expect(
      (await save(id, 1, { format: 1, blocks: [within] }, { type: 'LOCATION' })).errors,
    ).toEqual([])
    // The page becomes one of another kind while its content stays.
    const changed = await api.ask(SAVE, { id, expectedVersion: 2, type: 'PAGE' })
    expect(changed.errors).toEqual([])
    const published = await api.ask(
      'mutation ($id: ID!) { publishDocument(id: $id, expectedVersion: 3) { id } }',
      { id },
    )
    expect(published.errors[0]?.extensions.issues).toMatchObject([
      { block: 'b_promo', rule: 'target' },
    ])
  })

  test('of sixteen who save the same version one succeeds, and fifteen are shown what is stored', async () => {
    const id = await makePage('Sixteen')
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => save(id, 1, textPage(`<p>${index}</p>`))),
    )
    const won = answers.filter(({ errors }) => errors.length === 0)
    const lost = answers.filter(({ errors }) => errors[0]?.extensions.code === 'CONFLICT')
    expect([won.length, lost.length]).toEqual([1, 15])
    const stored = await read(id)
    expect(stored.version).toBe(2)
    for (const { errors } of lost)
      expect(errors[0]?.extensions.current).toMatchObject({
        version: 2,
        items: [{ content: stored.topic.items[0].content }],
      })
  })

  test('an unknown block comes back byte for byte, its markup and order too', async () => {
    const unknown = {
      zeta: 1,
      id: 'b_unknown',
      name: 'FromTheFuture',
      fields: [
        { id: 'f1', type: 'hologram', name: 'html', value: '<script>keep()</script>', extra: null },
      ],
      slots: { z: [{ id: 'b_in', name: 'Text', fields: [], 'a b': [1.5, 'ગુજરાતી'] }], a: [] },
      __proto__x: { constructor: 'x' },
    }
    const content = {
      blocks: [unknown, textPage('<p>x</p>').blocks[0]],
      unknownKey: { b: 1, a: 2 },
      format: 1,
    }
    const id = await makePage('Unknown', JSON.stringify(content))
    const stored = await read(id)
    expect(JSON.stringify(stored.topic.items[0].content)).toBe(JSON.stringify(content))
    await save(id, 1, stored.topic.items[0].content)
    expect(JSON.stringify((await read(id)).topic.items[0].content)).toBe(JSON.stringify(content))
  })

  test.each([
    ['a block id', { id: '__proto__' }, '__proto__'],
    ['a block name', { name: 'constructor' }, 'constructor'],
    [
      'a field name',
      { fields: [{ id: 'f', type: 'string', name: 'prototype', value: '' }] },
      'prototype',
    ],
    ['a slot', { slots: JSON.parse('{"__proto__":[]}') }, '__proto__'],
    [
      'a property in a value',
      { fields: [{ id: 'f', type: 'x', name: 'x', value: [JSON.parse('{"__proto__":{}}')] }] },
      '__proto__',
    ],
  ])(
    '%s that every object has is refused in words, given as a value or as text',
    async (_where, part, name) => {
      const content = { format: 1, blocks: [{ id: 'b', name: 'Text', fields: [], ...part }] }
      for (const given of [content, JSON.stringify(content)]) {
        const { errors } = await api.ask(SAVE, {
          title: 'Reserved',
          topic: { items: [{ content: given }] },
        })
        expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
        expect(errors[0]?.message).toContain(`called '${name}'`)
      }
    },
  )

  test('block ids that every object has are ids like others', async () => {
    const blocks = ['constructor', 'location', 'toString'].map((id) => ({
      id,
      name: 'Text',
      fields: [],
    }))
    const id = await makePage('Ids', { format: 1, blocks })
    expect(await read(id)).toMatchObject({ topic: { items: [{ content: { blocks } }] } })
  })

  test('markup of known blocks is cleaned', async () => {
    const id = await makePage('Clean', textPage('<p onclick="x()">Hi<script>x()</script></p>'))
    expect((await read(id)).topic.items[0].content).toEqual(textPage('<p>Hi</p>'))
  })

  test('Gujarati text is kept in titles, content and addresses', async () => {
    const id = await makePage('દર્શન સમય', textPage('<p>જય સ્વામિનારાયણ</p>'))
    expect(await read(id)).toMatchObject({
      title: 'દર્શન સમય',
      path: '/દર્શન-સમય',
      topic: { items: [{ content: textPage('<p>જય સ્વામિનારાયણ</p>') }] },
    })
  })

  test.each([
    ['text that is not JSON', '{"format":1', /isn’t valid JSON/],
    ['another format', { format: 2, blocks: [] }, /format/],
    ['a number', 7, /must be of the type object/],
    ['null', null, /must be of the type object/],
    ['a block without a name', { format: 1, blocks: [{ id: 'a', fields: [] }] }, /name/],
    [
      'two blocks of one id',
      { format: 1, blocks: [...textPage('').blocks, ...textPage('').blocks] },
      /unique/,
    ],
  ])('%s is refused with the reason, and nothing is written', async (_, content, reason) => {
    const id = await makePage('Refused')
    const { errors, status } = await save(id, 1, content)
    expect(status).toBe(200)
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(errors[0]?.message).toMatch(reason)
    expect((await read(id)).version).toBe(1)
  })

  test('a value of a wrong type is refused with the block, the field and the specification’s words', async () => {
    const fields = [{ id: 'f1', type: 'html', name: 'html', value: 12 }]
    const { errors } = await save(await makePage('Types'), 1, {
      format: 1,
      blocks: [{ id: 'b_1', name: 'Text', fields }],
    })
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      issues: [
        {
          block: 'b_1',
          field: 'html',
          message: "Field 'Text' expected type 'html' but got 'number'",
        },
      ],
    })
  })

  test('more blocks than allowed are refused', async () => {
    const blocks = Array.from({ length: 501 }, (_, n) => ({
      id: `b${n}`,
      name: 'Text',
      fields: [],
    }))
    const id = await makePage('Many')
    const { errors } = await save(id, 1, { format: 1, blocks })
    expect(errors[0]?.extensions.code).toBe('LIMIT_EXCEEDED')
    const { data } = await api.ask('query ($id: ID!) { document(id: $id) { maxBlocks } }', { id })
    expect(data).toMatchObject({ document: { maxBlocks: 500 } })
  })

  test('content of an existing page needs the version it was made from; a title alone does not', async () => {
    const id = await makePage('Versions')
    const refused = await save(id, undefined, textPage('<p>Two</p>'))
    expect(refused.errors[0]?.extensions.code).toBe('VERSION_REQUIRED')
    const { data } = await api.ask(SAVE, { id, title: 'Renamed' })
    expect(data.createOrUpdateDocument).toMatchObject({ version: 2 })
    expect(await read(id)).toMatchObject({
      title: 'Renamed',
      topic: { items: [{ content: textPage('<p>One</p>') }] },
      revisions: { totalCount: 2 },
    })
  })

  test('a retry with the same key gives the first answer and writes nothing', async () => {
    const id = await makePage('Retry')
    const more = { idempotencyKey: `key-${id}` }
    const answers = await Promise.all(
      [1, 2, 3].map(() => save(id, 1, textPage('<p>Two</p>'), more)),
    )
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect((await read(id)).version).toBe(2)
    const other = await save(id, 2, textPage('<p>Three</p>'), more)
    expect(other.errors[0]?.extensions.code).toBe('IDEMPOTENCY_MISMATCH')
    const made = { title: 'Twice', type: 'PAGE', idempotencyKey: `new-${id}` }
    const [first, second] = [await api.ask(SAVE, made), await api.ask(SAVE, made)]
    expect(second.data).toEqual(first.data)
  })

  test('autosaves of one person become one revision, saves stay', async () => {
    const id = await makePage('Autosaves')
    for (const version of [1, 2, 3])
      await save(id, version, textPage(`<p>${version}</p>`), { autosave: true })
    await save(id, 4, textPage('<p>4</p>'))
    await save(id, 5, textPage('<p>5</p>'), { autosave: true })
    expect((await read(id)).revisions.nodes).toEqual(
      [
        [6, 'AUTOSAVE'],
        [5, 'SAVE'],
        [4, 'AUTOSAVE'],
        [1, 'SAVE'],
      ].map(([version, kind]) => ({ version, kind, savedBy: 'API' })),
    )
  })

  test('an address is clean, free and not the site’s own', async () => {
    const id = await makePage('Address')
    const move = (externalUrl: string) => api.ask(SAVE, { id, topic: { externalUrl } })
    for (const bad of [
      'visit',
      '/Visit',
      '//x',
      '/a//b',
      '/a/',
      '/editor/x',
      '/../etc',
      '/ottawa/x',
      '/%2e',
      '',
    ])
      expect((await move(bad)).errors[0]?.extensions.code, bad).toBe('BAD_USER_INPUT')
    expect((await move('/visit/faq')).errors).toEqual([])
    const other = await makePage('Other address')
    const taken = await api.ask(SAVE, { id: other, topic: { externalUrl: '/visit/faq' } })
    expect(taken.errors[0]?.message).toMatch(/already has this address/)
  })
})
