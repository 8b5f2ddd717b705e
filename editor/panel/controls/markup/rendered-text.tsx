import { type ComponentType, type PointerEvent, type RefObject, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { RichText } from '#renderer/parts/text/rich-text'
import { t } from '#schema/messages/t'
import type { Pointed } from '../../../store/ui-state'
import { LONG_TEXT } from '../../../ui/long-text'
import { Spinner } from '../../../ui/spinner'
import { useFieldsForm } from '../../form/fields-form'
import type { MarkupEditorProps } from './markup-editor'
import { useAwaitedFocus } from './use-awaited-focus'

/** How writing begins: where the text was pressed, at its start, with all of it selected, or once someone presses it. */
export type WritingStart = Pointed | 'start' | 'all' | 'later'

const ELEMENT =
  /<(?:\/?(?:p|h[2-4]|strong|b|em|i|u|s|ul|ol|li|blockquote|br|hr|a|figure|figcaption)|a href="[^"]*"|img(?: (?:src|alt|title|width|height)="[^"]*")*)>/g

/** Whether a text consists of what the text editor is used for: no element or attribute that it may not know. */
export function hasUsualMarkup(markup: string): boolean {
  return !markup.replace(ELEMENT, '').includes('<')
}

export type PressedAt = RefObject<Pointed | null>

/** The text, until its editor is fetched. */
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

/** The text in the place of its editor, which takes over when it is pointed at, touched or focused. */
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

  /** A mouse comes over the text before it presses. */
  function prepare({ pointerType }: PointerEvent): void {
    if (pointerType === 'mouse') startTransition(() => begin('later'))
  }

  function press({ pointerType, clientX, clientY }: PointerEvent): void {
    // A finger's click comes when it is lifted, and finds the editor there.
    if (pointerType !== 'mouse') flushSync(() => begin('later'))
    else pressedAt.current = { x: clientX, y: clientY }
  }

  /** Pressed before the editor was built. */
  function release({ clientX, clientY }: PointerEvent): void {
    pressedAt.current = null
    begin({ x: clientX, y: clientY })
  }

  function focus({ currentTarget: text }: { currentTarget: HTMLElement }): void {
    if (pressedAt.current) return
    // What focused the text may select it, too.
    queueMicrotask(() => {
      if (document.activeElement !== text) return
      const isAllSelected = getSelection()?.containsNode(text.firstChild ?? text) === true
      if (!isAllSelected) awaitingFocus.current = { id: aria.id, from: text }
      flushSync(() => begin(isAllSelected ? 'all' : 'start'))
    })
  }
}

interface RenderedTextProps extends MarkupEditorProps {
  readonly begin: (start: WritingStart) => void
  /** Where a mouse presses the text; its editor may come before the button is let go. */
  readonly pressedAt: PressedAt
  readonly tools: ComponentType<{ readonly markup: string }>
}
