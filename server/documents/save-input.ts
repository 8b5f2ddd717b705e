import { definitions } from '#renderer/registry/definitions'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Surface } from '#schema/block/block'
import type { DocumentType, Visibility } from '#schema/entities/statuses'
import type { PageIssue } from '#schema/fields/field'
import { checkStructure, checkSurface } from '#schema/page/check-page'
import { CONTENT_LIMITS, type PageContent, readContent } from '#schema/page/content'
import { reservedNameIn } from '#schema/page/reserved-names'
import { checkLayout } from '#schema/page/site-layout'
import { inputId } from '../graphql/operations/ids'
import { ApiError, forPrograms } from '../http/errors/api-error'
import { checkLanguage } from './check-place'
import { cleanContent, cleanMarkup } from './clean-markup'
import { parseContent } from './publications/revision-items'
import { type ChildrenArguments, type ChildrenInput, readChildren } from './read-children'

/** The arguments of createOrUpdateDocument as received from GraphQL. */
export interface SaveArguments {
  readonly id?: string | null
  readonly title?: string | null
  readonly description?: string | null
  readonly type?: DocumentType | null
  readonly imageId?: string | null
  readonly visibility?: Visibility | null
  readonly topic?: TopicArguments | null
  readonly expectedVersion?: number | null
  readonly idempotencyKey?: string | null
  readonly autosave?: boolean | null
}
export interface TopicArguments {
  readonly id?: string | null
  readonly externalUrl?: string | null
  /** Only for a topic without a page, as is `dateTime`. */
  readonly mediaIds?: readonly string[] | null
  readonly dateTime?: Date | string | null
  readonly locationId?: string | null
  readonly items?: readonly ItemArguments[] | null
  readonly children?: readonly ChildrenArguments[] | null
}
interface ItemArguments {
  readonly language?: string | null
  readonly locationId?: string | null
  readonly title?: string | null
  readonly richText?: string | null
  readonly content?: unknown
  readonly description?: string | null
  readonly imageId?: string | null
}

/** Validated and cleaned input of a save. Undefined fields stay unchanged. */
export interface SaveInput {
  readonly title: string | undefined
  readonly description: string | undefined
  readonly type: DocumentType | undefined
  /** `null` removes the picture. */
  readonly imageId: number | null | undefined
  readonly visibility: Visibility | undefined
  readonly topicId: number | undefined
  readonly externalUrl: string | undefined
  readonly locationId: number | undefined
  readonly items: readonly ItemInput[]
  /** The lists of child topics that change. */
  readonly children: readonly ChildrenInput[]
  readonly expectedVersion: number | undefined
  readonly autosave: boolean
}
export interface ItemInput {
  readonly language: string
  /** `undefined`: the document’s location. `null`: all locations. */
  readonly locationId: number | null | undefined
  readonly title: string | undefined
  readonly richText: string | undefined
  /** JSON text. */
  readonly content: string | undefined
  readonly description: string | undefined
  /** `null` removes the picture. */
  readonly imageId: number | null | undefined
}

/** Throws if a page has blocks not allowed on its kind of page, or if a layout has no slot for pages. */
export function checkPlaces(items: readonly ItemInput[], surface: Surface | null): void {
  if (surface === null) return
  const issues = items.flatMap(({ content }) =>
    // `readPage` has just written this JSON, so that parsing cannot fail.
    content === undefined ? [] : placeIssues(parseContent(content), surface),
  )
  if (issues.length > 0) throw refusal(issues, 'BAD_USER_INPUT')
}

/** Returns an issue for each misplaced block. */
export function placeIssues(content: PageContent, surface: Surface): PageIssue[] {
  const misplaced = checkSurface(content, definitions, surface)
  return surface === 'layout' ? [...misplaced, ...checkLayout(content)] : misplaced
}

const MAX_LENGTH = {
  title: 300,
  description: 5000,
  richText: 500_000,
  content: 1_000_000,
  items: 100,
}

/** Parses the arguments. Throws BAD_USER_INPUT or LIMIT_EXCEEDED with all problems of the content. */
export function readSaveInput(args: SaveArguments, maxBlocks: number): SaveInput {
  const { topic } = args
  const items = topic?.items ?? []
  if (topic?.mediaIds != null || topic?.dateTime != null)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms(
        'Set a page’s picture with imageId. mediaIds and dateTime are for topics without a page.',
      ),
    )
  if (items.length > MAX_LENGTH.items)
    throw new ApiError(
      'LIMIT_EXCEEDED',
      forPrograms(`A topic has at most ${MAX_LENGTH.items} items.`),
    )
  return {
    title: readText(args.title, MAX_LENGTH.title),
    description: readText(args.description, MAX_LENGTH.description),
    type: args.type ?? undefined,
    imageId: typeof args.imageId === 'string' ? inputId(args.imageId, 'imageId') : args.imageId,
    visibility: args.visibility ?? undefined,
    topicId: topic?.id == null ? undefined : inputId(topic.id, 'topic.id'),
    externalUrl: topic?.externalUrl ?? undefined,
    locationId:
      topic?.locationId == null ? undefined : inputId(topic.locationId, 'topic.locationId'),
    items: items.map((item) => readItem(item, maxBlocks)),
    children: readChildren(topic?.children ?? []),
    expectedVersion: args.expectedVersion ?? undefined,
    autosave: args.autosave ?? false,
  }
}

function readItem(item: ItemArguments, maxBlocks: number): ItemInput {
  const language = item.language ?? 'en-US'
  checkLanguage(language)
  const { locationId } = item
  const richText = readText(item.richText, MAX_LENGTH.richText)
  return {
    language,
    locationId: typeof locationId === 'string' ? inputId(locationId, 'locationId') : locationId,
    title: readText(item.title, MAX_LENGTH.title),
    richText: richText === undefined ? undefined : cleanMarkup(richText),
    content: item.content === undefined ? undefined : readPage(item.content, maxBlocks),
    description: readText(item.description, MAX_LENGTH.description),
    imageId: typeof item.imageId === 'string' ? inputId(item.imageId, 'imageId') : item.imageId,
  }
}

function readText(text: string | null | undefined, longest: number): string | undefined {
  if (text === null || text === undefined) return undefined
  if (text.length > longest)
    throw new ApiError(
      'LIMIT_EXCEEDED',
      refusalFor('longText', { most: longest, count: text.length }),
    )
  return text
}

/** Returns the JSON text to store. Only the markup of known blocks is cleaned; everything else stays as received. */
export function readPage(input: unknown, maxBlocks: number): string {
  const read = readContent(input, { ...CONTENT_LIMITS, blocks: maxBlocks })
  if (!read.ok) {
    const tooLarge = read.problems.some(({ code }) => code === 'TOO_LARGE')
    const issues = read.problems.map(
      ({ block, message }): PageIssue => ({
        block: block ?? '',
        field: null,
        message,
        rule: 'type',
      }),
    )
    throw refusal(issues, tooLarge ? 'LIMIT_EXCEEDED' : 'BAD_USER_INPUT')
  }
  refuseReserved(read.content)
  const issues = checkStructure(read.content, definitions)
  if (issues.length > 0) throw refusal(issues, 'BAD_USER_INPUT')
  const text = JSON.stringify(cleanContent(read.content, definitions))
  const bytes = Buffer.byteLength(text)
  if (bytes > MAX_LENGTH.content)
    throw new ApiError(
      'LIMIT_EXCEEDED',
      refusalFor('largePage', { bytes, most: MAX_LENGTH.content }),
    )
  return text
}

function refuseReserved(content: PageContent): void {
  const found = reservedNameIn(content)
  if (!found) return
  const message = `Nothing on a page can be called '${found.name}'. Choose another name.`
  throw refusal(
    [{ block: found.block ?? '', field: null, message, rule: 'type' }],
    'BAD_USER_INPUT',
  )
}

function refusal(
  issues: readonly PageIssue[],
  code: 'BAD_USER_INPUT' | 'LIMIT_EXCEEDED',
): ApiError {
  const [first] = issues
  const refusal = refusalFor('pageNotSaved', {
    problem: first?.message ?? '',
    more: Math.max(0, issues.length - 1),
  })
  return new ApiError(code, refusal, { issues: issues.slice(0, 100) })
}
