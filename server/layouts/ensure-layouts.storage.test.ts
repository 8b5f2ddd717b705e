import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import type { PageContent, StoredBlock } from '#schema/page/content'
import { newBlock, withProp } from '#schema/page/stored-props'
import { testDatabases } from '../app/testing/test-app'
import { documents, revisions, settings } from '../database/tables'
import { SAVE } from '../graphql/testing/test-api'
import { openTestSite, type TestSite } from '../site/testing/test-site'
import { ensureLayouts } from './ensure-layouts'

const PATHS = ['/a', '/b', '/over', '/own', '/bare', '/ottawa/c', '/ottawa/d', '/ottawa/same']

describe.each(testDatabases)('a network of an earlier release on $kind', ({ url }) => {
  let site: TestSite
  let before: readonly string[]
  let draft: string

  beforeAll(async () => {
    site = await openTestSite(url)
    await site.app.database.orm.delete(settings).where(eq(settings.key, 'layouts'))
    await make('/a', [head('Ours'), foot])
    await make('/b', [head('Ours'), foot])
    await make('/over', [head('Ours', 'transparent'), foot])
    await make('/own', [head('Another'), foot])
    await make('/bare', [])
    await make('/c', [head('Ottawa'), foot], '20')
    await make('/d', [head('Ottawa'), foot], '20')
    await make('/same', [head('Ours'), foot], '20')
    draft = await make('/draft', [head('Ours'), foot])
    await site.ask(SAVE, {
      ...{ id: draft, expectedVersion: 1 },
      topic: { items: [{ locationId: '10', content: content([head('Ours'), foot], 'Newer') }] },
    })
    before = await Promise.all(PATHS.map(bodyAt))
  }, 120_000)
  afterAll(() => site.close())

  test('looks to visitors as it did before, whoever of ten servers moves it', async () => {
    await Promise.all(Array.from({ length: 10 }, () => ensureLayouts(site.app)))
    const after = await Promise.all(PATHS.map(bodyAt))
    for (const [at, path] of PATHS.entries()) expect(after[at], path).toBe(before[at])
  })

  test('has one layout for the network and one where a location differs', async () => {
    const layouts = await site.app.database.orm
      .select({ locationId: documents.locationId, publishedVersion: documents.publishedVersion })
      .from(documents)
      .where(eq(documents.type, 'LAYOUT'))
      .orderBy(documents.locationId)
    expect(layouts).toEqual([
      { locationId: 10, publishedVersion: 1 },
      { locationId: 20, publishedVersion: 1 },
    ])
  })

  test('keeps on its pages what differs, and nothing else', async () => {
    const held = await Promise.all(PATHS.map(namesAt))
    expect(Object.fromEntries(PATHS.map((path, at) => [path, held[at]]))).toEqual({
      '/a': 'Text',
      '/b': 'Text',
      '/over': 'Text {"header":"overlay"}',
      '/own': 'TopNavigation Text',
      '/bare': 'Text {"header":"none","footer":"none"}',
      '/ottawa/c': 'Text',
      '/ottawa/d': 'Text',
      '/ottawa/same': 'TopNavigation Text',
    })
  })

  test('publishes nothing of a draft by it, and keeps every version before', async () => {
    expect(await bodyAt('/draft')).not.toContain('Newer')
    const { document } = await site.ask(
      'query ($id: ID!) { document(id: $id) { version publishedVersion topic { items { content } } } }',
      { id: draft },
    )
    expect(document).toMatchObject({ version: 4, publishedVersion: 3 })
    expect(JSON.stringify(document.topic.items)).toContain('Newer')
    expect(JSON.stringify(document.topic.items)).not.toContain('TopNavigation')
    const kept = await site.app.database.orm
      .select({ version: revisions.version })
      .from(revisions)
      .where(eq(revisions.documentId, Number(draft)))
    expect(kept.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4])
  })

  test('shows an earlier version that is restored with its own header, and none twice', async () => {
    const restored = await site.ask(
      'mutation ($id: ID!) { restoreRevision(id: $id, version: 1, expectedVersion: 4) { version } }',
      { id: draft },
    )
    await site.ask(
      'mutation ($id: ID!, $version: Int!) { publishDocument(id: $id, expectedVersion: $version) { id } }',
      { id: draft, version: restored.restoreRevision.version },
    )
    expect((await bodyAt('/draft')).match(/<header /g)).toHaveLength(1)
  })

  test('is moved once: what is written later stays as it is', async () => {
    await make('/later', [head('Ours'), foot])
    await ensureLayouts(site.app)
    expect(await namesAt('/later')).toBe('TopNavigation Text Footer')
  })

  /** What visitors see of a page; the ids of its parts are others afterwards. */
  async function bodyAt(path: string): Promise<string> {
    const { body } = await site.get(path)
    const shown = body.slice(body.indexOf('<body>'))
    return shown.replace(/ id="(?:n|f|header|footer)"| name="(?:n|header)-menu"/g, '')
  }

  async function namesAt(path: string): Promise<string> {
    const [row] = await site.app.database.orm
      .select({ items: revisions.items })
      .from(revisions)
      .innerJoin(documents, eq(documents.id, revisions.documentId))
      .where(eq(documents.publishedUrl, path.replace('/ottawa', '')))
      .orderBy(revisions.version)
      .then((rows) => rows.slice(-1))
    const [item] = JSON.parse(row?.items ?? '[]') as readonly { readonly content: string }[]
    const { blocks, layout } = JSON.parse(item?.content ?? '{}') as PageContent
    return [...blocks.map(({ name }) => name), ...(layout ? [JSON.stringify(layout)] : [])].join(
      ' ',
    )
  }

  async function make(path: string, around: readonly StoredBlock[], locationId = '10') {
    const { createOrUpdateDocument: made } = await site.ask(SAVE, {
      ...{ title: path, type: 'PAGE' },
      topic: {
        ...{ externalUrl: path, locationId },
        items: [{ locationId, content: content(around, 'Words') }],
      },
    })
    await site.ask(
      'mutation ($id: ID!) { publishDocument(id: $id, expectedVersion: 1) { version } }',
      { id: made.id },
    )
    return String(made.id)
  }
})

const foot = block('Footer', 'f')

function head(siteName: string, appearance = 'solid'): StoredBlock {
  return block('TopNavigation', 'n', { siteName, appearance })
}

function content([header, footer]: readonly StoredBlock[], words: string): PageContent {
  const text = block('Text', 'b_text', { html: `<p>${words}</p>` })
  return { format: 1, blocks: [...(header ? [header] : []), text, ...(footer ? [footer] : [])] }
}

function block(name: string, id: string, props: Readonly<Record<string, unknown>> = {}) {
  const definition = definitions.get(name)
  if (!definition) throw new Error(`There is no block '${name}'`)
  return Object.entries(props).reduce(
    (each, [field, value]) => withProp(definition, each, field, value),
    newBlock(definition, id),
  )
}
