import { articleParts } from '#schema/import/parts-of-markup'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { addressOfRecord } from '#schema/site/record-address'
import type { SavedDocument } from '../api/answers'
import { createPage } from '../api/create-page'
import { failureOf, wasSentBefore } from '../api/failure'
import { type ApiClient, fetchQuery } from '../api/fetch-query'
import { importSource } from '../api/imports'
import { openRecordQuery } from '../api/operations/record-writing'
import { publishPage } from '../api/publishing'
import { addRedirects, type NewRedirect } from '../api/redirects'
import { pageContentOf, withPictures } from '../document-import/page-of-document'
import type { PlacedPicture } from '../store/picture-library'
import type { ExportPictures } from './import-pictures'
import { articleRow, type ImportPlan, type PlannedPost } from './plan-import'

/** The result for a post. `KNOWN` means it was imported before and is left unchanged. */
export type PostState = 'NEW' | 'KNOWN' | 'WRONG' | 'IMPORTED' | 'FAILED'

export interface PostOutcome {
  readonly state: PostState
  readonly problems: readonly string[]
  /** The article that it became before. */
  readonly recordId?: string
}

export interface ImportOptions {
  readonly client: ApiClient
  readonly locationId: number
  /** True if content that was public there is published at once. */
  readonly isPublic: boolean
}

/** Maximum size of one request in characters, below the server's limit. */
const MAX_LETTERS = 900_000
const MAX_ROWS = 100

/** Checks the articles with the server, many per request. Pages are checked when they are created. */
export async function checkPosts(
  { posts, authors }: ImportPlan,
  { client, locationId, isPublic }: ImportOptions,
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
      const { state, problem, recordId = null } = answer.rows[index] ?? UNANSWERED
      onOutcome(post, {
        state: state === 'NEW' || state === 'WRONG' ? state : 'KNOWN',
        problems: problem === null ? [] : [problem],
        ...(recordId !== null && state !== 'GONE' && { recordId: String(recordId) }),
      })
    }
  }
  for (const post of posts)
    if (post.kind === 'PAGE') onOutcome(post, { state: 'NEW', problems: [] })
}

const UNANSWERED = { state: 'WRONG', problem: null, recordId: null }

/** Imports one post with its pictures. A picture that can’t be fetched is reported, and the post is imported without it. */
export async function importPost(
  post: PlannedPost,
  { client, locationId, isPublic }: ImportOptions,
  { plan, pictures }: { readonly plan: ImportPlan; readonly pictures: ExportPictures },
): Promise<PostOutcome & { readonly redirect: NewRedirect | null }> {
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
      problems.push(...made.problems)
      return { state: made.state, problems, redirect: null }
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
      { content: contentOf(withPictures(post.markup, added)), image: image && Number(image.id) },
    )
    if (JSON.stringify(row).length > MAX_LETTERS) throw new Error(t('It’s too long to import.'))
    const options = { locationId: String(locationId), isDryRun: false, isPublic }
    const { rows } = await importSource(client, { kind: 'newsArticle', rows: [row] }, options)
    const [made] = rows
    if (!made?.recordId || made.state === 'WRONG')
      return {
        state: 'FAILED',
        problems: [made?.problem ?? t('The server didn’t accept it.'), ...problems],
        redirect: null,
      }
    return {
      state: 'IMPORTED',
      problems,
      redirect: await redirectTo(client, post, String(made.recordId)),
    }
  } catch (error) {
    return { state: 'FAILED', problems: [messageOf(error), ...problems], redirect: null }
  }
}

/** Maximum length of an idempotency key. */
const MAX_KEY = 200

/** Returns a key that is the same in each import, so that the server creates the page once. */
function pageKey({ item, key }: PlannedPost, locationId: number): string {
  return `${locationId} ${item.id} ${key}`.slice(0, MAX_KEY)
}

/** Creates a page once, and publishes what was public. If the server refuses that, the page stays a draft, which is reported. */
async function makePage(
  post: PlannedPost,
  { client, locationId, isPublic }: ImportOptions,
  added: Map<string, PlacedPicture>,
): Promise<Pick<PostOutcome, 'state' | 'problems'>> {
  const content = await pageContentOf(post.title, post, added)
  const page = { title: post.title, type: 'PAGE', locationId, description: '' } as const
  const made = await createOnce(() =>
    createPage(client, { ...page, address: post.path, content }, pageKey(post, locationId)),
  )
  if (made === null) return { state: 'KNOWN', problems: [] }
  if (!isPublic || post.item.status !== 'publish') return { state: 'IMPORTED', problems: [] }
  try {
    await publishPage(client, made.id, made.version)
    return { state: 'IMPORTED', problems: [] }
  } catch (error) {
    return {
      state: 'IMPORTED',
      problems: [joinSentences(t('It stays a draft.'), messageOf(error))],
    }
  }
}

/** Returns `null` if it exists already. */
async function createOnce(create: () => Promise<SavedDocument>): Promise<SavedDocument | null> {
  try {
    return await create()
  } catch (error) {
    // Its blocks have other ids each time.
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

/** Returns a redirect from the old address of a post to its article. */
export async function redirectTo(
  client: ApiClient,
  { path }: PlannedPost,
  id: string,
): Promise<NewRedirect | null> {
  if (path === null) return null
  const { record } = await fetchQuery(client, openRecordQuery, { kind: 'newsArticle', id })
  if (!record) return null
  const target = addressOfRecord({ kind: 'newsArticle', slug: record.key })
  return target === path ? null : { path, target }
}

/** Adds the redirect of an imported post. Returns what was wrong with it. */
export async function addImportRedirect(
  redirect: NewRedirect,
  { client, locationId }: ImportOptions,
): Promise<readonly string[]> {
  try {
    const results = await addRedirects(client, String(locationId), [redirect])
    return results.flatMap(({ path, problem }) => (problem === null ? [] : [`${path}: ${problem}`]))
  } catch (error) {
    return [joinSentences(t('The redirects weren’t added.'), messageOf(error))]
  }
}

function messageOf(error: unknown): string {
  return failureOf(error).message
}
