import { useEffect } from 'react'
import { useFieldsForm } from '../../form/fields-form'
import { selectExample } from '../../form/select-example'

/** Applies a focus request made before the text was editable; drops it if the user has moved on. */
export function useAwaitedFocus(id: string): void {
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
