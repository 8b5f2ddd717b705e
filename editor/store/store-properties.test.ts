import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allBlocks, type PageContent } from '#schema/page/content'
import { childrenOf, type PageTree, ROOT, slotOf } from '#schema/page/tree'
import { contentOfLine, testSession } from '../testing/open-session'
import { changeField } from './change-fields'
import * as commands from './commands'
import { contentOf } from './edits/edited-page'
import { redo, undo } from './history-commands'
import { placesFor } from './places'
import type { EditorSession } from './session'
import { createUndoGroup, type UndoGroup } from './undo-group'

/** A random user action, chosen by numbers: the same numbers on the same page do the same. */
interface RandomAction {
  readonly kind: keyof typeof acts
  readonly which: number
  readonly where: number
}

const acts = {
  insert(session: EditorSession, { which, where }: RandomAction) {
    const name = pick(['Note', 'Box', 'Shelf'], which)
    const place = pick(placesFor(treeOf(session), { kind: 'new', name }, session), where)
    if (place) commands.insertNew(session, name, place)
  },
  move(session: EditorSession, { which, where }: RandomAction) {
    const id = anyBlock(session, which)
    if (id === undefined) return
    const place = pick(placesFor(treeOf(session), { kind: 'block', id }, session), where)
    if (place) commands.moveTo(session, id, place)
  },
  moveUp: (session: EditorSession, { which }: RandomAction) =>
    withBlock(session, which, (id) => commands.moveBy(session, id, -1)),
  moveDown: (session: EditorSession, { which }: RandomAction) =>
    withBlock(session, which, (id) => commands.moveBy(session, id, 1)),
  remove: (session: EditorSession, { which }: RandomAction) =>
    withBlock(session, which, (id) => commands.remove(session, id)),
  duplicate: (session: EditorSession, { which }: RandomAction) =>
    withBlock(session, which, (id) => commands.duplicate(session, id)),
  hide: (session: EditorSession, { which }: RandomAction) =>
    withBlock(session, which, (id) => commands.toggleHidden(session, id)),
  rename: (session: EditorSession, { which, where }: RandomAction) =>
    withBlock(session, which, (id) =>
      commands.rename(session, id, pick(['', 'Welcome', 'સ્વાગત'], where) ?? ''),
    ),
  type(session: EditorSession, { which, where }: RandomAction) {
    withBlock(session, which, (id) => {
      if (treeOf(session).blocks.get(id)?.name === 'Note')
        typingIn(session).type(id, () =>
          changeField(session, id, 'text', pick(['', 'a', 'ab', 'સ્વાગત'], where)),
        )
    })
  },
  pause: (session: EditorSession) => typingIn(session).end(),
  undo: (session: EditorSession) => undo(session),
  redo: (session: EditorSession) => redo(session),
}

const act: fc.Arbitrary<RandomAction> = fc.record({
  kind: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
  which: fc.nat(40),
  where: fc.nat(60),
})
const line = fc.constantFrom('', 'a', 'a b c', 'a b[c d[e xf] g[]] xh', 'a[b[c[d[e]]]] f', 'xa xb')

const runs = { numRuns: 200 }

test('whatever is done, the page stays a tree: no orphan, no circle, no id twice, every block where it says it is', () => {
  fc.assert(
    fc.property(line, fc.array(act, { maxLength: 40 }), (start, sequence) => {
      const session = testSession(start)
      for (const each of sequence) {
        acts[each.kind](session, each)
        expectTree(treeOf(session))
      }
    }),
    runs,
  )
})

test('what is saved opens again as the same page', () => {
  fc.assert(
    fc.property(line, fc.array(act, { maxLength: 30 }), (start, sequence) => {
      const session = testSession(start)
      for (const each of sequence) acts[each.kind](session, each)
      const saved = currentContent(session)
      const opened = testSession(JSON.parse(JSON.stringify(saved)) as PageContent)
      expect(JSON.stringify(currentContent(opened))).toBe(JSON.stringify(saved))
      expect(sorted(treeOf(opened))).toEqual(sorted(treeOf(session)))
    }),
    runs,
  )
})

test('undoing everything gives the page back byte for byte, redoing everything the last one', () => {
  fc.assert(
    fc.property(line, fc.array(act, { maxLength: 40 }), (start, sequence) => {
      const session = testSession(start)
      const before = bytes(session)
      for (const each of sequence) acts[each.kind](session, each)
      while (session.pageStore.redo());
      const after = bytes(session)
      while (session.pageStore.undo());
      expect(bytes(session)).toBe(before)
      while (session.pageStore.redo());
      expect(bytes(session)).toBe(after)
      expectTree(treeOf(session))
    }),
    runs,
  )
})

test('one step back after any act is the page before that act, or before the typing it belongs to', () => {
  fc.assert(
    fc.property(line, fc.array(act, { maxLength: 25 }), act, (start, sequence, last) => {
      const session = testSession(start)
      for (const each of sequence) acts[each.kind](session, each)
      typingIn(session).end()
      const before = bytes(session)
      const steps = session.pageStore.getState().past.length
      if (last.kind === 'undo' || last.kind === 'redo') return
      acts[last.kind](session, last)
      if (session.pageStore.getState().past.length === steps) return
      session.pageStore.undo()
      expect(bytes(session)).toBe(before)
    }),
    runs,
  )
})

test('a block that the registry does not know is kept byte for byte, wherever it was moved', () => {
  const stranger = {
    id: 'stranger',
    name: 'Gone',
    fields: [{ id: 'f1', type: 'colour', name: 'tint', value: { rgb: [1, 2, 3] }, note: 'kept' }],
    slots: { wings: [{ id: 'inside', name: 'AlsoGone', fields: [] }] },
    later: true,
  }
  const content = { ...contentOfLine('a b[c]'), owner: 'someone' }
  const withStranger = { ...content, blocks: [...content.blocks, stranger] }
  const others = fc.array(act, { maxLength: 25 })
  fc.assert(
    fc.property(others, fc.nat(20), (sequence, where) => {
      const session = testSession(withStranger)
      for (const each of sequence) acts[each.kind](session, each)
      const what = { kind: 'block', id: 'stranger' } as const
      if (!treeOf(session).blocks.has(what.id)) return
      const place = pick(placesFor(treeOf(session), what, session), where)
      if (place) commands.moveTo(session, what.id, place)
      const saved = currentContent(session)
      const kept = [...allBlocks(saved.blocks)].find(({ id }) => id === what.id)
      const { hidden: _hidden, displayName: _name, ...itself } = kept ?? {}
      expect(JSON.stringify(itself)).toBe(JSON.stringify(stranger))
      expect(saved.owner).toBe('someone')
    }),
    runs,
  )
})

function expectTree(tree: PageTree): void {
  const seen = new Set<string>()
  visit(ROOT)
  expect([...tree.blocks.keys()].sort()).toEqual([...seen].sort())
  expect([...tree.parents.keys()].sort()).toEqual([...seen].sort())
  const slots = [...tree.children.keys()].map((key) => slotOf(key)?.blockId)
  expect(slots.every((id) => id === undefined || seen.has(id))).toBe(true)

  function visit(slot: string): void {
    for (const id of childrenOf(tree, slot)) {
      expect(seen.has(id)).toBe(false)
      seen.add(id)
      expect(tree.parents.get(id)).toBe(slot)
      const block = tree.blocks.get(id)
      expect(block?.id).toBe(id)
      for (const key of tree.children.keys()) if (slotOf(key)?.blockId === id) visit(key)
    }
  }
}

function sorted({ blocks, children, parents }: PageTree) {
  const entries = (map: ReadonlyMap<string, unknown>) =>
    [...map].sort(([a], [b]) => (a < b ? -1 : 1))
  return [entries(blocks), entries(children), entries(parents)]
}

const groups = new WeakMap<EditorSession, UndoGroup>()

/** The edits of a page, all by keyboard. */
function typingIn(session: EditorSession): UndoGroup {
  const group = groups.get(session) ?? createUndoGroup(session.pageStore)
  groups.set(session, group)
  return group
}

function treeOf(session: EditorSession): PageTree {
  return session.pageStore.getState().page.tree
}

function currentContent(session: EditorSession): PageContent {
  return contentOf(session.pageStore.getState().page)
}

function bytes(session: EditorSession): string {
  return JSON.stringify(currentContent(session))
}

function withBlock(session: EditorSession, which: number, act: (id: string) => unknown): void {
  const id = anyBlock(session, which)
  if (id !== undefined) act(id)
}

function anyBlock(session: EditorSession, which: number): string | undefined {
  return pick([...treeOf(session).blocks.keys()].sort(), which)
}

function pick<T>(list: readonly T[], number: number): T {
  // An empty list has nothing to pick; callers look at the answer.
  return list[number % Math.max(list.length, 1)] as T
}
