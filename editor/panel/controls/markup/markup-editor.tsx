import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { t } from '#schema/messages/t'
import { addPictures } from '../../../markup/add-pictures'
import { selectPressedPicture } from '../../../markup/figure'
import { linesMarkup, plainMarkup } from '../../../markup/foreign-markup'
import { extensions, markupOfEditor, pastedMarkup } from '../../../markup/markup-schema'
import { keepFirstItem } from '../../../markup/pasted-lists'
import {
  type ClipboardFiles,
  clipboardFiles,
  NO_FILES,
  pictureFilesMarkup,
} from '../../../markup/pasted-pictures'
import { withPictureAt } from '../../../markup/picture-at'
import { keepExampleSelected, selectExampleAt } from '../../../markup/select-example-at'
import { LONG_TEXT } from '../../../store/content-limits'
import { notify } from '../../../store/notify'
import { useSession } from '../../../store/session'
import type { ControlAria } from '../../form/control-props'
import { MarkupToolbar } from './markup-toolbar'
import { PendingPictures, type PictureReceiver } from './pending-pictures'
import { sliceOf } from './slice-of'
import { useLongTexts } from './use-long-texts'
import { type TextEdges, writingKeys } from './writing-keys'

/** WYSIWYG editor for formatted text. Loaded on demand: it is the largest part of the panel. */
export default function MarkupEditor(props: MarkupEditorProps) {
  const { value, change, aria, locked, onReady, edges } = props
  const last = useRef(value)
  const exit = useRef<HTMLDivElement>(null)
  const session = useSession()
  const longTexts = useLongTexts()
  const [isAtSign, setIsAtSign] = useState(false)
  const beside = useRef<ClipboardFiles>(NO_FILES)
  const all = useExtensions(props)
  const editor: Editor | null = useEditor({
    extensions: all,
    content: value,
    editable: !locked,
    editorProps: {
      attributes: ({ doc }) => ({
        ...attributesOf(props, session.context.language),
        ...(doc.content.size >= LONG_TEXT && { 'data-long': '' }),
      }),
      transformPastedHTML: (html) => pastedMarkup(html, beside.current),
      transformPasted: (slice, { state }) => keepFirstItem(slice, state.selection.$from),
      clipboardTextParser: (text, context, isPlain, view) =>
        sliceOf(view.state.schema, {
          markup: isPlain ? linesMarkup(text) : plainMarkup(text, 'paragraphs'),
          context,
        }),
      handleClick: (view, position, { target }) =>
        selectPressedPicture(view, target) || selectExampleAt(view, position),
      // A double click, a habit from Word, keeps the example selected.
      handleDoubleClick: selectExampleAt,
      handleTripleClick: selectExampleAt,
      handleDOMEvents: {
        ...longTexts.handlers,
        mouseup: keepExampleSelected,
        paste: (view, event) => {
          beside.current = event.clipboardData ? clipboardFiles(event.clipboardData) : NO_FILES
          if (pastePictureFiles(view, event)) return true
          return (
            editor !== null &&
            longTexts.paste(editor, event, (isDivided) => pasted(editor, isDivided))
          )
        },
      },
      ...writingKeys({
        edges,
        atSign: () => setIsAtSign(true),
        leave: () => exit.current?.focus(),
      }),
    },
    onUpdate: ({ editor: now }) => longTexts.isPasting() || emitChange(now),
    onBlur: aria.onBlur,
  })
  useEffect(() => {
    // Applies only external changes (undo, the canvas): the editor keeps its caret for its own.
    if (!editor || value === last.current) return
    longTexts.settle()
    last.current = value
    if (value.length >= LONG_TEXT && !editor.isFocused) longTexts.show(editor, value)
    else editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value, longTexts])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is ready once.
  useEffect(() => {
    if (editor) onReady?.(editor)
  }, [editor])
  function emitChange(now: Editor): void {
    last.current = markupOfEditor(now.getHTML())
    change(last.current)
  }
  function pasted(now: Editor, isDivided: boolean): void {
    emitChange(now)
    if (isDivided) notify(session, DIVIDED)
  }
  const described = aria['aria-describedby']
  const invalid = aria['aria-invalid']
  useEffect(() => {
    // By id: the editor removes its element while React hides it, and then has no element to ask.
    const text = document.getElementById(aria.id)
    setOrRemove(text, 'aria-describedby', described)
    setOrRemove(text, 'aria-invalid', invalid && 'true')
  }, [aria.id, described, invalid])
  if (!editor) return null
  return (
    <div className="panel-markup" data-invalid={invalid}>
      {!locked && (
        <MarkupToolbar
          editor={editor}
          controls={aria.id}
          onDone={props.onDone}
          isAtSign={isAtSign}
          onAtSignDone={() => setIsAtSign(false)}
        />
      )}
      <EditorContent
        editor={editor}
        className={props.pageClass === undefined ? 'panel-markup-text' : undefined}
      />
      <div ref={exit} tabIndex={-1} />
    </div>
  )
}

/** Returns the extensions of the text editor, including the upload of its pasted pictures. */
function useExtensions(props: MarkupEditorProps) {
  const session = useSession()
  const latest = useRef(props)
  latest.current = props
  const [all] = useState(() => {
    const receiver: PictureReceiver = {
      add: (pictures, done, progress) =>
        void addPictures(session, pictures, { done, progress }).then((words) =>
          notify(session, words),
        ),
      late(index, picture) {
        const { onLatePicture } = latest.current
        if (onLatePicture) onLatePicture((markup) => withPictureAt(markup, index, picture))
        else notify(session, LATE)
      },
    }
    return [...extensions, PendingPictures.configure({ receiver })]
  })
  return all
}

/** Handles a pasted screenshot or picture files, which have no markup. */
function pastePictureFiles(view: Editor['view'], event: ClipboardEvent): boolean {
  const markup = event.clipboardData ? pictureFilesMarkup(event.clipboardData) : ''
  if (markup === '') return false
  event.preventDefault()
  return view.pasteHTML(markup, event)
}

const LATE = t(
  'The picture you pasted is in the media library but not in the text, because you left the text before it was added. Add it with the Picture button.',
)

const DIVIDED = t(
  'You pasted one very long paragraph. It was split at the ends of sentences so that you can read and edit it.',
)

export interface MarkupEditorProps {
  readonly value: string
  readonly change: (markup: string) => void
  readonly aria: ControlAria
  readonly labelId: string
  readonly locked: boolean
  /** On the canvas: the classes of the public page, instead of the panel's. */
  readonly pageClass?: string
  /** Called to end editing on the canvas, because touch devices have no Escape key. */
  readonly onDone?: () => void
  /** Called once the text is editable. */
  readonly onReady?: (editor: Editor) => void
  /** Called with what inserts a pasted picture that arrives after the editor was unmounted. */
  readonly onLatePicture?: (insert: (markup: string) => string) => void
  /** If the text is a whole block: handles keys at its edges. */
  readonly edges?: TextEdges | undefined
}

function attributesOf(
  { aria, labelId, locked, pageClass }: MarkupEditorProps,
  language: string,
): Record<string, string> {
  return {
    // Spell checking uses the language of the page, not of the editor.
    ...{ lang: language, spellcheck: 'true' },
    id: aria.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    ...(aria['aria-required'] && { 'aria-required': 'true' }),
    ...(pageClass !== undefined && { class: pageClass, 'aria-placeholder': t('Write here…') }),
    ...(locked && { 'aria-readonly': 'true' }),
  }
}

function setOrRemove(element: HTMLElement | null, name: string, value: string | undefined) {
  if (value === undefined) element?.removeAttribute(name)
  else element?.setAttribute(name, value)
}
