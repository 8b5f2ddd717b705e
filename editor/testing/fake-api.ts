import { vi } from 'vitest'
import { LOCATIONS_AT_ONCE, type OpeningAnswer } from '#schema/api/opening'
import type { RecordStatus, ReviewAction } from '#schema/entities/statuses'
import type { StoredBlock } from '#schema/page/content'
import { completeAnswer, readVariables } from './complete-answer'
import { ME, OTTAWA } from './fake-network'
import { currentOf, documentOf, type FakePage, fakePage, saved, summaryOf } from './fake-pages'
import { answerRecords, type FakeRecord } from './fake-records'

/** A server at the network's border, by the rules the screens rely on. Tests change its parts as they like. */
export interface FakeApi {
  isSignedIn: boolean
  /** The second step of signing in; `null` for none. */
  code: string | null
  /** The name of the organisation whose account one may sign in with. */
  provider: string | null
  pages: FakePage[]
  /** Events, whose screens are tested for those of all kinds. */
  records: FakeRecord[]
  /** The error that refuses every save or publish. */
  refusal: { code: string; message: string; issues?: unknown[] } | null
  /** The network is empty and waits to be named. */
  isEmpty: boolean
  /** The number of previews that can be seen. */
  sharedPreviews: number
  /** The references to pages, for all pages alike. */
  references: readonly object[]
  /** Answers to operations that only one screen has, by their names. */
  readonly answers: Readonly<Record<string, (variables: Record<string, unknown>) => unknown>>
  readonly asked: { operation: string; variables: Record<string, unknown> }[]
}

const PASSWORD = 'correct horse battery'

/** Puts the server in place of the browser's network. */
export function fakeApi(changes: Partial<FakeApi> = {}): FakeApi {
  const api: FakeApi = {
    isSignedIn: true,
    code: null,
    provider: null,
    pages: [],
    records: [],
    refusal: null,
    isEmpty: false,
    sharedPreviews: 0,
    references: [],
    answers: {},
    asked: [],
    ...changes,
  }
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/api/auth/provider') return json(200, { name: api.provider })
    const body = JSON.parse(String(init?.body))
    if (url === '/api/auth/sign-in/email') return signIn(api, body)
    if (url.startsWith('/api/auth/two-factor/')) return takeCode(api, url, body)
    if (url === '/api/auth/sign-out') return json(200, { user: null })
    const variables = readVariables(body.query, body.variables)
    // The marks of the menu send requests automatically, whenever the screen changes.
    if (body.operationName !== 'WaitingCounts')
      api.asked.push({ operation: body.operationName, variables })
    const own =
      api.answers[body.operationName] ?? ((given) => answer(api, body.operationName, given))
    return json(200, complete({ ...body, variables }, own(variables)))
  })
  return api
}

/** As the server answers: with all that was asked for. */
function complete({ query, variables }: Request, body: unknown): unknown {
  const { data } = body as { readonly data?: Readonly<Record<string, unknown>> | null }
  return data ? { ...(body as object), data: completeAnswer(query, variables, data) } : body
}

interface Request {
  readonly query: string
  readonly variables: Record<string, unknown>
}

function signIn(api: FakeApi, { password }: { password: string }): Response {
  if (password !== PASSWORD) {
    const message = 'The email or password is incorrect.'
    return json(401, { errors: [{ message, extensions: { code: 'UNAUTHENTICATED' } }] })
  }
  if (api.code !== null) return json(200, { twoFactor: true })
  api.isSignedIn = true
  return json(200, { user: { name: 'Mira', email: 'mira@example.org' } })
}

/** The second factor: made with the password, given as a code. */
function takeCode(
  api: FakeApi,
  url: string,
  { code, password }: { code?: string; password?: string },
): Response {
  const refuse = (message: string) =>
    json(400, { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] })
  if (!url.includes('verify') && password !== PASSWORD) return refuse('The password is incorrect.')
  if (url.endsWith('/enable')) {
    api.code = '123456'
    return json(200, { totpURI: 'otpauth://totp/Toran?secret=ABCD', backupCodes: ['aaaaa-bbbbb'] })
  }
  if (url.endsWith('/disable')) api.code = null
  else if (code !== api.code) return refuse('This code is incorrect.')
  api.isSignedIn = true
  return json(200, { user: { name: 'Mira', email: 'mira@example.org' } })
}

type Variables = Record<string, unknown> & {
  id?: string
  title?: string
  language?: string
  expectedVersion?: number
  status?: RecordStatus
  action?: ReviewAction
  note?: string
  at?: string
  query?: { text?: string; recordStatus?: RecordStatus }
  topic?: { items: { content: { blocks: StoredBlock[] } }[] }
}

/** The data that the server sends along with the page itself. */
export function openingOf(page: FakePage): readonly OpeningAnswer[] {
  const api = fakeApi({ pages: [page] })
  const asked: [string, Variables][] = [
    ['Me', {}],
    ['Document', { id: String(page.id) }],
    ['LocationNames', { first: LOCATIONS_AT_ONCE, after: null }],
    ['SiteLayout', { locationId: OTTAWA.id, language: 'en-US' }],
    ['Location', { slug: OTTAWA.slug }],
  ]
  return asked.map(([operation, variables]) => {
    const { data } = answer(api, operation, variables) as Pick<OpeningAnswer, 'data'>
    return { operation, variables, data }
  })
}

function answer(api: FakeApi, operation: string, variables: Variables): unknown {
  switch (operation) {
    case 'Me':
      return { data: { me: api.isSignedIn ? ME : null, networkSetup: setupOf(api.isEmpty) } }
    case 'SetUpNetwork':
      return setUp(api)
    case 'LocationNames':
      return { data: { locations: { nodes: [OTTAWA], pageInfo: NO_MORE } } }
    case 'Location':
      return { data: { location: OTTAWA } }
    case 'LocationPages':
      return { data: { documents: { nodes: [] } } }
    case 'Documents':
      return { data: { documents: documents(api, variables) } }
    case 'References':
      return {
        data: { references: { nodes: api.references, totalCount: api.references.length } },
      }
    case 'PageAddresses':
      return { data: { pageAddresses: [{ id: '7', title: 'Visit us', path: '/ottawa/visit' }] } }
    case 'PageToCopy':
    case 'Document':
      return { data: { document: documentOf(find(api, variables)) } }
    case 'Home':
      return { data: home(api) }
    case 'WaitingCounts':
      return { data: { waitingCounts: { home: 0, inbox: 0 } } }
    case 'Planned':
      return { data: { document: { id: variables.id, livePath: null, schedules: [], texts: [] } } }
    case 'Comments':
      return { data: { comments: NO_COMMENTS } }
    case 'AnnouncePresence':
      return { data: { announcePresence: [] } }
    case 'CreatePreview':
      api.sharedPreviews += 1
      return { data: { createPreview: { url: `/preview/${variables.id}?token=t` } } }
    case 'PreviewLinks':
      return { data: { document: { id: variables.id, previews: previewLinks(api) } } }
    case 'RevokePreview':
      return { data: { revokePreview: endPreview(api) } }
    case 'SaveDocument':
    case 'PublishDocument':
    case 'SubmitDocument':
    case 'ReviewDocument':
    case 'WithdrawDocument':
    case 'UnpublishDocument':
    case 'RepublishDocument':
    case 'SetRecordStatus':
    case 'RemoveLanguage':
    case 'RestoreLanguage':
      return write(api, operation, variables)
    default:
      return answerRecords(api.records, operation, variables) ?? { data: {} }
  }
}

function previewLinks({ sharedPreviews }: FakeApi) {
  return Array.from({ length: sharedPreviews }, (_, at) => ({
    ...{ __typename: 'PreviewLink', id: `hash${at}`, language: 'en-US', version: 3 },
    ...{ followsDraft: at % 2 === 0, by: 'Anna' },
    ...{ createdAt: '2026-11-20T10:00:00Z', expiresAt: '2026-12-04T10:00:00Z' },
  }))
}

function endPreview(api: FakeApi): boolean {
  api.sharedPreviews -= 1
  return api.sharedPreviews >= 0
}

function write(api: FakeApi, operation: string, variables: Variables): unknown {
  const refusedAtOnce = refusalOfAll(api)
  if (refusedAtOnce) return refusedAtOnce
  if (operation === 'SaveDocument' && variables.id === null) {
    const page = fakePage({ id: 1000 + api.pages.length, title: variables.title ?? '', version: 1 })
    api.pages.push(page)
    return { data: { createOrUpdateDocument: saved(page) } }
  }
  const page = find(api, variables)
  const refusal = refusalOf(page, variables)
  if (!page || refusal) return refusal
  return step(page, operation, variables) ?? change(page, operation, variables)
}

/** The operations that change a page's state, not its text; `null` for a change of its text. */
function step(page: FakePage, operation: string, variables: Variables): unknown {
  if (operation === 'PublishDocument') {
    if (variables.at === undefined) page.publishedVersion = page.version
    return { data: { publishDocument: saved(page) } }
  }
  if (operation === 'ReviewDocument') return review(page, variables)
  if (operation === 'RepublishDocument') {
    page.publishedVersion = page.version
    return { data: { republishDocument: saved(page) } }
  }
  if (REVIEW_STEPS.has(operation)) return submit(page, operation === 'SubmitDocument')
  return STATUS_STEPS.has(operation) ? changeStatus(page, variables.status) : null
}

function change(page: FakePage, operation: string, variables: Variables): unknown {
  page.version += 1
  const { language = '' } = variables
  if (operation === 'RemoveLanguage' || operation === 'RestoreLanguage') {
    page.languages = page.languages.filter((one) => one !== language)
    if (operation === 'RestoreLanguage') page.languages.push(language)
    return { data: { saved: saved(page) } }
  }
  page.title = variables.title ?? page.title
  page.blocks = variables.topic?.items[0]?.content.blocks ?? page.blocks
  return { data: { createOrUpdateDocument: saved(page) } }
}

function refusalOfAll(api: FakeApi): unknown {
  if (!api.isSignedIn) return refused('UNAUTHENTICATED', 'Sign in first.')
  if (api.refusal) {
    const { code, message, ...rest } = api.refusal
    return refused(code, message, rest)
  }
  return null
}

function refusalOf(page: FakePage | undefined, { expectedVersion }: Variables): unknown {
  if (!page) return refused('NOT_FOUND', 'There is no such document.')
  if (page.permission === 'VIEW') return refused('FORBIDDEN', 'You may not change this page.')
  if (expectedVersion === page.version) return null
  return refused('CONFLICT', 'Someone saved a newer version.', { current: currentOf(page) })
}

const REVIEW_STEPS: ReadonlySet<string> = new Set(['SubmitDocument', 'WithdrawDocument'])
const STATUS_STEPS: ReadonlySet<string> = new Set(['UnpublishDocument', 'SetRecordStatus'])

function submit(page: FakePage, isInReview: boolean): unknown {
  page.isInReview = isInReview
  return { data: { submitDocument: saved(page), withdrawDocument: saved(page) } }
}

function review(page: FakePage, { action, note = '' }: Variables): unknown {
  page.isInReview = false
  if (action === 'RETURN') page.returnedWith = note
  if (action === 'APPROVE') page.publishedVersion = page.version
  return { data: { reviewDocument: saved(page) } }
}

/** Without a status it is unpublished, as it is by moving it to the trash. */
function changeStatus(page: FakePage, status?: RecordStatus): unknown {
  if (status) page.recordStatus = status
  if (status === undefined || status === 'DELETED') page.publishedVersion = null
  return { data: { setRecordStatus: saved(page), unpublishDocument: saved(page) } }
}

function find(api: FakeApi, { id }: Variables): FakePage | undefined {
  return api.pages.find((page) => String(page.id) === id)
}

function documents(api: FakeApi, { query }: Variables) {
  const { text = '', recordStatus } = query ?? {}
  const nodes = api.pages
    .filter(({ title }) => title.includes(text))
    .filter((page) => (page.recordStatus === 'DELETED') === (recordStatus === 'DELETED'))
  return { nodes: nodes.map(summaryOf), totalCount: nodes.length, pageInfo: NO_MORE }
}

/** A day on which nothing waits and nothing is wrong; `answers` says otherwise. */
function home(api: FakeApi) {
  const { nodes } = documents(api, {})
  const people = { __typename: 'PersonConnection', totalCount: 2 }
  const quiet = { waiting: [], scheduled: [], problems: [], recentlyChangedRecords: [] }
  const nothing = { backupStatus: null, mailSettings: null }
  return { ...quiet, ...nothing, people, recentlyChanged: nodes }
}

function refused(code: string, message: string, extensions: Record<string, unknown> = {}) {
  return { data: null, errors: [{ message, extensions: { code, requestId: 'r', ...extensions } }] }
}

function json(status: number, body: unknown): Response {
  const headers = { 'content-type': 'application/json' }
  return new Response(JSON.stringify(body), { status, headers })
}

function setupOf(isPending: boolean) {
  return { __typename: 'NetworkSetup', isPending }
}

function setUp(api: FakeApi): unknown {
  if (api.refusal) return refused(api.refusal.code, api.refusal.message)
  api.isEmpty = false
  return { data: { setUpNetwork: setupOf(false) } }
}

const NO_MORE = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }

const NO_COMMENTS = { nodes: [], totalCount: 0, blocks: [], mayComment: true, pageInfo: NO_MORE }
