import { z } from 'zod'
import { canvasContext } from '#renderer/page/canvas-context'
import { preloadBlocks } from '#renderer/page/preload-blocks'
import { todayOf } from '#renderer/parts/hours/hours'
import { definitions } from '#renderer/registry/definitions'
import type { ContentSource } from '#schema/api/content-source'
import type { OpeningOperation } from '#schema/api/editor-page'
import { LOCATIONS_PAGE_SIZE, type OpeningAnswer, type PreloadedBlocks } from '#schema/api/opening'
import type { PageAddressed } from '#schema/api/page-addressed'
import { inLanguage } from '#schema/entities/location'
import { bestOf } from '#schema/entities/place'
import { surfaceOf } from '#schema/page/check-page'
import { allBlocks, type PageContent, readContent } from '#schema/page/content'
import { kindOfTemplate } from '#schema/site/record-address'
import type { Graphql } from '../graphql/lazy-graphql'
import type { RequestContext } from '../graphql/operations/context'
import type { EditorBuild } from './editor-build'
import { visibleRecords } from './visible-records'

/** Answers to the editor’s first queries about a page, and the kinds of blocks on the page and around it. */
export interface Opening {
  readonly answers: readonly OpeningAnswer[]
  readonly preloaded: PreloadedBlocks | null
  readonly blocks: ReadonlySet<string>
}

type Answered = OpeningAnswer | null

/**
 * Runs the editor’s first queries as the signed-in person, with the same rules and budget. A failed operation is omitted; the
 * editor then runs it itself and reports the error.
 */
export async function answerOpening(
  { documentId, language }: PageAddressed,
  { operations }: Pick<EditorBuild, 'operations'>,
  { graphql, context, source, placeOf, origin }: OpeningParts,
): Promise<Opening> {
  // Known before the page is, so that what is around it is read at the same time; embedded only if the person sees both.
  const place = placeOf(documentId)
  const [me, document, locations, anyLayout, anyLocation] = await Promise.all([
    ask('Me', {}),
    ask('Document', { id: String(documentId) }),
    ask('LocationNames', { first: LOCATIONS_PAGE_SIZE, after: null }),
    place.then((at) =>
      at && surfaceOf(at.type) !== 'layout'
        ? ask('SiteLayout', { locationId: String(at.locationId), language })
        : null,
    ),
    place.then((at) => at && ask('Location', { slug: at.slug })),
  ])
  const page = pageIn(document)
  const slug = slugIn(locations, page?.locationId)
  const layout = anyLayout?.variables.locationId === page?.locationId ? anyLayout : null
  const location = anyLocation?.variables.slug === slug ? anyLocation : null
  const contents = {
    page: readOrNull(page && storedContent(page, language)),
    layout: readOrNull(layoutIn(layout)),
  }
  return {
    answers: [me, document, locations, layout, location].filter((answer) => answer !== null),
    preloaded: await preloadedFor(),
    blocks: new Set([...namesIn(contents.page), ...namesIn(contents.layout)]),
  }

  /**
   * Preloads the blocks’ data. Returns `null` for record pages, whose record the editor chooses, and at inactive locations, where
   * visitors see nothing.
   */
  async function preloadedFor(): Promise<PreloadedBlocks | null> {
    const path = page?.topic.externalUrl || '/'
    const found =
      slug === undefined || kindOfTemplate(path) ? null : await source.record('location', slug)
    if (!found) return null
    const location = inLanguage(found, language)
    const now = new Date().toISOString()
    const today = todayOf({ now, location })
    // Titles and outlines don’t affect which records a block reads.
    const shown = canvasContext({ location, language, path, origin, now, today })
    const context = { ...shown, title: '', outline: [] }
    const preloading = { registry: definitions, source: visibleRecords(source), page: context }
    const blocks = await preloadBlocks(contents, preloading)
    return { documentId, language, now, today, ...blocks }
  }

  async function ask(
    operation: OpeningOperation,
    variables: OpeningAnswer['variables'],
  ): Promise<Answered> {
    const graphqlRequest = { operationName: operation, query: operations[operation], variables }
    // Each operation has its own context, because answers are measured and cancelled individually.
    const data = await graphql.execute(graphqlRequest, context())
    return data && { operation, variables, data }
  }
}

export interface OpeningParts {
  readonly graphql: Graphql
  readonly context: () => RequestContext
  /** The source from which blocks read public content. */
  readonly source: ContentSource
  readonly placeOf: (documentId: number) => Promise<{
    readonly type: string
    readonly locationId: number
    readonly slug: string
  } | null>
  /** The site's public origin. */
  readonly origin: string
}

/** Fields of a page needed for further queries. Not strict: the answers are the server’s own. */
const documentData = z.object({
  document: z
    .object({
      type: z.string(),
      locationId: z.string(),
      topic: z.object({
        externalUrl: z.string().nullish(),
        items: z.array(
          z.object({
            language: z.string(),
            locationId: z.string().nullable(),
            content: z.unknown(),
          }),
        ),
      }),
    })
    .nullable(),
})
type Page = NonNullable<z.infer<typeof documentData>['document']>

const locationsData = z.object({
  locations: z.object({ nodes: z.array(z.object({ id: z.string(), slug: z.string() })) }),
})

const layoutData = z.object({ siteLayout: z.object({ content: z.unknown() }).nullable() })

function pageIn(answer: Answered): Page | null {
  return answer && documentData.parse(answer.data).document
}

function slugIn(answer: Answered, locationId: string | undefined): string | undefined {
  if (!answer) return undefined
  const { nodes } = locationsData.parse(answer.data).locations
  return nodes.find(({ id }) => id === locationId)?.slug
}

function layoutIn(answer: Answered): unknown {
  return answer && layoutData.parse(answer.data).siteLayout?.content
}

/** Returns the content that the editor opens: that of the language, or its fallback. */
function storedContent({ topic, locationId }: Page, language: string): unknown {
  const items = topic.items.map((item) => ({
    ...item,
    locationId: item.locationId === null ? null : Number(item.locationId),
  }))
  return bestOf(items, { language, locationId: Number(locationId) })?.content
}

function readOrNull(stored: unknown): PageContent | null {
  const read = readContent(stored ?? null)
  return read.ok ? read.content : null
}

function namesIn(content: PageContent | null): string[] {
  return content ? [...allBlocks(content.blocks)].map(({ name }) => name) : []
}
