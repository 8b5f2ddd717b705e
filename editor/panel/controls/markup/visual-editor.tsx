import { Selection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { type ReactNode, useRef, useState } from 'react'
import { RichText } from '#renderer/parts/text/rich-text'
import { t } from '#schema/messages/t'
import { editableMarkup, isRoundTripSafe } from '../../../markup/markup-schema'
import { Button } from '../../../ui/button'
import { placeMarkupCaret } from './markup-caret'
import MarkupEditor, { type MarkupEditorProps } from './markup-editor'
import type { InitialSelection, PressedAt } from './rendered-text'
import { useAwaitedFocus } from './use-awaited-focus'

export { ToolbarOutline } from './markup-toolbar'

/** Editor for markup that it can return without loss; other markup is shown read-only. */
export function VisualEditor({ source, start, pressedAt, ...props }: VisualEditorProps) {
  const { value, change } = props
  const written = useRef<string | null>(null)
  const [isSource, setIsSource] = useState(false)
  // Markup from the editor itself is safe; anything else is checked first.
  const [known, setKnown] = useState(() => ({ value, fits: isRoundTripSafe(value) }))
  if (known.value !== value)
    setKnown({ value, fits: value === written.current || isRoundTripSafe(value) })
  useAwaitedFocus(props.aria.id)
  if (known.fits)
    return (
      <MarkupEditor
        {...props}
        change={write}
        onReady={(editor) => startWriting(editor, pressedAt.current ?? start)}
      />
    )
  if (isSource) return source
  return (
    <Uneditable
      {...props}
      showSource={() => setIsSource(true)}
      convert={() => write(editableMarkup(value))}
    />
  )

  function write(markup: string): void {
    written.current = markup
    change(markup)
  }
}

/** Places the caret or selection. Focusing at the start is left to `useAwaitedFocus`. */
function startWriting(editor: Editor, start: InitialSelection): void {
  if (typeof start === 'object') placeMarkupCaret(editor, start)
  else if (start === 'all') {
    editor.view.focus()
    editor.commands.selectAll()
  } else if (start === 'start')
    editor.commands.setTextSelection(Selection.atStart(editor.state.doc).from)
}

/** Stored markup that the editor would change, shown read-only with the available actions. */
function Uneditable({ value, aria, labelId, locked, showSource, convert }: UneditableProps) {
  return (
    <fieldset
      id={aria.id}
      aria-labelledby={labelId}
      tabIndex={-1}
      className="panel-markup panel-markup-uneditable"
    >
      <div className="panel-markup-text" inert>
        <div className="tiptap">
          <RichText markup={value} />
        </div>
      </div>
      <p className="panel-field-help">{t('This text has HTML that the text editor can’t show.')}</p>
      {!locked && (
        <div className="panel-markup-link-foot">
          <Button onClick={convert}>{t('Convert to editable text')}</Button>
          <Button onClick={showSource}>{t('Edit HTML')}</Button>
        </div>
      )}
    </fieldset>
  )
}

interface UneditableProps extends MarkupEditorProps {
  readonly showSource: () => void
  /** Converts the markup: drops unsupported elements and keeps their text. */
  readonly convert: () => void
}

interface VisualEditorProps extends MarkupEditorProps {
  readonly source: ReactNode
  readonly start: InitialSelection
  readonly pressedAt: PressedAt
}
