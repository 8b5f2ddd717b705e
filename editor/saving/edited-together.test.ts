import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rawProps } from '#schema/page/stored-props'
import { changeField } from '../store/change-fields'
import * as commands from '../store/commands'
import { setSetting } from '../store/edits/edited-page'
import { redo, undo } from '../store/history-commands'
import { placesFor } from '../store/places'
import { idsOf, SharedPage, TogetherEditor, wordsInPage } from '../testing/edited-together'
import { contentOfLine, testSession } from '../testing/open-session'
import { isSameState } from './journal'

/** The edits of each of the three; `FUZZ_EDITS=10000` and another `FUZZ_SEED` for more, which take minutes. */
const EDITS = Number(import.meta.env.FUZZ_EDITS ?? 400)
const SEED = Number(import.meta.env.FUZZ_SEED ?? 24)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test(
  'three people edit one page: no word is lost, undo takes back nobody else’s, and all end with the same page',
  async () => {
    const random = randomOf(SEED)
    const start = testSession(contentOfLine('a b[c d] e f[g] h'))
    const { page: first } = start.pageStore.getState()
    const page = new SharedPage({
      settings: first.settings,
      content: contentOfLine('a b[c d] e f[g] h'),
    })
    const editors = ['Asha', 'Ben', 'Chandra'].map((name) => new TogetherEditor(name, page))
    const written = new Set<string>()
    /** Taken out by someone who saw them: with a block, or by undo. */
    const removed = new Set<string>()
    let done = 0
    while (done < EDITS * editors.length) {
      const editor = pick(editors)
      const chance = random(100)
      if (chance < 60) edit(editor)
      else await takeTurn(editor, chance)
      editor.settle()
    }
    for (let round = 0; round < 12; round += 1) for (const editor of editors) await finish(editor)
    const saved = wordsInPage(page.state)
    expect([...written].filter((word) => !saved.has(word) && !removed.has(word))).toEqual([])
    for (const editor of editors) {
      expect(editor.saver.store.getState()).toMatchObject({ attempt: null, failure: null })
      expect(isSameState(editor.state, page.state)).toBe(true)
      expectWhole(editor)
    }

    async function takeTurn(editor: TogetherEditor, chance: number): Promise<void> {
      if (chance < 70) editor.save()
      else if (chance < 82) editor.pending.shift()?.()
      else if (chance < 94) editor.hear()
      else moveCaret(editor)
      await settled()
    }

    async function finish(editor: TogetherEditor): Promise<void> {
      editor.session.uiStore.write(null)
      for (const answer of editor.pending.splice(0)) answer()
      await settled()
      editor.settle()
      editor.hear()
      editor.save()
      await settled()
    }

    function edit(editor: TogetherEditor): void {
      const before = wordsInPage(editor.state)
      const isUndo = random(100) < 10
      if (isUndo) undoOwn(editor)
      else act(editor)
      done += 1
      const after = wordsInPage(editor.state)
      const gone = [...before].filter((word) => !after.has(word))
      for (const word of gone) removed.add(word)
      for (const word of after) if (/^w\d/.test(word)) written.add(word)
      if (isUndo) expect(gone.filter((word) => !isOf(editor, word))).toEqual([])
      if (done % 100 === 0) expectWhole(editor)
    }

    /** An undo of the conflict dialog's changes undoes those of others in it, as it says. */
    function undoOwn({ session }: TogetherEditor): void {
      if (session.pageStore.getState().past.at(-1)?.label !== 'Merged') undo(session)
    }

    function act(editor: TogetherEditor): void {
      const chance = random(90)
      if (chance < 60) writeWord(editor)
      else if (chance < 70) insert(editor)
      else if (chance < 80) move(editor)
      else if (chance < 83) remove(editor)
      else if (chance < 86) withBlock(editor, (id) => commands.toggleHidden(editor.session, id))
      else redo(editor.session)
    }

    /** A word that nobody else writes, anywhere in a text. */
    function writeWord(editor: TogetherEditor): void {
      const { session } = editor
      const word = `w${done}${editor.name}`
      const { page: open } = session.pageStore.getState()
      const writing = session.uiStore.getState().writing
      const notes = [...open.tree.blocks.values()].filter(({ name }) => name === 'Note')
      const note = notes.find(({ id }) => id === writing?.blockId) ?? pick(notes)
      if (!note || random(20) === 0) {
        const title = withWord(open.settings.title, word)
        session.pageStore.edit(setSetting('title', title), { label: 'Changed Title' })
      } else changeField(session, note.id, 'text', withWord(String(rawProps(note).text), word))
    }

    function withWord(text: string, word: string): string {
      // As long as people's texts are: the oldest words make room.
      const words = text.split(' ').filter(Boolean)
      const at = random(words.length + 1)
      return [...words.slice(0, at), word, ...words.slice(at)].slice(-40).join(' ')
    }

    function insert({ session }: TogetherEditor): void {
      const { tree } = session.pageStore.getState().page
      if (tree.blocks.size > 25) return
      const name = pick(['Note', 'Note', 'Box']) ?? 'Note'
      const place = pick(placesFor(tree, { kind: 'new', name }, session))
      if (place) commands.insertNew(session, name, place)
    }

    function move(editor: TogetherEditor): void {
      withBlock(editor, (id) => {
        const { session } = editor
        const { tree } = session.pageStore.getState().page
        const place = pick(placesFor(tree, { kind: 'block', id }, session))
        if (place) commands.moveTo(session, id, place)
      })
    }

    function remove(editor: TogetherEditor): void {
      withBlock(editor, (id) => commands.remove(editor.session, id))
    }

    function moveCaret({ session }: TogetherEditor): void {
      const { tree } = session.pageStore.getState().page
      const note = pick([...tree.blocks.values()].filter(({ name }) => name === 'Note'))
      session.uiStore.write(note && random(3) > 0 ? { blockId: note.id, path: 'text' } : null)
    }

    function withBlock({ session }: TogetherEditor, act: (id: string) => void): void {
      const id = pick([...session.pageStore.getState().page.tree.blocks.keys()])
      if (id !== undefined) act(id)
    }

    function pick<Each>(all: readonly Each[]): Each {
      return all[random(all.length)] as Each
    }
  },
  300_000 + EDITS * 120,
)

/** Returns whether an editor wrote a word, or it is none that is written here. */
function isOf({ name }: TogetherEditor, word: string): boolean {
  return !/^w\d/.test(word) || word.endsWith(name)
}

/** No block twice, and every block where the tree says it is. */
function expectWhole({ session, state }: TogetherEditor): void {
  const { tree } = session.pageStore.getState().page
  const ids = idsOf(state.content)
  expect(new Set(ids).size).toBe(ids.length)
  expect([...tree.blocks.keys()].sort()).toEqual([...ids].sort())
  expect([...tree.parents.keys()].sort()).toEqual([...ids].sort())
}

/** Waits until everything that follows from an answer has happened. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
}

/** Whole numbers below a limit, the same for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}
