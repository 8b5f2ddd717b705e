import { type KeyboardEvent, useState } from 'react'
import { numberFromInput } from '#schema/fields'
import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import { textOf } from '../../form/values'

/** Control for a number typed with comma or point; invalid text stays in the control with a message. */
export function NumberControl({ field, path, aria, locked }: ControlProps<'number'>) {
  const { value, raw, change } = useFieldValue(field, path)
  const [typed, setTyped] = useState({ text: '', stored: raw, fresh: false })
  // `1.` is already stored as 1: the typed text stays until the value is changed from elsewhere.
  const text = typed.fresh && Object.is(typed.stored, raw) ? typed.text : textOf(raw)
  return (
    <input
      {...aria}
      type="text"
      inputMode={field.min !== undefined && field.min >= 0 ? 'decimal' : 'text'}
      autoComplete="off"
      className="ed-input panel-number"
      value={text}
      placeholder={raw === undefined ? textOf(field.default) : undefined}
      readOnly={locked}
      onChange={(event) => type(event.target.value)}
      onKeyDown={step}
    />
  )

  function type(input: string): void {
    const next = numberFromInput(input)
    change(next)
    setTyped({ text: input, stored: typeof next === 'string' ? raw : next, fresh: true })
  }

  function step(event: KeyboardEvent): void {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined || locked) return
    event.preventDefault()
    const next = (value ?? field.default ?? 0) + by * (field.step ?? 1)
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field
    // Rounded, because decimal sums are not exact: 0.1 + 0.2 becomes 0.3.
    change(Number(Math.min(max, Math.max(min, next)).toFixed(10)))
  }
}
