import { useCallback, useSyncExternalStore } from 'react'
import type { FieldError } from 'react-hook-form'
import type { AnyField } from '#schema/fields'
import { useSame } from '../../store/use-same'
import { useFieldsForm } from '../form/fields-form'
import { errorPath } from '../form/registry-resolver'

/** A violated rule of a field, with the registry's message. */
export interface ShownIssue {
  readonly rule: string
  readonly message: string
}

/** Returns the current issues of a field. Re-renders only when they change. */
export function useIssues(field: AnyField, path: string): readonly ShownIssue[] {
  const { form } = useFieldsForm()
  const at = errorPath(field, path)
  const subscribe = useCallback(
    (changed: () => void) => form.subscribe({ formState: { errors: true }, callback: changed }),
    [form],
  )
  const issues = useSame(() => issuesIn(form.getFieldState(at).error))
  return useSyncExternalStore(subscribe, () => issues(form))
}

function issuesIn(error: FieldError | undefined): readonly ShownIssue[] {
  const types = error?.types ?? (error ? { [error.type]: error.message } : {})
  return Object.entries(types).map(([rule, message]) => ({ rule, message: String(message) }))
}
