import type { AnyField } from '#schema/fields'
import { acceptsValue } from '#schema/fields/kinds'
import { useFieldsForm, useStoredValue } from './fields-form'

/** A field's value with functions to change it. */
interface FieldValue<Value> {
  /** The stored value; `undefined` if there is none or it isn't of the field's type. */
  readonly value: Value | undefined
  /** The stored value of any type. */
  readonly raw: unknown
  /** Stores a value while the user types: one history step until a pause or blur. */
  readonly change: (value: unknown) => void
  /** Stores a chosen value as a separate history step. */
  readonly commit: (value: unknown) => void
}

/** Returns the value of one field and subscribes to its changes. */
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
    // A draft may break rules but not types (the server refuses it), so text that isn't a number yet stays in its control.
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
