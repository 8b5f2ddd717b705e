import { type ComponentType, type PointerEvent, type RefObject, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { RichText } from '#renderer/parts/text/rich-text'
import { t } from '#schema/messages/t'
import { LONG_TEXT } from '../../../store/content-limits'
import type { Pointed } from '../../../store/ui-state'
import { Spinner } from '../../../ui/spinner'
import { useFieldsForm } from '../../form/fields-form'
import type { MarkupEditorProps } from './markup-editor'
import { useAwaitedFocus } from './use-awaited-focus'

/** The start of editing: at the clicked position, at the start, with everything selected, or only once the text is clicked. */
export type InitialSelection = Pointed | 'start' | 'all' | 'later'

const SUPPORTED_TAG =
  /<(?:\/?(?:p|h[2-4]|strong|b|em|i|u|s|ul|ol|li|blockquote|br|hr|a|figure|figcaption)|a href="[^"]*"|img(?: (?:src|alt|title|width|height)="[^"]*")*)>/g

/** Returns whether markup uses only elements and attributes that the text editor certainly supports. */
export function hasOnlySupportedMarkup(markup: string): boolean {
  return !markup.replace(SUPPORTED_TAG, '').includes('<')
}

export type PressedAt = RefObject<Pointed | null>

/** The rendered text while its editor is loading. */
export function AwaitedText({ value, locked }: MarkupEditorProps) {
  return (
    <div className="panel-markup" inert>
      {!locked && (
        <div className="panel-markup-toolbar panel-markup-toolbar-awaited">
          <Spinner label={t('Loading the text editor…')} />
        </div>
      )}
      <div className="panel-markup-text">
        <div className="tiptap">{value.length < LONG_TEXT && <RichText markup={value} />}</div>
      </div>
    </div>
  )
}

/** The rendered text in place of its editor, which is created when the text is hovered, touched or focused. */
export function RenderedText(props: RenderedTextProps) {
  const { value, locked, aria, labelId, begin, pressedAt, tools: Tools } = props
  const { awaitingFocus } = useFieldsForm()
  const { onBlur: _, ...described } = aria
  useAwaitedFocus(aria.id)
  return (
    <div
      className="panel-markup"
      data-invalid={aria['aria-invalid']}
      {...(!locked && { onPointerEnter: prepare, onPointerDown: press, onPointerUp: release })}
    >
      {!locked && <Tools markup={value} />}
      <div className="panel-markup-text">
        {/* biome-ignore lint/a11y/useSemanticElements: a textarea has no formatting. */}
        <div
          {...described}
          role="textbox"
          aria-multiline="true"
          aria-labelledby={labelId}
          aria-readonly={locked || undefined}
          tabIndex={0}
          className="tiptap"
          contentEditable={!locked}
          suppressContentEditableWarning
          onFocus={locked ? undefined : focus}
        >
          <RichText markup={value} />
        </div>
      </div>
    </div>
  )

  /** Starts creating the editor when a mouse hovers over the text, before it clicks. */
  function prepare({ pointerType }: PointerEvent): void {
    if (pointerType === 'mouse') startTransition(() => begin('later'))
  }

  function press({ pointerType, clientX, clientY }: PointerEvent): void {
    // The click of a touch follows on release, when the editor must exist.
    if (pointerType !== 'mouse') flushSync(() => begin('later'))
    else pressedAt.current = { x: clientX, y: clientY }
  }

  /** Starts editing on release if the mouse was pressed before the editor was created. */
  function release({ clientX, clientY }: PointerEvent): void {
    pressedAt.current = null
    begin({ x: clientX, y: clientY })
  }

  function focus({ currentTarget: text }: { currentTarget: HTMLElement }): void {
    if (pressedAt.current) return
    // The code that focused the text may also select it.
    queueMicrotask(() => {
      if (document.activeElement !== text) return
      const isAllSelected = getSelection()?.containsNode(text.firstChild ?? text) === true
      if (!isAllSelected) awaitingFocus.current = { id: aria.id, from: text }
      flushSync(() => begin(isAllSelected ? 'all' : 'start'))
    })
  }
}

interface RenderedTextProps extends MarkupEditorProps {
  readonly begin: (start: InitialSelection) => void
  /** Position of a mouse press; the editor may be created before the button is released. */
  readonly pressedAt: PressedAt
  readonly tools: ComponentType<{ readonly markup: string }>
}
