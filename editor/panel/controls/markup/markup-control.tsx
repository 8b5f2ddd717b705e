import { startTransition, useEffect, useState } from 'react'
import { RichText } from '#renderer/parts/text/rich-text'
import { Advanced } from '../../../ui/advanced'
import { afterPaint } from '../../../ui/after-paint'
import { Button } from '../../../ui/button'
import { fetchedPart, useFetched } from '../../../ui/lazy/fetched-part'
import { LONG_TEXT } from '../../../ui/long-text'
import { Spinner } from '../../../ui/spinner'
import { characterCount } from '../../form/character-count'
import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import { textOf } from '../../form/values'
import type { MarkupEditorProps } from './markup-editor'
import './markup-control.css'

/** Formatted text. */
export function RichtextControl({ field, path, ...rest }: ControlProps<'richtext'>) {
  const { raw, change } = useFieldValue(field, path)
  const value = textOf(raw)
  const { aria, shown } = characterCount(field, value, rest.aria)
  return (
    <>
      <Visual {...rest} aria={aria} value={value} change={change} />
      {shown}
    </>
  )
}

/** Formatted text that can also be written as HTML. */
export function HtmlControl({ field, path, ...rest }: ControlProps<'html'>) {
  const { raw, change } = useFieldValue(field, path)
  const [isSource, setIsSource] = useState(false)
  const value = textOf(raw)
  const { aria, shown } = characterCount(field, value, rest.aria)
  const editor = { ...rest, aria, value, change }
  return (
    <>
      {isSource ? <SourceEditor {...editor} /> : <Visual {...editor} />}
      {shown}
      <Advanced>
        <Button aria-pressed={isSource} onClick={() => setIsSource(!isSource)}>
          Show the code (HTML)
        </Button>
      </Advanced>
    </>
  )
}

/** The largest part of the panel. */
const visualEditor = fetchedPart(() => import('./visual-editor').then((part) => part.default))

/**
 * The text editor; the markup itself where the text editor cannot be fetched. The panel is painted first, with the text as
 * it is rendered: building the editor takes longer than everything else in the panel.
 */
function Visual(props: MarkupEditorProps) {
  const { part: Editor, hasFailed, need } = useFetched(visualEditor)
  const [isDue, setIsDue] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once.
  useEffect(
    () =>
      afterPaint(() => {
        void need()
        startTransition(() => setIsDue(true))
      }),
    [],
  )
  const source = <SourceEditor {...props} />
  if (Editor && isDue) return <Editor {...props} source={source} />
  return hasFailed ? source : <Rendered {...props} />
}

/** The text in the place of its editor. */
function Rendered({ value, locked }: MarkupEditorProps) {
  return (
    <div className="panel-markup" inert>
      {!locked && (
        <div className="panel-markup-toolbar panel-markup-toolbar-awaited">
          <Spinner label="Loading the text editor…" />
        </div>
      )}
      <div className="panel-markup-text">
        <div className="tiptap">{value.length < LONG_TEXT && <RichText markup={value} />}</div>
      </div>
    </div>
  )
}

/** The markup itself. */
function SourceEditor({ value, change, aria, labelId, locked }: MarkupEditorProps) {
  return (
    <textarea
      {...aria}
      aria-labelledby={labelId}
      className="ed-input panel-text panel-markup-source"
      rows={8}
      spellCheck={false}
      value={value}
      readOnly={locked}
      onChange={(event) => change(event.target.value)}
    />
  )
}
