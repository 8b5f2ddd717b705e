import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContent } from '#schema/page/content'
import { childrenOf, type PageTree, ROOT, slotOf } from '#schema/page/tree'
import { toClipboardText } from '../clipboard/blocks-text'
import { paste } from '../clipboard/paste'
import { testSession } from '../testing/open-session'
import * as commands from './commands'
import { contentOf } from './edits/edited-page'
import { redo, undo } from './history-commands'
import { toggleLocked } from './lock-commands'
import { placesFor, slotRefusal } from './places'
import { selectedBlocks, selectTo, toggleSelected } from './selection'
import type { EditorSession } from './session'
import { containersFor, unwrap, wrapIn } from './wrap-commands'

/*
 * The model: whatever commands are given, in whatever order, to whatever is selected, the page stays a tree in which
 * every block is where it may, and which the server saves; going back and forth in the history changes nothing.
 */

/** A random user action, chosen by two numbers: the same numbers on the same page do the same. */
interface Act {
  readonly kind: keyof typeof acts
  readonly which: number
  readonly where: number
}

const acts = {
  select: (session, { which }) => session.uiStore.select(anyBlock(session, which) ?? null),
  selectMore: (session, { which }) =>
    withBlock(session, which, (id) => toggleSelected(session, id)),
  selectRange: (session, { which }) => withBlock(session, which, (id) => selectTo(session, id)),
  insert(session, { which, where }) {
    const name = pick(['Note', 'Box', 'Shelf'], which) ?? 'Note'
    const place = pick(placesFor(treeOf(session), { kind: 'new', name }, session), where)
    if (place) commands.insertNew(session, name, place)
  },
  /** Anywhere: what may not be there must be refused. */
  insertAnywhere(session, { which, where }) {
    const name = pick(['Note', 'Box', 'Shelf'], which) ?? 'Note'
    const slot = pick([...treeOf(session).children.keys()].sort(), where) ?? ROOT
    commands.insertNew(session, name, { slot, index: 0 })
  },
  move(session, { where }) {
    const ids = selectedBlocks(session)
    const [id] = ids
    if (id === undefined) return
    const place = pick(placesFor(treeOf(session), { kind: 'block', id, ids }, session), where)
    if (place) commands.moveTo(session, ids, place)
  },
  moveUp: (session) => commands.moveBy(session, selectedBlocks(session), -1),
  moveDown: (session) => commands.moveBy(session, selectedBlocks(session), 1),
  remove: (session) => commands.remove(session, selectedBlocks(session)),
  duplicate: (session) =>
    selectedBlocks(session).length > 0 && commands.duplicate(session, selectedBlocks(session)),
  copyAndPaste(session, { which }) {
    const text = toClipboardText(session, selectedBlocks(session))
    session.uiStore.select(anyBlock(session, which) ?? null)
    // Blocks are pasted at once; only words are waited for.
    void paste(session, { text, html: '' })
  },
  wrap(session, { which }) {
    const ids = selectedBlocks(session)
    const kind = pick(containersFor(session, ids), which)
    if (kind) wrapIn(session, ids, kind.name)
  },
  unwrap: (session) => unwrap(session, selectedBlocks(session)),
  hide: (session) => commands.toggleHidden(session, selectedBlocks(session)),
  lock: (session) => toggleLocked(session, selectedBlocks(session)),
  rename: (session, { which, where }) =>
    withBlock(session, which, (id) =>
      commands.rename(session, id, pick(['', 'Welcome', 'સ્વાગત'], where) ?? ''),
    ),
  undo: (session) => undo(session),
  redo: (session) => redo(session),
} as const satisfies Readonly<Record<string, (session: EditorSession, act: Act) => unknown>>

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
  which: fc.nat(20),
  where: fc.nat(30),
})
const line = fc.constantFrom(
  ...['', 'a', 'a b c', 'a b[c d[e xf] g[]] xh', 'a[b[c[d[e]]]] f', 'xa xb'],
  // As deep as blocks may be nested, and nearly so.
  'a[b[c[d[e[f[g[h[i[j[k[l]]]]]]]]]]] m[n] xo',
  'a b[c[d[e[f[g[h[i[j[k]]]]]]]]] m[n[o] p]',
)
/** Few, so that sequences get there. */
const limits = { blocks: 20, depth: 12 }
const openPage = (start: string) => testSession(start, { maxBlocks: limits.blocks })

test('10,000 random sequences of commands leave a tree in which every block is where it may', () => {
  fc.assert(
    fc.property(line, fc.array(act, { maxLength: 8 }), (start, sequence) => {
      const session = openPage(start)
      for (const each of sequence) run(session, each)
      expect(faultsOf(session)).toEqual([])
    }),
    { numRuns: 10_000 },
  )
}, 120_000)

test('undo after any command is the page before it, byte for byte, and redo the page after it', () => {
  fc.assert(
    fc.property(line, fc.array(act, { maxLength: 5 }), act, (start, sequence, last) => {
      const session = openPage(start)
      for (const each of sequence) run(session, each)
      const before = bytes(session)
      const steps = session.pageStore.getState().past.length
      if (last.kind === 'undo' || last.kind === 'redo') return
      run(session, last)
      const after = bytes(session)
      if (session.pageStore.getState().past.length === steps) {
        expect(after).toBe(before)
        return
      }
      undo(session)
      expect(bytes(session)).toBe(before)
      expect(faultsOf(session)).toEqual([])
      redo(session)
      expect(bytes(session)).toBe(after)
      expect(faultsOf(session)).toEqual([])
    }),
    { numRuns: 3_000 },
  )
}, 120_000)

function run(session: EditorSession, each: Act): void {
  acts[each.kind](session, each)
}

/** The problems of a page and its selection; empty when the model holds. */
function faultsOf(session: EditorSession): string[] {
  const tree = treeOf(session)
  const seen = new Set<string>()
  const faults = faultsIn(session, ROOT, seen)
  const owners = [...tree.children.keys()].flatMap((key) => slotOf(key)?.blockId ?? [])
  const { selectedIds } = session.uiStore.getState()
  const named = [...tree.blocks.keys(), ...tree.parents.keys(), ...owners, ...selectedIds]
  const lost = named.filter((id) => !seen.has(id)).map((id) => `${id} is on no slot`)
  // Problems that the server would refuse to save.
  const read = readContent(contentOf(session.pageStore.getState().page), limits)
  const unsavable = read.ok ? [] : read.problems.map(({ message }) => message)
  return [...faults, ...lost, ...unsavable]
}

function faultsIn(session: EditorSession, slot: string, seen: Set<string>): string[] {
  const tree = treeOf(session)
  return childrenOf(tree, slot).flatMap((id) => {
    if (seen.has(id)) return [`${id} is there twice`]
    seen.add(id)
    const block = tree.blocks.get(id)
    const own = [
      tree.parents.get(id) !== slot && `${id} is not where it says`,
      block?.id !== id && `${id} is another block`,
      slotRefusal(tree, block?.name ?? '', slot, session),
    ].filter((fault) => typeof fault === 'string')
    const slots = [...tree.children.keys()].filter((key) => slotOf(key)?.blockId === id)
    return [...own, ...slots.flatMap((key) => faultsIn(session, key, seen))]
  })
}

function treeOf(session: EditorSession): PageTree {
  return session.pageStore.getState().page.tree
}

function bytes(session: EditorSession): string {
  return JSON.stringify(contentOf(session.pageStore.getState().page))
}

function withBlock(session: EditorSession, which: number, does: (id: string) => unknown): void {
  const id = anyBlock(session, which)
  if (id !== undefined) does(id)
}

function anyBlock(session: EditorSession, which: number): string | undefined {
  return pick([...treeOf(session).blocks.keys()].sort(), which)
}

function pick<T>(list: readonly T[], number: number): T | undefined {
  return list[number % Math.max(list.length, 1)]
}
