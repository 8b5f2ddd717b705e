import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFieldsForm } from '../../form/fields-form'
import { selectExample } from '../../form/select-example'
import MarkupEditor, { type MarkupEditorProps } from './markup-editor'
import { survivesEditing } from './markup-schema'

/** The editor for markup it can give back whole; for any other the source, so that nothing is lost by opening it. */
export default function VisualEditor({ source, ...props }: VisualEditorProps) {
  const { value, change } = props
  const written = useRef<string | null>(null)
  // What the editor wrote it can also read; everything else is looked at first.
  const [known, setKnown] = useState(() => ({ value, fits: survivesEditing(value) }))
  if (known.value !== value)
    setKnown({ value, fits: value === written.current || survivesEditing(value) })
  useFocusWhenLoaded(props.aria.id)
  if (known.fits) return <MarkupEditor {...props} change={write} />
  return (
    <>
      {source}
      <p className="panel-field-help">
        Something in this text cannot be shown here, so its code (HTML) is shown instead. Nothing of
        it is lost.
      </p>
    </>
  )

  function write(markup: string): void {
    written.current = markup
    change(markup)
  }
}

export interface VisualEditorProps extends MarkupEditorProps {
  readonly source: ReactNode
}

/** A focus requested before the editor was loaded; dropped when the user has moved on since. */
function useFocusWhenLoaded(id: string): void {
  const { awaitingFocus } = useFieldsForm()
  useEffect(() => {
    const waiting = awaitingFocus.current
    if (waiting?.id !== id) return
    awaitingFocus.current = null
    const now = document.activeElement
    if (now !== waiting.from && now !== document.body) return
    const control = document.getElementById(id)
    control?.focus()
    if (control) selectExample(control)
  }, [awaitingFocus, id])
}
