import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Comment, type CommentPerson, fetchComments } from '../api/comments'
import { failureOf } from '../api/failure'
import type { ApiClient } from '../api/fetch-query'
import { newKey } from '../api/new-key'
import { useApp } from '../app/app-context'
import { type EditorSession, useSession } from '../store/session'

/** Comments shown initially, and added by each 'Show more'. */
const PART = 100

/** An unsent comment. */
export interface Draft {
  readonly text: string
  /** People chosen by the user; those no longer in the text are not mentioned. */
  readonly people: readonly CommentPerson[]
  /** The same for every attempt to send this text, so that a retry after a lost response doesn't create a second comment. */
  readonly key: string
}

export interface CommentsState {
  /** Open ones first, the latest of them first. */
  readonly comments: readonly Comment[]
  readonly total: number
  readonly mayComment: boolean
  /** The reason why comments could not be fetched, if there are none to show. */
  readonly failure: string | null
  readonly isFetched: boolean
  /** Unsent drafts by what they belong to: `block b_1`, `comment 7`. */
  readonly drafts: ReadonlyMap<string, Draft>
  /** The last request that focused the form; showing the comments again doesn't focus it. */
  readonly served: number
}

/** Comments on the open page, and the user's drafts, which survive switching to another tab. */
export interface Comments {
  readonly client: ApiClient
  readonly documentId: string
  readonly store: StoreApi<CommentsState>
  /** Refetches the comments if they are shown, otherwise only their number. */
  refresh(): Promise<void>
  /** Marks the comments as shown until the returned function is called. */
  show(): () => void
  showMore(): void
  write(to: string, draft: Omit<Draft, 'key'> | null): void
}

const commentsBySession = new WeakMap<EditorSession, Comments>()

/** Returns the comments of an open page, shared by all components that show them. */
function commentsOf(session: EditorSession, client: ApiClient): Comments {
  const made = commentsBySession.get(session) ?? createComments(session, client)
  commentsBySession.set(session, made)
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
      // Discards the late response of an earlier request.
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

/** Fetches this number of list pages, one after the other; with 0, only the counts. */
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

export function useComments(): Comments {
  const { client } = useApp()
  return commentsOf(useSession(), client)
}

export function useCommentsState<T>(selector: (state: CommentsState) => T): T {
  return useStore(useComments().store, selector)
}
