import { startTransition, useEffect, useRef, useState } from 'react'
import { t } from '#schema/messages/t'
import { LONG_TEXT } from '../../../store/content-limits'
import { Advanced } from '../../../ui/advanced'
import { afterPaint } from '../../../ui/after-paint'
import { Button } from '../../../ui/button'
import { lazyPart, useLazy } from '../../../ui/lazy/lazy-part'
import { characterCount } from '../../form/character-count'
import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import { textOf } from '../../form/values'
import type { MarkupEditorProps } from './markup-editor'
import {
  AwaitedText,
  hasOnlySupportedMarkup,
  type InitialSelection,
  type PressedAt,
  RenderedText,
} from './rendered-text'
import './markup-control.css'

/** Control for formatted text. */
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

/** Control for formatted text that can also be edited as HTML. */
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
          {t('Show the code (HTML)')}
        </Button>
      </Advanced>
    </>
  )
}

/** Lazy: the largest part of the panel. */
const visualEditor = lazyPart(() => import('./visual-editor'))

/**
 * Editor for formatted text; shows the source if the editor can't be loaded. The text is only rendered until it is hovered or
 * focused, because creating its editor takes longer than the rest of the panel.
 */
function Visual(props: MarkupEditorProps) {
  const { value, locked } = props
  const { part, hasFailed, need } = useLazy(visualEditor)
  const [start, setStart] = useState<InitialSelection | null>(null)
  const pressedAt: PressedAt = useRef(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once.
  useEffect(
    () =>
      afterPaint(() => {
        void need()
        // Long or unusual markup is checked first, so it is rendered later.
        if (value.length >= LONG_TEXT || !(locked || hasOnlySupportedMarkup(value)))
          startTransition(() => setStart('later'))
      }),
    [],
  )
  const source = <SourceEditor {...props} />
  if (hasFailed) return source
  if (!part) return <AwaitedText {...props} />
  if (!start)
    return (
      <RenderedText {...props} tools={part.ToolbarOutline} begin={setStart} pressedAt={pressedAt} />
    )
  return <part.VisualEditor {...props} source={source} start={start} pressedAt={pressedAt} />
}

/** Text area with the markup source. */
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
