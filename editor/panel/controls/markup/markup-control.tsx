import { useEffect, useState } from 'react'
import { Advanced } from '../../../ui/advanced'
import { Button } from '../../../ui/button'
import { fetchedPart, useFetched } from '../../../ui/lazy/fetched-part'
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

/** The text editor; the markup itself where the text editor cannot be fetched. */
function Visual(props: MarkupEditorProps) {
  const { part: Editor, hasFailed, need } = useFetched(visualEditor)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once.
  useEffect(() => void need(), [])
  const source = <SourceEditor {...props} />
  if (Editor) return <Editor {...props} source={source} />
  return hasFailed ? source : <Spinner label="Loading the text editor…" />
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
