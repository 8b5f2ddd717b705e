import { t } from '#schema/messages/t'
import { isSame } from '#schema/page/merge/canonical'
import type { Clash } from '#schema/page/merge/clash'
import type { ConflictVersion } from '../api/failure'
import { type EditedPage, editedPage } from '../store/edits/edited-page'
import { notify } from '../store/notify'
import { pruneSelection } from '../store/selection'
import type { EditorSession } from '../store/session'
import { type Bases, type MergeResult, stateOf } from './bases'

import { caretField, omitField } from './caret-field'
import { describeChanges } from './describe-changes'
import { differences } from './differences'
import type { OtherVersion } from './editing'
import type { PageState } from './journal'
import { isSameState } from './journal'
import type { OpenDocument } from './load-document'
import { mergeVersions, stateOfConflict, type ThreeVersions } from './merge-versions'
import { favouringTheirs, rebaseHistory } from './rebase-history'
import type { Saver } from './saver'

type Session = Pick<EditorSession, 'pageStore' | 'registry' | 'uiStore'>

/**
 * Merges another person's save into the displayed page. The field with the caret is merged after the caret has left it. `null` if
 * changes clash and the user must choose, or if their version isn't a valid page.
 */
export function mergeTheirs(
  session: EditorSession,
  document: Pick<OpenDocument, 'item'>,
  { base, pending }: Bases,
  version: ConflictVersion,
): MergeResult | null {
  const theirs = stateOfConflict(version, document, pending?.state ?? base)
  if (!theirs) return null
  const all: PendingChanges = {
    ...{ state: theirs, by: nameOf(version) },
    sendable: (...known) => sendable(session, document, ...known),
  }
  return merge(session, base, all)
}

/** Merges the saved changes that aren't displayed yet. */
export function mergePending(session: EditorSession, { base, pending }: Bases): MergeResult | null {
  return pending && merge(session, base, pending)
}

type PendingChanges = NonNullable<Bases['pending']>

function merge(session: EditorSession, base: PageState, all: PendingChanges): MergeResult | null {
  const theirs = all.state
  const { page, past, future } = session.pageStore.getState()
  const target = omitField(theirs, base, caretField(session))
  // Nothing of it can be displayed now.
  if (!target) return { page, history: { past, future }, base, pending: all, isSaved: false }
  const merged = mergeVersions({ base, mine: stateOf(page), theirs: target })
  if (merged.clashes.length > 0) return null
  return {
    ...applyMerge(session, merged, target),
    pending: isSameState(target, theirs) ? null : all,
  }
}

/** Returns a merge as it is displayed, with the user's own history rebased. */
function applyMerge(
  { pageStore, registry }: Session,
  merged: PageState,
  base: PageState,
): MergeResult {
  const { page, past, future } = pageStore.getState()
  const next = editedPage(merged.settings, merged.content, registry)
  const merge = mergePages({ registry })
  return {
    page: next,
    history: rebaseHistory({ past, future }, { from: page, to: next, merge }),
    ...{ base, pending: null, isSaved: isSameState(merged, base) },
  }
}

/**
 * Merges another version with the complete displayed page, including the field with the caret; on a clash the displayed page
 * wins.
 */
export function mergeAll(
  session: Session,
  { base, theirs }: Pick<ThreeVersions, 'base' | 'theirs'>,
): MergeResult & { readonly clashes: readonly Clash[] } {
  const three = { base, mine: stateOf(session.pageStore.getState().page), theirs }
  const { clashes } = mergeVersions(three)
  const mine = new Map(clashes.map(({ id }) => [id, { use: 'mine' } as const]))
  return { ...applyMerge(session, mergeVersions(three, mine), theirs), clashes }
}

/** Returns what to send while saved changes aren't displayed yet; on a clash the saved version wins, as with CONFLICT. */
function sendable(
  { pageStore, registry }: Session,
  { item }: Pick<OpenDocument, 'item'>,
  { base, pending }: Bases,
  { version, savedAt }: Pick<ConflictVersion, 'version' | 'savedAt'>,
): EditedPage | ConflictVersion {
  const { page } = pageStore.getState()
  if (!pending) return page
  const { settings, content, clashes } = mergeVersions({
    base,
    mine: stateOf(page),
    theirs: pending.state,
  })
  if (clashes.length === 0) return editedPage(settings, content, registry)
  const { title, description, imageId } = pending.state.settings
  const items = [{ ...item, title, description, imageId, content: pending.state.content }]
  return { version, savedAt, savedBy: pending.by, ...pending.state.settings, items }
}

/** Describes the version that caused a refusal, with a function to load it. */
export function otherVersion(
  session: EditorSession,
  { document, saver }: { readonly document: OpenDocument; readonly saver: Saver },
  theirs: ConflictVersion,
): OtherVersion {
  const bases = saver.bases()
  const before = bases.pending?.state ?? bases.base
  const after = stateOfConflict(theirs, document, before)
  const by = nameOf(theirs)
  return {
    words: after
      ? describeChange(session, { before, after, by })
      : t('{by} changed this page', { by }),
    load() {
      const taken = mergeTheirs(session, document, saver.bases(), theirs)
      // The save is refused, which opens the conflict dialog.
      if (!taken) return void saver.saveNow()
      const { version, savedAt } = theirs
      saver.take(taken, { ...saver.store.getState().saved, version, savedAt })
      if (after) showChange(session, { before, after, by })
    },
  }
}

/** Merges another person's version after a save was refused because of it. */
export function mergeConflict(
  session: EditorSession,
  document: Pick<OpenDocument, 'item'>,
  bases: Bases,
  version: ConflictVersion,
): MergeResult | null {
  const taken = mergeTheirs(session, document, bases, version)
  const before = bases.pending?.state ?? bases.base
  const after = stateOfConflict(version, document, before)
  const by = nameOf(version)
  return (
    taken && {
      ...taken,
      show() {
        if (after) showChange(session, { before, after, by })
        notify(session, t('Merged with changes by {by}', { by }))
      },
    }
  )
}

interface Change {
  readonly before: PageState
  readonly after: PageState
  readonly by: string
}

function describeChange({ registry }: Session, { before, after, by }: Change): string {
  const blocks = differences(before.content, after.content)
  const hasSettings = !isSame(before.settings, after.settings)
  return describeChanges({ by, blocks, hasSettings }, registry)
}

/** Highlights other people's changes on the canvas briefly, and announces those that aren't visible there. */
export function showChange(session: EditorSession, change: Change): void {
  const { before, after, by } = change
  const { uiStore } = session
  pruneSelection(session)
  const found = differences(before.content, after.content)
  const hasSettings = !isSame(before.settings, after.settings)
  if (found.length === 0 && !hasSettings) return
  const words = describeChange(session, change)
  const isGone = found.some(({ kinds }) => kinds.includes('removed'))
  uiStore.setState({ marked: { by, blockIds: found.map(({ id }) => id) } })
  if (isGone || hasSettings) uiStore.toast(words)
  uiStore.announce(words)
}

function nameOf({ savedBy }: Pick<ConflictVersion, 'savedBy'>): string {
  return savedBy || t('Someone')
}

function mergePages({ registry }: Pick<Session, 'registry'>) {
  return (base: EditedPage, mine: EditedPage, theirs: EditedPage): EditedPage => {
    const three = { base: stateOf(base), mine: stateOf(mine), theirs: stateOf(theirs) }
    const { settings, content } = favouringTheirs((choices, clashes) => {
      const merged = mergeVersions(three, choices)
      clashes.push(...merged.clashes)
      return merged
    })
    return editedPage(settings, content, registry)
  }
}
