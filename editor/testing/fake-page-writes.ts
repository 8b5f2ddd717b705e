import type { RecordStatus, ReviewAction } from '#schema/entities/statuses'
import type { StoredBlock } from '#schema/page/content'
import { currentOf, type FakePage, fakePage, saved } from './fake-pages'

/** The part of the server that writes pages. */
interface Pages {
  isSignedIn: boolean
  pages: FakePage[]
  /** The error that refuses every save or publish. */
  refusal: { code: string; message: string; issues?: unknown[] } | null
}

export type Variables = Record<string, unknown> & {
  id?: string
  title?: string
  language?: string
  expectedVersion?: number
  status?: RecordStatus
  action?: ReviewAction
  note?: string
  at?: string
  until?: string
  query?: { text?: string; recordStatus?: RecordStatus }
  topic?: { items: { content: { blocks: StoredBlock[] } }[] }
}

export function write(api: Pages, operation: string, variables: Variables): unknown {
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
    const { at, until, language } = variables
    if (at === undefined) page.publishedVersion = page.version
    // A page without other languages is scheduled as a whole.
    const part = page.languages.length > 0 && language !== undefined ? { language } : {}
    page.scheduled = { ...part, ...(at && { at }), ...(until && { until }) }
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

function refusalOfAll(api: Pages): unknown {
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

export function find(api: Pages, { id }: Variables): FakePage | undefined {
  return api.pages.find((page) => String(page.id) === id)
}

export function refused(code: string, message: string, extensions: Record<string, unknown> = {}) {
  return { data: null, errors: [{ message, extensions: { code, requestId: 'r', ...extensions } }] }
}
