import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { useSession } from '../../../store/session'
import { tell as notify } from '../../../store/tell'
import { LONG_TEXT } from '../../../ui/long-text'
import type { ControlAria } from '../../form/control-props'
import {
  type EmptyLine,
  emptyLine,
  extensions,
  markupOfEditor,
  pastedMarkup,
} from './markup-schema'
import { MarkupToolbar } from './markup-toolbar'
import { useLongTexts } from './use-long-texts'

/** Formatted text, as it will look by and large. Loaded when it is first needed: it is the largest part of the panel. */
export default function MarkupEditor(props: MarkupEditorProps) {
  const { value, change, aria, locked, onReady, onSlash } = props
  const last = useRef(value)
  const exit = useRef<HTMLDivElement>(null)
  const session = useSession()
  const longTexts = useLongTexts()
  const editor: Editor | null = useEditor({
    extensions,
    content: value,
    editable: !locked,
    editorProps: {
      attributes: ({ doc }) => ({
        ...attributesOf(props),
        ...(doc.content.size >= LONG_TEXT && { 'data-long': '' }),
      }),
      transformPastedHTML: pastedMarkup,
      handleDOMEvents: {
        ...longTexts.handlers,
        paste: (_view, event) =>
          editor !== null &&
          longTexts.paste(editor, event, (isDivided) => pasted(editor, isDivided)),
      },
      handleKeyDown: (_view, { key }) => {
        // Tab may belong to a list in the text, so Escape leaves the editor: the next Tab moves on.
        if (key !== 'Escape') return false
        exit.current?.focus()
        return true
      },
      handleTextInput: ({ state, composing }, _from, _to, text) => {
        const line = text === '/' && !composing && onSlash ? emptyLine(state) : null
        if (line) onSlash?.(line)
        return line !== null
      },
    },
    onUpdate: ({ editor: now }) => longTexts.isPasting() || tell(now),
    onBlur: aria.onBlur,
  })
  useEffect(() => {
    // Only what comes from elsewhere (undo, the canvas): the editor keeps its caret for what was typed in it.
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
  function tell(now: Editor): void {
    last.current = markupOfEditor(now.getHTML())
    change(last.current)
  }
  function pasted(now: Editor, isDivided: boolean): void {
    tell(now)
    if (isDivided) notify(session, DIVIDED)
  }
  const described = aria['aria-describedby']
  const invalid = aria['aria-invalid']
  useEffect(() => {
    // By its id: the editor takes its text off the page while React hides it, and then has no element to ask for.
    const text = document.getElementById(aria.id)
    setOrRemove(text, 'aria-describedby', described)
    setOrRemove(text, 'aria-invalid', invalid && 'true')
  }, [aria.id, described, invalid])
  if (!editor) return null
  return (
    <div className="panel-markup" data-invalid={invalid}>
      {!locked && <MarkupToolbar editor={editor} controls={aria.id} onDone={props.onDone} />}
      <EditorContent
        editor={editor}
        className={props.pageClass === undefined ? 'panel-markup-text' : undefined}
      />
      <div ref={exit} tabIndex={-1} />
    </div>
  )
}

const DIVIDED =
  'What you pasted was one very long paragraph. It now is several, divided at ends of sentences, so that it can be read and edited.'

export interface MarkupEditorProps {
  readonly value: string
  readonly change: (markup: string) => void
  readonly aria: ControlAria
  readonly labelId: string
  readonly locked: boolean
  /** On the canvas: the classes of what a visitor would see, in place of the panel's look. */
  readonly pageClass?: string
  /** Ends writing; on the canvas, where fingers have no Escape key. */
  readonly onDone?: () => void
  /** Called once, when the text can be written. */
  readonly onReady?: (editor: Editor) => void
  /** Called for a slash on an empty line, which is then not written. */
  readonly onSlash?: ((line: EmptyLine) => void) | undefined
}

function attributesOf({
  aria,
  labelId,
  locked,
  pageClass,
}: MarkupEditorProps): Record<string, string> {
  return {
    id: aria.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    ...(aria['aria-required'] && { 'aria-required': 'true' }),
    ...(pageClass !== undefined && { class: pageClass, 'aria-placeholder': 'Write here…' }),
    ...(locked && { 'aria-readonly': 'true' }),
  }
}

function setOrRemove(element: HTMLElement | null, name: string, value: string | undefined) {
  if (value === undefined) element?.removeAttribute(name)
  else element?.setAttribute(name, value)
}
