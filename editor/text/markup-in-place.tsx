import type { Editor } from '@tiptap/react'
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { LineAtCaret } from '../markup/line-at-caret'
import { placeMarkupCaret } from '../panel/controls/markup/markup-caret'
import type { MarkupEditorProps } from '../panel/controls/markup/markup-editor'
import type { TextEdges } from '../panel/controls/markup/writing-keys'
import { useSession } from '../store/session'
import type { Caret } from '../store/ui-state'
import { afterPaint } from '../ui/after-paint'
import { lettersBefore, withTextBehind } from './caret'
import { type MarkupPart, markupPart } from './use-markup-part'

/** Formatted text that is edited in place on the canvas. */
export function MarkupInPlace(props: MarkupInPlaceProps) {
  const { label, drawn, value, change, leave, edges } = props
  const { uiStore } = useSession()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor | null>(null)
  const [text, setText] = useState(value)
  const [typed, setTyped] = useState('')
  const pasted = useRef('')
  /** Everything was selected before the editor was loaded: typing replaces all of it. */
  const isAllSelected = useRef(false)
  const letters = useLettersBefore(drawn, props.caret)
  const part = useUsablePart({ ...props, toPanel: goToPanel })
  useLayoutEffect(() => {
    if (!part) return
    drawn.style.display = 'none'
    return () => {
      drawn.style.display = ''
    }
  }, [part, drawn])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the text inside is left.
    <div ref={box} className="ed-text-in-place" onKeyDown={press} onBlur={blurred}>
      <span id={`${id}-label`} hidden>
        {label}
      </span>
      {part ? (
        <part.MarkupEditor
          value={text}
          change={(markup) => {
            setText(markup)
            change(markup)
          }}
          aria={ariaOf(id)}
          labelId={`${id}-label`}
          locked={false}
          pageClass={drawn.className}
          onReady={ready}
          onDone={() => leave('done')}
          onLatePicture={props.addLatePicture}
          edges={edges ? { ...edges, slash: (line) => edges.slash(line, writeSlash) } : undefined}
        />
      ) : (
        // Collects the text typed before the editor is loaded, which is then inserted into the editor. `MarkupHost` sets the
        // focus here.
        <textarea
          className="ed-visually-hidden"
          aria-label={label}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPaste={keepPasted}
          onKeyDown={selectAll}
        />
      )}
    </div>
  )

  /** Continues in the panel, with the text typed so far: the text can't be edited in place, or the editor couldn't be fetched. */
  function goToPanel(): void {
    if (typed !== '') change(withTextBehind(value, letters.current, typed))
    props.toPanel()
  }

  function ready(now: Editor): void {
    // If the user has moved the focus meanwhile, it stays there.
    const { activeElement } = document
    if (activeElement !== document.body && !box.current?.contains(activeElement)) {
      end('left')
      return
    }
    editor.current = now
    placeMarkupCaret(now, props.caret)
    if (isAllSelected.current) now.commands.selectAll()
    if (typed !== '' && !writesByRule(now, typed))
      now.commands.insertContent({ type: 'text', text: typed })
    if (pasted.current !== '') now.view.pasteHTML(pasted.current)
  }

  function selectAll({ key, ctrlKey, metaKey }: KeyboardEvent): void {
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'a' && typed === '')
      isAllSelected.current = true
  }

  /** Keeps pasted content with formatting, such as a table, until the editor is loaded. */
  function keepPasted(event: ClipboardEvent): void {
    const markup = event.clipboardData.getData('text/html')
    if (markup === '') return
    event.preventDefault()
    pasted.current += markup
  }

  /** Inserts a slash as text, because nothing was chosen in the inserter. */
  function writeSlash(): void {
    editor.current?.chain().focus().insertContent('/').run()
  }

  function press(event: KeyboardEvent): void {
    if (!isWithin(box.current, event.target)) return
    if (!event.ctrlKey && !event.metaKey) event.stopPropagation()
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) end('done')
  }

  function end(how: 'done' | 'left'): void {
    // The text was left before the editor was loaded.
    if (!editor.current && typed !== '')
      change(withTextBehind(isAllSelected.current ? '' : value, letters.current, typed))
    leave(how)
  }

  function blurred({ target, relatedTarget }: FocusEvent): void {
    if (!isWithin(box.current, target) || isWithin(box.current, relatedTarget)) return
    // Focus in another window, a dialog of the text or the inserter doesn't count as leaving the text.
    const isAway = relatedTarget === null && !document.hasFocus()
    if (!isAway && !isInDialog(relatedTarget) && !uiStore.getState().insertingFrom) end('left')
  }
}

/**
 * Returns whether the target is inside the box. False for dialogs and menus of the text: they are elsewhere in the DOM, but React
 * bubbles their events to this component.
 */
function isWithin(box: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && box?.contains(target) === true
}

/** Returns whether the focus moves to a dialog or menu opened from the text. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null
}

/**
 * Applies input rules to the text typed before the editor was loaded, such as a slash on an empty line. Returns true if a rule
 * applied.
 */
function writesByRule({ view, state }: Editor, typed: string): boolean {
  const { from, to } = state.selection
  const isHandled = view.someProp('handleTextInput', (handle) =>
    handle(view, from, to, typed, () => state.tr.insertText(typed, from, to)),
  )
  return isHandled === true
}

/** The number of characters before the caret, counted after the focus has laid out the page anyway. */
function useLettersBefore(drawn: HTMLElement, caret: Caret) {
  const letters = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it's counted once.
  useEffect(() => {
    letters.current = lettersBefore(drawn, caret)
  }, [])
  return letters
}

/**
 * The editor of formatted text, once the selection of the block has been painted: making it takes longer than a frame. Text it
 * would not return unchanged is edited as HTML, in the panel.
 */
function useUsablePart(props: MarkupInPlaceProps): MarkupPart | null {
  const { value } = props
  const toPanel = useEffectEvent(props.toPanel)
  const [part, setPart] = useState<MarkupPart | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for once.
  useEffect(() => {
    let isCurrent = true
    const stop = afterPaint(() => {
      markupPart.fetch().then(
        (fetched) => {
          if (!isCurrent) return
          const found = usable(fetched, value)
          if (found) setPart(found)
          else toPanel()
        },
        () => isCurrent && toPanel(),
      )
    })
    return () => {
      isCurrent = false
      stop()
    }
  }, [])
  return part
}

function usable(part: MarkupPart | null, markup: string): MarkupPart | null {
  return part?.isRoundTripSafe(markup) ? part : null
}

function ariaOf(id: string): MarkupEditorProps['aria'] {
  return {
    id,
    'aria-describedby': undefined,
    'aria-invalid': undefined,
    'aria-required': undefined,
    onBlur: () => undefined,
  }
}

interface MarkupInPlaceProps {
  readonly label: string
  /** The rendered element, which is hidden during editing; the editor takes on its classes. */
  readonly drawn: HTMLElement
  readonly value: string
  readonly caret: Caret
  readonly change: (markup: string) => void
  readonly leave: (how: 'done' | 'left') => void
  /** Adds a pasted picture to the text if its upload ends after editing has ended. */
  readonly addLatePicture: (insert: (markup: string) => string) => void
  /** Continues editing the text in the panel. */
  readonly toPanel: () => void
  /** The actions at the edges of the text; `null` if the text is only part of its block. */
  readonly edges: EdgesInPlace | null
}

interface EdgesInPlace extends Omit<TextEdges, 'slash'> {
  /** Opens the inserter at a place in the text. */
  readonly slash: (line: LineAtCaret, cancel: () => void) => void
}
