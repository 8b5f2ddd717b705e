import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Comment, type CommentPerson, fetchComments } from '../api/comments'
import { failureOf } from '../api/failure'
import type { ApiClient } from '../api/fetch-query'
import { newKey } from '../api/new-key'
import type { EditorSession } from '../store/session'

/** The number shown before 'Show more', and added by each press of it. */
const PART = 100

/** A comment that is not sent yet. */
export interface Draft {
  readonly text: string
  /** Whom the user has chosen; who is not in the text any more is not mentioned. */
  readonly people: readonly CommentPerson[]
  /** The same for each attempt to send the same words: a comment whose answer was lost is not written twice. */
  readonly key: string
}

export interface CommentsState {
  /** Open ones first, of those the latest. */
  readonly comments: readonly Comment[]
  readonly total: number
  readonly mayComment: boolean
  /** Why they could not be fetched, while there are none to show. */
  readonly failure: string | null
  readonly isFetched: boolean
  /** What is being written, by what it is written to: `block b_1`, `comment 7`. */
  readonly drafts: ReadonlyMap<string, Draft>
  /** The last request for the comments that has taken the focus to the form: showing them again is none. */
  readonly served: number
}

/** The comments on the open page, and what the user is writing: nothing typed is lost when another tab is shown. */
export interface Comments {
  readonly client: ApiClient
  readonly documentId: string
  readonly store: StoreApi<CommentsState>
  /** Asks again: for the comments where they are shown, else for how many there are. */
  refresh(): Promise<void>
  /** They are shown until the answer is called. */
  show(): () => void
  showMore(): void
  write(to: string, draft: Omit<Draft, 'key'> | null): void
}

const known = new WeakMap<EditorSession, Comments>()

/** Those of an open page: one for all that show them. */
export function commentsOf(session: EditorSession, client: ApiClient): Comments {
  const made = known.get(session) ?? createComments(session, client)
  known.set(session, made)
  return made
}

function createComments({ documentId: id, uiStore }: EditorSession, client: ApiClient): Comments {
  const documentId = String(id)
  const store = createStore<CommentsState>(() => ({
    comments: [],
    total: 0,
    mayComment: false,
    failure: null,
    isFetched: false,
    drafts: new Map(),
    served: 0,
  }))
  let shown = 0
  let parts = 1
  let asked = 0
  return { client, documentId, store, refresh, show, showMore, write }

  async function refresh(): Promise<void> {
    asked += 1
    const question = asked
    try {
      const answer = await fetchParts(client, documentId, shown > 0 ? parts : 0)
      // An answer to an earlier question may come later, and says what was.
      if (question !== asked) return
      const { mayComment, totalCount: total, blocks } = answer
      const counts = new Map(blocks.map(({ block, open }) => [block, open]))
      if (!isSame(counts, uiStore.getState().openComments))
        uiStore.setState({ openComments: counts })
      const list = answer.comments && { comments: answer.comments, isFetched: true }
      store.setState({ mayComment, total, failure: null, ...list })
    } catch (error) {
      if (question === asked) store.setState({ failure: failureOf(error).message })
    }
  }

  function show(): () => void {
    shown += 1
    void refresh()
    return () => {
      shown -= 1
    }
  }

  function showMore(): void {
    parts += 1
    void refresh()
  }

  function write(to: string, draft: Omit<Draft, 'key'> | null): void {
    const drafts = new Map(store.getState().drafts)
    if (draft === null) drafts.delete(to)
    else drafts.set(to, { ...draft, key: newKey() })
    store.setState({ drafts })
  }
}

/** Fetches this many parts of the list, one after the other; with 0 only the counts. */
async function fetchParts(client: ApiClient, documentId: string, parts: number) {
  const first = parts === 0 ? 0 : PART
  let { nodes, pageInfo, ...rest } = await fetchComments(client, { documentId, first })
  let comments = nodes
  for (let part = 1; part < parts && pageInfo.hasNextPage; part += 1) {
    const after = pageInfo.endCursor
    ;({ nodes, pageInfo, ...rest } = await fetchComments(client, { documentId, first, after }))
    comments = [...comments, ...nodes]
  }
  return { ...rest, comments: parts === 0 ? null : comments }
}

function isSame(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean {
  return a.size === b.size && [...a].every(([block, open]) => b.get(block) === open)
}
