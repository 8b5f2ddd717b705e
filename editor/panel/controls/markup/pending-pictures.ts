import type { Fragment, Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { Extension } from '@tiptap/react'
import { t } from '#schema/messages/t'
import { isMarker, type PastedPicture, takePicture } from '../../../markup/pasted-pictures'
import { pictureAttributes } from '../../../markup/picture-at'
import type { PlacedPicture } from '../../../store/picture-library'

/** A pasted picture that is being added to the library. */
interface Pending {
  readonly id: string
  readonly picture: PastedPicture
  readonly caption: Fragment
  readonly element: HTMLElement
}

interface PendingState {
  readonly shown: DecorationSet
  /** Pictures whose upload hasn't started. */
  readonly fresh: readonly Pending[]
}

interface PendingChange {
  readonly add?: readonly (Pending & { readonly at: number })[]
  readonly remove?: string
}

export interface PictureReceiver {
  /** Adds pictures to the library; calls `done` for each, with `null` for a refused one. */
  add(
    pictures: readonly PastedPicture[],
    done: (index: number, picture: PlacedPicture | null) => void,
    progress: (index: number, part: number) => void,
  ): void
  /** Handles a picture that arrives after the editor was unmounted: the number of blocks before it, and its markup. */
  late(index: number, picture: PlacedPicture): void
}

const key = new PluginKey<PendingState>('pendingPictures')

/**
 * Shows pasted pictures as decorations, not as content, until they are in the library, so that nothing invisible to visitors is
 * ever stored. Their positions move with the text.
 */
export const PendingPictures = Extension.create<{ receiver: PictureReceiver | null }>({
  name: 'pendingPictures',
  addOptions: () => ({ receiver: null }),
  addProseMirrorPlugins() {
    const { receiver } = this.options
    return receiver ? [pendingPlugin(receiver)] : []
  },
})

function pendingPlugin(receiver: PictureReceiver): Plugin<PendingState> {
  return new Plugin<PendingState>({
    key,
    state: { init: () => ({ shown: DecorationSet.empty, fresh: [] }), apply },
    props: { decorations: (state) => key.getState(state)?.shown },
    appendTransaction: (transactions, _before, state) =>
      transactions.some(isPaste) ? withoutMarkers(state) : null,
    view: (view) => watch(view, receiver),
  })
}

function isPaste(transaction: Transaction): boolean {
  const event = transaction.getMeta('uiEvent')
  return transaction.docChanged && (event === 'paste' || event === 'drop')
}

function apply(transaction: Transaction, { shown }: PendingState): PendingState {
  const change = transaction.getMeta(key) as PendingChange | undefined
  let next = shown.map(transaction.mapping, transaction.doc)
  if (change?.remove !== undefined) next = next.remove(withId(next, change.remove))
  const added = change?.add ?? []
  const widgets = added.map(({ at, element, id, caption }) =>
    Decoration.widget(at, element, { side: -1, id, caption, key: id }),
  )
  return { shown: next.add(transaction.doc, widgets), fresh: added }
}

function withId(shown: DecorationSet, id: string): Decoration[] {
  return shown.find(undefined, undefined, (spec) => spec.id === id)
}

/** Removes the markers of pasted pictures from the text, and shows placeholders at their positions. */
function withoutMarkers(state: EditorState): Transaction | null {
  const found: { readonly node: Node; readonly at: number }[] = []
  state.doc.descendants((node, at) => {
    if (isMarker(node.attrs.src)) found.push({ node, at })
  })
  if (found.length === 0) return null
  const { tr } = state
  const add: (Pending & { at: number })[] = []
  for (const { node, at } of found.toReversed()) {
    const marker = String(node.attrs.src)
    const picture = takePicture(marker)
    takeOut(tr, node, at)
    if (picture)
      add.unshift({ id: marker, picture, caption: node.content, element: waiting(picture), at })
  }
  return tr.setMeta(key, { add: add.map((each) => ({ ...each, at: tr.mapping.map(each.at, -1) })) })
}

/** Removes a node; if the parent would become empty, an empty line takes its place. */
function takeOut(tr: Transaction, node: Node, at: number): void {
  const { parent } = tr.doc.resolve(at)
  const line = tr.doc.type.schema.nodes.paragraph
  if (parent.childCount === 1 && line && node.isBlock)
    tr.replaceWith(at, at + node.nodeSize, line.create())
  else tr.delete(at, at + node.nodeSize)
}

function waiting({ name }: PastedPicture): HTMLElement {
  const element = document.createElement('div')
  element.className = 'panel-markup-pending'
  element.contentEditable = 'false'
  element.textContent = t('Adding {name}…', { name })
  return element
}

/** Uploads new pictures, and inserts each at its position. */
function watch(view: EditorView, receiver: PictureReceiver) {
  const coming = new Map<string, number>()
  let isGone = false
  return {
    update(now: EditorView) {
      const { fresh = [] } = key.getState(now.state) ?? {}
      const begun = fresh.filter(({ id }) => !coming.has(id))
      if (begun.length === 0) return
      for (const { id } of begun) coming.set(id, 0)
      receiver.add(
        begun.map(({ picture }) => picture),
        (index, picture) => {
          const pending = begun[index]
          if (pending) settle(pending, picture)
        },
        (index, part) => {
          const pending = begun[index]
          if (pending)
            pending.element.textContent = t('Adding {name}… {round} %', {
              name: pending.picture.name,
              round: Math.round(part * 100),
            })
        },
      )
    },
    /** The editor is unmounted while pictures are still pending. */
    destroy() {
      const { shown } = key.getState(view.state) ?? { shown: DecorationSet.empty }
      for (const id of coming.keys()) {
        const [place] = withId(shown, id)
        if (place) coming.set(id, view.state.doc.resolve(place.from).index(0))
        else coming.delete(id)
      }
      isGone = true
    },
  }

  function settle({ id, caption }: Pending, picture: PlacedPicture | null): void {
    const index = coming.get(id)
    coming.delete(id)
    if (isGone) {
      if (picture && index !== undefined) receiver.late(index, picture)
      return
    }
    const [place] = withId(key.getState(view.state)?.shown ?? DecorationSet.empty, id)
    if (!place) return
    const tr = view.state.tr.setMeta(key, { remove: id })
    if (picture) insertPicture(tr, place.from, { picture, caption })
    view.dispatch(tr)
  }
}

function insertPicture(
  tr: Transaction,
  at: number,
  { picture, caption }: { readonly picture: PlacedPicture; readonly caption: Fragment },
): void {
  const { schema } = tr.doc.type
  const words =
    caption.size === 0 && picture.caption !== '' ? schema.text(picture.caption) : caption
  const figure = schema.nodes.figure?.create(pictureAttributes(picture), words)
  if (!figure) return
  const behind = tr.doc.nodeAt(at)
  const isLine = behind?.type.name === 'paragraph' && behind.content.size === 0
  // A caret in that line moves below the picture.
  const isWritten = tr.selection.from > at && tr.selection.from <= at + 1
  if (isLine && !isWritten) tr.replaceWith(at, at + behind.nodeSize, figure)
  else tr.insert(at, figure)
}
