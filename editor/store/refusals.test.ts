import { expect, test } from 'vitest'
import { layoutRegistry } from '#schema/page/page-outlet'
import { ROOT, slotKey, toStoredBlock } from '#schema/page/tree'
import { contentOfLine, testRegistry, testSession } from '../testing/open-session'
import * as commands from './commands'
import { toggleLocked } from './lock-commands'
import { selectedBlocks } from './selection'
import type { EditorSession } from './session'
import { containersFor, unwrap, wrapIn } from './wrap-commands'

/*
 * Every command on every selection of a layout with containers, unknown blocks and the place of the page, with one of the blocks
 * locked: none throws, what it refuses is said, and the lock and the place of the page hold.
 */

type Command = (session: EditorSession, ids: readonly string[]) => unknown

const moveInto =
  (slot: string): Command =>
  (session, ids) =>
    commands.drop(session, { kind: 'block', id: ids[0] ?? '', ids }, { slot, index: 0 })

const acts: [string, Command][] = [
  ['moving up', (session, ids) => commands.moveBy(session, ids, -1)],
  ['moving down', (session, ids) => commands.moveBy(session, ids, 1)],
  ['dropping on the page', moveInto(ROOT)],
  ['dropping into a container', moveInto(slotKey('b', 'content'))],
  ['dropping into one inside it', moveInto(slotKey('d', 'content'))],
  ['deleting', commands.remove],
  ['duplicating', commands.duplicate],
  ['hiding', commands.toggleHidden],
  ['locking', toggleLocked],
  ['unwrapping', unwrap],
  ['wrapping', wrap],
]

test.each(acts)(
  '%s what may be selected: nothing throws, refusals are said, locks hold',
  (_, act) => {
    for (const locked of [null, 'a', 'b', 'd', 'e'])
      for (let choice = 1; choice < 2 ** IDS.length; choice += 1) {
        const session = openLayout(locked)
        session.uiStore.selectSeveral(IDS.filter((_id, at) => choice & (1 << at)))
        const ids = selectedBlocks(session)
        const before = session.pageStore.getState().page
        act(session, ids)
        const { page } = session.pageStore.getState()
        const { toast, announcement } = session.uiStore.getState()
        expect(page !== before || (toast?.text ?? announcement.text)).toBeTruthy()
        expect(page.tree.parents.get('page')).toBe(ROOT)
        if (locked === null || act === toggleLocked) continue
        expect(toStoredBlock(page.tree, locked)).toEqual(toStoredBlock(before.tree, locked))
        expect(page.tree.parents.get(locked)).toBe(before.tree.parents.get(locked))
      }
  },
)

const IDS = ['a', 'b', 'c', 'd', 'e', 'xf', 'page']

function openLayout(locked: string | null): EditorSession {
  const content = contentOfLine('a b[c d[e xf]]')
  const blocks = [...content.blocks, { id: 'page', name: 'PageOutlet', fields: [] }]
  const ofLayouts = [...testRegistry].map(
    ([name, each]) => [name, { ...each, inLayout: true }] as const,
  )
  const session = testSession(
    { ...content, blocks },
    { target: 'layout', registry: layoutRegistry(new Map(ofLayouts)) },
  )
  if (locked !== null) toggleLocked(session, locked)
  session.uiStore.announce('')
  return session
}

function wrap(session: EditorSession, ids: readonly string[]): void {
  const [first] = containersFor(session, ids)
  if (first) wrapIn(session, ids, first.name)
  else session.uiStore.announce('Not offered')
}
