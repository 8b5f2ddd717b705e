import { NodeSelection } from '@tiptap/pm/state'
import { type Editor, mergeAttributes, Node } from '@tiptap/react'

/** A picture between paragraphs with its caption: `<figure><img src="/media/12"><figcaption>…`. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    src: ofImage('src'),
    alt: ofImage('alt'),
    title: ofImage('title'),
    width: ofImage('width'),
    height: ofImage('height'),
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => (isPicture(figure) ? null : false),
      contentElement: (figure) =>
        (figure as HTMLElement).querySelector<HTMLElement>('figcaption') ??
        document.createElement('figcaption'),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'figure',
    ['img', mergeAttributes(HTMLAttributes)],
    ['figcaption', 0],
  ],
  addKeyboardShortcuts() {
    return {
      // A caption is one line: Enter continues the text after it.
      Enter: () => isIn(this.editor) && goOnBehind(this.editor),
      Backspace: () => isIn(this.editor) && selectAtStart(this.editor),
    }
  },
})

/** Requires one picture and at most a caption, because another shape would lose content. */
function isPicture(figure: HTMLElement): boolean {
  const [image, caption, ...others] = figure.children
  return (
    image?.localName === 'img' &&
    image.hasAttribute('src') &&
    others.length === 0 &&
    (caption === undefined || caption.localName === 'figcaption')
  )
}

function ofImage(name: string) {
  return {
    default: null,
    parseHTML: (figure: HTMLElement) => figure.querySelector('img')?.getAttribute(name) ?? null,
  }
}

function isIn({ state }: Editor): boolean {
  return state.selection.$from.parent.type.name === 'figure'
}

function goOnBehind(editor: Editor): boolean {
  const { $from } = editor.state.selection
  return editor
    .chain()
    .insertContentAt($from.after(), { type: 'paragraph' })
    .setTextSelection($from.after() + 1)
    .run()
}

/** Selects the picture when Backspace is pressed at the start of its caption; the next press deletes it. */
function selectAtStart({ state, view }: Editor): boolean {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0) return false
  view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, $from.before())))
  return true
}

/** Selects a clicked picture; a click on its caption places the caret. */
export function selectPressedPicture(view: Editor['view'], target: EventTarget | null): boolean {
  const figure = target instanceof HTMLImageElement ? target.closest('figure') : null
  if (!figure || !view.dom.contains(figure)) return false
  const inside = view.state.doc.resolve(view.posAtDOM(figure, 0))
  const at = inside.parent.type.name === 'figure' ? inside.before() : inside.pos
  if (view.state.doc.nodeAt(at)?.type.name !== 'figure') return false
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)))
  return true
}

/** Returns the selected picture, or the one whose caption has the caret. */
export function pictureAtCaret({ state }: Editor): PictureAtCaret | null {
  const { selection } = state
  const selected = selection instanceof NodeSelection ? selection.node : null
  const { $from } = selection
  const node = selected?.type.name === 'figure' ? selected : $from.parent
  if (node.type.name !== 'figure') return null
  const src = String(node.attrs.src ?? '')
  const [, id = null] = /^\/media\/([1-9]\d{0,8})/.exec(src) ?? []
  return { id, alt: node.attrs.alt, at: selected ? selection.from : $from.before() }
}

interface PictureAtCaret {
  /** Id in the library; `null` for a picture from elsewhere. */
  readonly id: string | null
  readonly alt: string | null
  readonly at: number
}
