import type { ConflictVersion } from '../api/failure'

/** One request to /graphql, held until the test answers it. */
interface HeldRequest {
  readonly operation: string
  readonly variables: Record<string, unknown>
  /** The server handles the request, and the response arrives. */
  succeed(): void
  /** The server handles the request, and the response is lost. */
  loseAnswer(): void
  /** Nothing arrives. */
  loseRequest(): void
  refuse(status: number, code: string, extensions?: Record<string, unknown>): void
}

/** A server at the network's border: it keeps one document, by the rules of createOrUpdateDocument. */
export interface FakeServer {
  readonly fetch: typeof fetch
  /** The pending requests, oldest first. */
  readonly held: HeldRequest[]
  /** The saved versions, oldest first. */
  readonly writes: { title: string; content: unknown; autosave: boolean }[]
  /** Answers requests as they come from now on. */
  answer(how: ((request: HeldRequest) => void) | null): void
  /** Another editor saves. */
  saveAs(name: string, title: string, content?: unknown): void
  version(): number
}

interface SaveInput {
  readonly title: string
  readonly topic: { readonly items: readonly { readonly content: unknown }[] }
  readonly expectedVersion: number
  readonly idempotencyKey: string
  readonly autosave: boolean
}

export function fakeServer(): FakeServer {
  const held: HeldRequest[] = []
  const writes: FakeServer['writes'] = []
  const answers = new Map<string, unknown>()
  let current: ConflictVersion = stored(1, 'Anna', 'Welcome', { format: 1, blocks: [] })
  let automatic: ((request: HeldRequest) => void) | null = null
  return {
    held,
    writes,
    fetch: (_url, init) =>
      new Promise((resolve, reject) => {
        const { operationName, variables } = JSON.parse(String(init?.body))
        const lose = () => reject(new TypeError('Failed to fetch'))
        init?.signal?.addEventListener('abort', lose)
        const once = (action: () => void) => () => {
          const index = held.indexOf(request)
          if (index >= 0) held.splice(index, 1)
          action()
        }
        const request: HeldRequest = {
          operation: operationName,
          variables,
          succeed: once(() => resolve(json(200, execute(variables)))),
          loseAnswer: once(() => {
            execute(variables)
            lose()
          }),
          loseRequest: once(lose),
          refuse: (status, code, extensions = {}) =>
            once(() => resolve(json(status, refusal(code, extensions))))(),
        }
        held.push(request)
        automatic?.(request)
      }),
    answer: (how) => {
      automatic = how
    },
    saveAs: (name, title, content = { format: 1, blocks: [] }) => {
      current = stored(current.version + 1, name, title, content)
    },
    version: () => current.version,
  }

  function execute(input: SaveInput): unknown {
    const known = answers.get(input.idempotencyKey)
    if (known) return known
    if (input.expectedVersion !== current.version) return refusal('CONFLICT', { current })
    const content = input.topic.items[0]?.content
    current = stored(current.version + 1, 'Me', input.title, content)
    writes.push({ title: input.title, content, autosave: input.autosave })
    const answer = { data: { createOrUpdateDocument: saved(current) } }
    answers.set(input.idempotencyKey, answer)
    return answer
  }
}

function stored(version: number, savedBy: string, title: string, content: unknown) {
  return {
    version,
    savedBy,
    title,
    description: '',
    externalUrl: '/',
    imageId: null,
    visibility: 'PUBLIC' as const,
    savedAt: '2026-03-01T14:32:00.000Z',
    items: [{ language: 'en-US', locationId: 10, title, description: '', imageId: null, content }],
  }
}

function saved({ version, savedAt }: ConflictVersion) {
  return {
    __typename: 'SavedDocument',
    id: '7',
    version,
    publishedVersion: null,
    status: 'DRAFT',
    recordStatus: 'ACTIVE',
    review: null,
    savedAt,
  }
}

function refusal(code: string, extensions: Record<string, unknown>) {
  return {
    data: null,
    errors: [{ message: `Refused: ${code}`, extensions: { code, requestId: 'r1', ...extensions } }],
  }
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })
}
