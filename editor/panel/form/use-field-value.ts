import type { AnyField } from '#schema/fields'
import { acceptsValue } from '#schema/fields/kinds'
import { useFieldsForm, useStoredValue } from './fields-form'

/** A field's value and the ways to change it. */
interface FieldValue<Value> {
  /** What is stored, where it is of the field's type; `undefined` where nothing is stored or it is of another type. */
  readonly value: Value | undefined
  /** What is stored, whatever it is. */
  readonly raw: unknown
  /** Takes what is being typed: one step of the history until a pause or blur. */
  readonly change: (value: unknown) => void
  /** Takes what was chosen: a step of its own. */
  readonly commit: (value: unknown) => void
}

/** The value of one field, followed wherever it is changed. */
export function useFieldValue<F extends AnyField>(
  field: F,
  path: string,
): FieldValue<F['default']> {
  const { form, refused, store, undoGroup } = useFieldsForm()
  const raw = useStoredValue(path, (value) => value)
  const value = acceptsValue(field, raw) ? (raw as F['default']) : undefined
  return { value, raw, change, commit }

  function change(next: unknown): void {
    take(next, () => undoGroup.type(path, () => store(path, next)))
  }

  function commit(next: unknown): void {
    take(next, () => store(path, next))
  }

  function take(next: unknown, keep: () => void): void {
    // A draft may break rules but not types (the server refuses it), so text that is no number yet stays in its control.
    if (!acceptsValue(field, next)) {
      refused.set(path, next)
      check(next)
      return
    }
    const wasRefused = refused.delete(path)
    keep()
    if (wasRefused) check(next)
  }

  function check(entered: unknown): void {
    form.setValue(path, entered)
    void form.trigger()
  }
}
