import { type RefObject, useEffect } from 'react'
import { useUi } from '../../store/session'
import { controlId } from './control-id'

/**
 * Serves `uiStore.focusField`: the asked field, the first field of an asked item (`slides.2`), or the first of all.
 * Lists have opened the item by then: they render in the same pass.
 */
export function useFocusRequest(
  blockId: string,
  fields: RefObject<HTMLElement | null>,
  served: RefObject<number>,
): void {
  const request = useUi(({ focusRequest }) => focusRequest)
  useEffect(() => {
    if (request?.blockId !== blockId || request.count === served.current) return
    served.current = request.count
    const target = targetOf(blockId, request.field, fields.current)
    target?.focus()
    target?.scrollIntoView?.({ block: 'nearest' })
  }, [request, blockId, fields, served])
}

const FIRST =
  ':scope [data-field] :is(input, select, textarea, [contenteditable=true], button):not(.panel-field-reset, :disabled)'

function targetOf(
  blockId: string,
  field: string | null,
  fields: HTMLElement | null,
): HTMLElement | null {
  if (field === null) return fields?.querySelector<HTMLElement>(FIRST) ?? null
  const control = document.getElementById(controlId(blockId, field))
  if (control) return control
  const items = [...(fields?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
  const item = items.find((each) => each.dataset.item === field)
  return item?.querySelector<HTMLElement>(FIRST) ?? null
}
