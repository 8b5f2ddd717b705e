import { type RefObject, useEffect } from 'react'
import { useUi } from '../../store/session'
import type { PanelMemory } from '../form/field-source'
import { useFieldsForm } from '../form/fields-form'
import { selectExample } from '../form/select-example'

/**
 * Handles `uiStore.focusField` and `fillField`: focuses the requested field, the first field of a requested item (`slides.2`), or
 * the first of all. Tabs and lists are open by then, because they render in the same pass. A control that is still loading takes
 * the focus later.
 */
export function useFocusRequest(
  fields: RefObject<HTMLElement | null>,
  memory: RefObject<PanelMemory>,
): void {
  const { source, formId, awaitingFocus } = useFieldsForm()
  const request = useUi(({ focusRequest }) => focusRequest)
  useEffect(() => {
    if (request?.blockId !== source.id || request.count === memory.current.served) return
    memory.current.served = request.count
    const path = fieldPath(request.field, fields.current)
    if (path === null) return
    const id = controlId(formId, path)
    const control = document.getElementById(id)
    awaitingFocus.current = control ? null : { id, from: document.activeElement }
    control?.focus()
    if (control) selectExample(control)
    if (control && request.fills) beginFilling(control)
    control?.scrollIntoView?.({ block: 'nearest' })
  }, [request, source, formId, fields, memory, awaitingFocus])
}

/** Opens the field's chooser: by a button of its own, or by the control itself. */
function beginFilling(control: HTMLElement): void {
  const own = control.closest('[data-field]')?.querySelector<HTMLElement>('[data-fills]')
  const isOpener = control.matches('button, [role="combobox"]')
  ;(own ?? (isOpener ? control : null))?.click()
}

function fieldPath(asked: string | null, fields: HTMLElement | null): string | null {
  const items = [...(fields?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
  const within = asked === null ? fields : items.find(({ dataset }) => dataset.item === asked)
  if (!within) return asked
  return within.querySelector<HTMLElement>('[data-field]')?.dataset.field ?? null
}

/** Returns the DOM id of a field's control, used to focus it. */
export function controlId(formId: string, path: string): string {
  return `${formId}-field-${path}`
}
