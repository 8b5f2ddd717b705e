import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { AnyField } from '#schema/fields'
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
  // A text, so that an equal answer is the same answer.
  const text = useSyncExternalStore(subscribe, () => {
    const { error } = form.getFieldState(at)
    return error ? JSON.stringify(error.types ?? { [error.type]: error.message }) : ''
  })
  return useMemo(() => issuesIn(text), [text])
}

function issuesIn(text: string): readonly ShownIssue[] {
  if (text === '') return []
  const types = JSON.parse(text) as Record<string, string>
  return Object.entries(types).map(([rule, message]) => ({ rule, message }))
}
