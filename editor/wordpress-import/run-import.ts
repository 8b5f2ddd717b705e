import { articleParts } from '#schema/import/parts-of-markup'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { SavedDocument } from '../api/answers'
import { createPage } from '../api/create-page'
import { failureOf, isTransient, wasSentBefore } from '../api/failure'
import type { ApiClient } from '../api/fetch-query'
import { importSource } from '../api/imports'
import { publishNewPage } from '../api/publishing'
import { pageContentOf, withPictures } from '../document-import/page-of-document'
import type { PlacedPicture } from '../store/picture-library'
import type { ExportPictures } from './import-pictures'
import { articleRow, type ImportPlan, type PlannedPost } from './plan-import'

/** The result for a post. `KNOWN` means it was imported before and is left unchanged. */
export type PostState = 'NEW' | 'KNOWN' | 'WRONG' | 'IMPORTED' | 'FAILED'

export interface PostOutcome {
  readonly state: PostState
  readonly problems: readonly string[]
}

export interface ImportOptions {
  readonly client: ApiClient
  readonly locationId: number
  /** True if content that was public there is published at once. */
  readonly isPublic: boolean
  /** True if the old addresses of articles redirect to them. */
  readonly withRedirects: boolean
}

/** Maximum size of one request in characters, below the server's limit. */
const MAX_LETTERS = 900_000
const MAX_ROWS = 100

/** Checks the articles with the server, many per request. Pages are checked when they are created. */
export async function checkPosts(
  { posts, authors }: ImportPlan,
  { client, locationId, isPublic }: Omit<ImportOptions, 'withRedirects'>,
  onOutcome: (post: PlannedPost, outcome: PostOutcome) => void,
): Promise<void> {
  const articles = posts.filter(({ kind }) => kind === 'ARTICLE')
  let from = 0
  while (from < articles.length) {
    const part = articles.slice(from, from + MAX_ROWS)
    from += part.length
    const rows = part.map((post) => articleRow(post, { authors, isPublic }, null))
    const options = { locationId: String(locationId), isDryRun: true, isPublic }
    const answer = await importSource(client, { kind: 'newsArticle', rows }, options)
    for (const [index, post] of part.entries()) {
      const { state, problem } = answer.rows[index] ?? UNANSWERED
      onOutcome(post, {
        state: state === 'NEW' || state === 'WRONG' ? state : 'KNOWN',
        problems: problem === null ? [] : [problem],
      })
    }
  }
  for (const post of posts)
    if (post.kind === 'PAGE') onOutcome(post, { state: 'NEW', problems: [] })
}

const UNANSWERED = { state: 'WRONG', problem: null }

/** Imports one post with its pictures. A picture that can’t be fetched is reported, and the post is imported without it. */
export async function importPost(
  post: PlannedPost,
  { client, locationId, isPublic, withRedirects }: ImportOptions,
  { plan, pictures }: { readonly plan: ImportPlan; readonly pictures: ExportPictures },
): Promise<PostOutcome> {
  const problems: string[] = []
  try {
    const added = new Map<string, PlacedPicture>()
    for (const [marker, picture] of post.pictures) {
      const placed = await pictures.add(picture, (reason) =>
        problems.push(missing(picture, reason)),
      )
      if (placed) added.set(marker, placed)
    }
    if (post.kind === 'PAGE') {
      const made = await makePage(post, { client, locationId, isPublic }, added)
      return { state: made.state, problems: [...problems, ...made.problems] }
    }
    const { thumbnail } = post
    const own =
      thumbnail &&
      (await pictures.add(thumbnail, (reason) => problems.push(missing(thumbnail, reason))))
    const [first = null] = added.values()
    const image = own ?? first
    const row = articleRow(
      post,
      { authors: plan.authors, isPublic },
      {
        content: contentOf(withPictures(post.markup, added)),
        image: image && Number(image.id),
        oldAddress: withRedirects ? post.path : null,
      },
    )
    if (JSON.stringify(row).length > MAX_LETTERS)
      throw new Error(t('This text is too long to import.'))
    const options = { locationId: String(locationId), isDryRun: false, isPublic }
    const { rows } = await importSource(client, { kind: 'newsArticle', rows: [row] }, options)
    const [made] = rows
    if (!made?.recordId || made.state === 'WRONG')
      return {
        state: 'FAILED',
        problems: [made?.problem ?? t('The server didn’t accept it.'), ...problems],
      }
    if (made.problem !== null) problems.push(`${post.path}: ${made.problem}`)
    return { state: 'IMPORTED', problems }
  } catch (error) {
    return { state: 'FAILED', problems: [messageOf(error), ...problems] }
  }
}

/** Maximum length of an idempotency key. */
const MAX_KEY = 200

/** Returns a key that is the same in each import, so that the server creates the page once. */
function pageKey({ item, key }: PlannedPost, locationId: number): string {
  return `${locationId} ${item.id} ${key}`.slice(0, MAX_KEY)
}

/**
 * Creates a page once, and publishes what was public, also if an earlier import was interrupted between the two. If the server
 * refuses that, the page stays a draft, which is reported.
 */
async function makePage(
  post: PlannedPost,
  { client, locationId, isPublic }: Omit<ImportOptions, 'withRedirects'>,
  added: Map<string, PlacedPicture>,
): Promise<Pick<PostOutcome, 'state' | 'problems'>> {
  let blocks = 0
  const nextId = () => {
    blocks += 1
    // The same in each import: a repeated request gets the page that the first one created.
    return `b_${post.item.id}_${blocks}`
  }
  const content = await pageContentOf(post.title, post, { added, nextId })
  const page = { title: post.title, type: 'PAGE', locationId, description: '' } as const
  const made = await createOnce(() =>
    createPage(client, { ...page, address: post.path, content }, pageKey(post, locationId)),
  )
  if (made === null) return { state: 'KNOWN', problems: [] }
  if (!isPublic || post.item.status !== 'publish') return { state: 'IMPORTED', problems: [] }
  try {
    await publishNewPage(client, made.id, made.version)
    return { state: 'IMPORTED', problems: [] }
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind === 'conflict') return { state: 'KNOWN', problems: [] }
    // Tried again with the page.
    if (isTransient(failure)) throw error
    return {
      state: 'IMPORTED',
      problems: [joinSentences(t('The entry stays a draft.'), failure.message)],
    }
  }
}

/** Returns `null` if it exists already. */
async function createOnce(create: () => Promise<SavedDocument>): Promise<SavedDocument | null> {
  try {
    return await create()
  } catch (error) {
    // Its pictures are others, or an earlier release has imported it.
    if (wasSentBefore(error)) return null
    throw error
  }
}

/** Converts markup to article content; consecutive pictures form one group. */
function contentOf(markup: string): unknown {
  const parts = articleParts(markup).map((part) =>
    part.kind === 'text'
      ? { text: part.html, pictures: [], layout: '', videoUrl: '' }
      : {
          text: '',
          pictures: part.sources.map((source) => pictureId(source)),
          layout: '',
          videoUrl: '',
        },
  )
  return parts.slice(0, 100)
}

function pictureId(source: string): number {
  return Number(/^\/media\/(\d+)$/.exec(source)?.[1])
}

function missing({ name }: { readonly name: string }, reason: string): string {
  return `Picture “${name}”: ${reason.replace(/\.$/, '')}.`
}

function messageOf(error: unknown): string {
  return failureOf(error).message
}
