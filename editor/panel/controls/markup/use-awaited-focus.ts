import { useEffect } from 'react'
import { useFieldsForm } from '../../form/fields-form'
import { selectExample } from '../../form/select-example'

/** A focus requested before the text could take it; dropped when the user has moved on since. */
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
