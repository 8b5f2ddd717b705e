import { isBlankMarkup } from '#schema/fields/text'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { allBlocks, CONTENT_LIMITS, type StoredBlock } from '#schema/page/content'
import { newBlock } from '#schema/page/stored-props'
import { ancestorsOf, slotOf } from '#schema/page/tree'
import { blocksLabel, kindLabel } from '../store/block-labels'
import { wholeLibrary } from '../store/block-library'
import { additionRefusal } from '../store/content-limits'
import { createIdGenerator } from '../store/create-id-generator'
import { copyBlocks, type Origin } from '../store/edits/copy-blocks'
import type { InsertionPoint } from '../store/edits/edited-page'
import { inOneStep } from '../store/edits/edited-page'
import { insertBlock } from '../store/edits/insert-block'
import { lockForbidsChange } from '../store/lock-commands'
import { notify } from '../store/notify'
import { placeAfter, placeLabel } from '../store/places'
import { selectedBlocks, setSelection } from '../store/selection'
import type { EditorSession } from '../store/session'
import { readBlocksText } from './blocks-text'
import { filterPastedBlocks, type PasteResult } from './filter-pasted-blocks'
import type { Clipping } from './markup-of'

/**
 * Pastes blocks, or text as a Text block, after the selection, and reports what was omitted and why. The code that parses text is
 * loaded with the first pasted text; block definitions are loaded if the page doesn't use them yet.
 */
export async function paste(session: EditorSession, clipping: Clipping): Promise<void> {
  if (!session.canEdit) return
  const { text } = clipping
  const read = readBlocksText(text, { ...CONTENT_LIMITS, blocks: session.maxBlocks })
  switch (read.state) {
    case 'blocks': {
      const { blocks, documentId } = read.copied
      if (!areKnown(session, blocks) && !(await knowsMore())) {
        notify(session, t('The blocks couldn’t be pasted: the server can’t be reached. Try again.'))
        return
      }
      const origin = documentId === session.documentId ? null : { documentId }
      pasteBlocks(session, blocks, { origin, messageOf: pastedMessage })
      return
    }
    case 'refused':
      notify(session, read.message)
      return
    case 'foreign':
      await pasteText(session, clipping)
  }
}

/** Returns whether the registry knows all blocks: copied ones may be of types that this page doesn't use. */
function areKnown({ registry }: EditorSession, blocks: readonly StoredBlock[]): boolean {
  return [...allBlocks(blocks)].every(({ name }) => registry.has(name))
}

/** Loads all block types; returns false if that isn't possible now. */
function knowsMore(): Promise<boolean> {
  return wholeLibrary().then(
    () => true,
    () => false,
  )
}

async function pasteText(session: EditorSession, clipping: Clipping): Promise<void> {
  const definition = session.registry.get('Text')
  const reader = await import('./markup-of').catch(() => null)
  if (!reader) {
    notify(session, t('The text couldn’t be pasted: the server can’t be reached. Try again.'))
    return
  }
  const pasted = reader.markupOf(clipping)
  if (!definition || pasted === '') {
    notify(session, t('There is nothing on the clipboard that can be pasted here.'))
    return
  }
  if (pasted.length > reader.MAX_PASTED_LENGTH) {
    notify(session, reader.TOO_LONG)
    return
  }
  const { markup, onlyPictures, note } = await reader.withPictures(session, pasted)
  const pictures = session.registry.get('Media')
  if (pictures && onlyPictures.length > 0) {
    const block = newBlock(pictures, 'pictures', { medias: onlyPictures })
    pasteBlocks(session, [block], { origin: null, messageOf: pastedAsMessage, note })
  } else if (isBlankMarkup(markup)) notify(session, note)
  else {
    const block = newBlock(definition, 'words', { html: markup })
    pasteBlocks(session, [block], { origin: null, messageOf: pastedTextMessage, note })
  }
}

function pasteBlocks(
  session: EditorSession,
  blocks: readonly StoredBlock[],
  { origin, messageOf, note = '' }: PasteOptions,
): void {
  const { pageStore, registry, uiStore } = session
  const { tree } = pageStore.getState().page
  const { place, along } = findPasteTarget(session, blocks)
  const container = slotOf(place.slot)?.blockId
  if (container !== undefined && lockForbidsChange(session, container)) return
  const problem = additionRefusal(tree, place.slot, along.blocks, session.maxBlocks)
  if (problem !== null || along.blocks.length === 0) {
    const nothing = t('Nothing was pasted.')
    notify(
      session,
      problem ? joinSentences(problem, nothing) : joinSentences(nothing, ...along.reasons),
    )
    return
  }
  const copies = copyBlocks(along.blocks, createIdGenerator(session), origin)
  const ids = copies.map(({ id }) => id)
  const [first] = copies
  const count = copies.length
  const label = first ? first.displayName || kindLabel(first.name, registry) : ''
  const edits = copies.map((copy, at) =>
    insertBlock(copy, { slot: place.slot, index: place.index + at }, registry),
  )
  pageStore.edit(inOneStep(edits), {
    label: t('{count, plural, one {Pasted “{label}”} other {Pasted # blocks}}', { count, label }),
    before: [...uiStore.getState().selectedIds],
    after: ids,
  })
  setSelection(session, ids)
  const came = along.reasons.length > 0 ? countOf(along.blocks, blocks) : ''
  uiStore.toast(joinSentences(messageOf({ count, label }), came, ...along.reasons, note), {
    undo: true,
  })
  const after = pageStore.getState().page.tree
  const what = { kind: 'block', id: ids[0] ?? '', ids } as const
  const where = placeLabel(after, what, place, registry)
  uiStore.announce(
    joinSentences(
      t('{count, plural, one {“{label}” pasted: {where}} other {# blocks pasted: {where}}}', {
        count,
        label: blocksLabel(after, ids, registry),
        where,
      }),
      ...along.reasons,
      note,
    ),
  )
}

interface PastedBlocks {
  readonly count: number
  /** Name of the only block. */
  readonly label: string
}

function pastedMessage({ count, label }: PastedBlocks): string {
  return t('{count, plural, one {Pasted “{label}”.} other {Pasted # blocks.}}', { count, label })
}

function pastedAsMessage({ count, label }: PastedBlocks): string {
  return t('{count, plural, one {Pasted as “{label}”.} other {Pasted as # blocks.}}', {
    count,
    label,
  })
}

function pastedTextMessage({ count, label }: PastedBlocks): string {
  return t(
    '{count, plural, one {Pasted the text as “{label}”.} other {Pasted the text as # blocks.}}',
    { count, label },
  )
}

interface PasteOptions {
  readonly origin: Origin | null
  readonly messageOf: (pasted: PastedBlocks) => string
  /** Additional message. */
  readonly note?: string
}

/** Returns the place to paste: after the selection, or after its top-level container if the blocks aren't allowed there. */
function findPasteTarget(
  session: EditorSession,
  blocks: readonly StoredBlock[],
): { readonly place: InsertionPoint; readonly along: PasteResult } {
  const { tree } = session.pageStore.getState().page
  const last = selectedBlocks(session).at(-1) ?? null
  const place = placeAfter(tree, last)
  const along = filterPastedBlocks(blocks, { tree, slot: place.slot }, session)
  const outermost = last === null ? undefined : ancestorsOf(tree, last).at(-1)
  if (along.blocks.length > 0 || outermost === undefined) return { place, along }
  const outside = placeAfter(tree, outermost)
  const there = filterPastedBlocks(blocks, { tree, slot: outside.slot }, session)
  return there.blocks.length > 0 ? { place: outside, along: there } : { place, along }
}

function countOf(came: readonly StoredBlock[], all: readonly StoredBlock[]): string {
  return t('{count} of {count2} blocks were pasted.', {
    count: [...allBlocks(came)].length,
    count2: [...allBlocks(all)].length,
  })
}
