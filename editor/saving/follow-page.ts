import type { DocumentChange } from '#schema/api/changes'
import { t } from '#schema/messages/t'
import type { ApiClient } from '../api/fetch-query'
import type { EditorSession } from '../store/session'
import type { Editing } from './editing'
import { merging } from './fetched-merge'
import { followChanges } from './follow-changes'
import { isSameState } from './journal'
import { type LoadedVersion, loadVersion } from './load-version'
import type { PageSaveState } from './page-save-state'
import { isUnsaved, type SaveState } from './save-state'

/** How long after a failed question the server is asked again what has changed, in ms. */
const ASK_AGAIN = 5000
/** After so many failures the user is told that there is something to load. */
const QUIET_TRIES = 3

type Merge = Awaited<ReturnType<typeof merging.fetch>>

interface FollowedPage {
  readonly client: ApiClient
  readonly session: EditorSession
  readonly editing: Editing
}

/** Brings what others save and publish into the open page, as long as it is not stopped. */
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

  /** Where the focus goes to is known only after it has gone. */
  function soon(): void {
    if (saver.bases().pending) setTimeout(goOn)
  }

  function goOn(): void {
    if (isStopped || isAsking || !isIdle(saver.store.getState())) return
    const { saved } = saver.store.getState()
    if (announced && (isStepTold || isNews(announced, saved))) void ask(announced)
    else bringPending()
  }

  /** What was kept back from the field with the caret, once the caret has left it. */
  function bringPending(): void {
    const { base, pending } = saver.bases()
    // It was fetched with what is held.
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
      // What it leaves alone it is not asked about again.
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
    // Something was sent meanwhile: its answer comes first.
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
      // The next save is refused with CONFLICT, and asks; until then the version stays, and only the status follows.
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

/** Whether nothing is being sent, and nobody is being asked about a conflict. */
function isIdle({ attempt, failure }: SaveState): boolean {
  return attempt === null && failure?.kind !== 'conflict'
}

/** Whether something was done to a version that had been told of already, as publishing one of its languages. */
function isStep(change: DocumentChange, last: DocumentChange | null): boolean {
  return last !== null && change.version === last.version && change.tag !== last.tag
}

/** Whether it is other than what this tab's own saves have been answered with. */
function isNews(change: DocumentChange, saved: PageSaveState['saved']): boolean {
  if (change.version !== saved.version) return change.version > saved.version
  return (['publishedVersion', 'status', 'recordStatus'] as const).some(
    (name) => change[name] !== saved[name],
  )
}
