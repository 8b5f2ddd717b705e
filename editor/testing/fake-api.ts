import { vi } from 'vitest'
import { LOCATIONS_PAGE_SIZE, type OpeningAnswer } from '#schema/api/opening'
import { completeAnswer, readVariables } from './complete-answer'
import { ME, OTTAWA } from './fake-network'
import { find, refused, type Variables, write } from './fake-page-writes'
import { documentOf, type FakePage, summaryOf } from './fake-pages'
import { answerRecords, type FakeRecord } from './fake-records'
import { json, signIn, takeCode } from './fake-sign-in'

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

/** The data that the server sends along with the page itself. */
export function openingOf(page: FakePage): readonly OpeningAnswer[] {
  const api = fakeApi({ pages: [page] })
  const asked: [string, Variables][] = [
    ['Me', {}],
    ['Document', { id: String(page.id) }],
    ['LocationNames', { first: LOCATIONS_PAGE_SIZE, after: null }],
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
      return {
        data: { me: api.isSignedIn ? ME : null, networkSetup: makeNetworkSetup(api.isEmpty) },
      }
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
    case 'DocumentSchedules':
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

function makeNetworkSetup(isPending: boolean) {
  return { __typename: 'NetworkSetup', isPending }
}

function setUp(api: FakeApi): unknown {
  if (api.refusal) return refused(api.refusal.code, api.refusal.message)
  api.isEmpty = false
  return { data: { setUpNetwork: makeNetworkSetup(false) } }
}

const NO_MORE = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }

const NO_COMMENTS = { nodes: [], totalCount: 0, blocks: [], mayComment: true, pageInfo: NO_MORE }
