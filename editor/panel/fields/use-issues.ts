import { useCallback, useSyncExternalStore } from 'react'
import type { FieldError } from 'react-hook-form'
import type { AnyField } from '#schema/fields'
import { useSame } from '../../store/use-same'
import { useFieldsForm } from '../form/fields-form'
import { errorPath } from '../form/registry-resolver'

/** One broken rule of a field, in the registry's words. */
export interface ShownIssue {
  readonly rule: string
  readonly message: string
}

/** What the check says of one field now. Renders again only when that changes. */
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
