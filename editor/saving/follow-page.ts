import type { DocumentChange } from '#schema/api/changes'
import { t } from '#schema/messages/t'
import type { ApiClient } from '../api/fetch-query'
import type { EditorSession } from '../store/session'
import type { Editing } from './editing'
import { followChanges } from './follow-changes'
import { isSameState } from './journal'
import { merging } from './lazy-merge'
import { type LoadedVersion, loadVersion } from './load-version'
import type { PageSaveState } from './page-save-state'
import { isUnsaved, type SaveState } from './save-state'

/** Delay before a failed query for changes is retried, in ms. */
const ASK_AGAIN = 5000
/** Number of failures after which the user is told that there are changes to load. */
const QUIET_TRIES = 3

type Merge = Awaited<ReturnType<typeof merging.fetch>>

interface FollowedPage {
  readonly client: ApiClient
  readonly session: EditorSession
  readonly editing: Editing
}

/** Merges other people's saves and publications into the open page until the returned function is called. */
export function followPage({ client, session, editing }: FollowedPage): () => void {
  const { documentId, uiStore } = session
  const { saver, document: opened, notices } = editing
  let announced: DocumentChange | null = null
  let last: DocumentChange | null = null
  let isStepTold = false
  let isAsking = false
  let tries = 0
  let timer = 0
  let isStopped = false
  const stops = [
    followChanges(documentId, (change) => {
      announced = change
      isStepTold ||= isStep(change, last)
      last = change
      goOn()
    }),
    saver.store.subscribe(goOn),
    uiStore.subscribe(({ writing }, before) => writing !== before.writing && soon()),
  ]
  document.addEventListener('focusin', soon)
  document.addEventListener('focusout', soon)
  return () => {
    isStopped = true
    clearTimeout(timer)
    for (const stop of stops) stop()
    document.removeEventListener('focusin', soon)
    document.removeEventListener('focusout', soon)
  }

  /** Defers merging, because the new focus is known only after the event. */
  function soon(): void {
    if (saver.bases().pending) setTimeout(goOn)
  }

  function goOn(): void {
    if (isStopped || isAsking || !isIdle(saver.store.getState())) return
    const { saved } = saver.store.getState()
    if (announced && (isStepTold || isForeignChange(announced, saved))) void ask(announced)
    else bringPending()
  }

  /** Merges changes held back from the field with the caret, once the caret has left it. */
  function bringPending(): void {
    const { base, pending } = saver.bases()
    // Already loaded, because there are pending changes.
    const merge = merging.now()
    const taken = pending && merge ? merge.mergePending(session, { base, pending }) : null
    // The caret is still there.
    if (!pending || !merge || !taken || (taken.pending && isSameState(taken.base, base))) return
    const { saved } = saver.store.getState()
    saver.take(taken, saved)
    if (!taken.pending)
      merge.showChange(session, { before: base, after: pending.state, by: pending.by })
  }

  async function ask(about: DocumentChange): Promise<void> {
    isAsking = true
    try {
      const [loaded, merge] = await Promise.all([loadVersion(client, documentId), merging.fetch()])
      tries = 0
      // Handled: changes that the merge leaves pending are not requested again.
      if (announced === about) announced = null
      isStepTold = false
      if (loaded && !isStopped) bring(loaded, about, merge)
    } catch {
      tries += 1
      if (tries === QUIET_TRIES) offerToLoad()
      timer = window.setTimeout(goOn, ASK_AGAIN)
    } finally {
      isAsking = false
    }
    if (tries === 0) goOn()
  }

  function bring(loaded: LoadedVersion, about: DocumentChange, merge: Merge): void {
    const state = saver.store.getState()
    // A save is in flight: its response comes first.
    if (!isIdle(state)) {
      announced ??= about
      return
    }
    const { saved, theirs } = loaded
    if (notices.getState().notice?.endsWithChange) notices.setState({ notice: null })
    if (saved.version <= state.saved.version) {
      saver.setSaved(saved)
      return
    }
    const bases = saver.bases()
    const taken = merge.mergeTheirs(session, opened, bases, theirs)
    if (!taken) {
      // The next save is refused with CONFLICT, and the user is asked; until then the version stays, and only the status is
      // updated.
      const { version, savedAt } = state.saved
      saver.setSaved({ ...saved, version, savedAt })
      if (!isUnsaved(state)) offerToLoad()
      return
    }
    saver.take(taken, saved)
    const before = bases.pending?.state ?? bases.base
    merge.showChange(session, { before, after: taken.base, by: theirs.savedBy || t('Someone') })
  }

  function offerToLoad(): void {
    const text = t('This page has changed.')
    const action = { label: t('Reload'), run: () => window.location.reload() }
    notices.setState({ notice: { tone: 'plain', text, action } })
    uiStore.announce(text)
  }
}

/** Returns whether no save is in flight and no conflict dialog is open. */
function isIdle({ attempt, failure }: SaveState): boolean {
  return attempt === null && failure?.kind !== 'conflict'
}

/** Returns whether a known version got another step, e.g. one of its languages was published. */
function isStep(change: DocumentChange, last: DocumentChange | null): boolean {
  return last !== null && change.version === last.version && change.tag !== last.tag
}

/** Returns whether the change is not the result of this tab's own saves. */
function isForeignChange(change: DocumentChange, saved: PageSaveState['saved']): boolean {
  if (change.version !== saved.version) return change.version > saved.version
  return (['publishedVersion', 'status', 'recordStatus'] as const).some(
    (name) => change[name] !== saved[name],
  )
}
