import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useMemo,
} from 'react'
import { createFormControl, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { RawProps } from '#schema/block/block'
import type { PageStore } from '../../store/page-store'
import { usePage, useSession } from '../../store/session'
import { type UndoGroup, useUndoGroup } from '../../store/undo-group'
import type { FieldSource } from './field-source'
import { registryResolver } from './registry-resolver'
import { valueAt, withValueAt } from './values'

/** Shared context of a form's controls. Never changes while the form is open, so it causes no re-renders. */
interface FieldsFormContext {
  readonly source: FieldSource
  /** Begins the DOM ids of the controls: two forms of one kind can be open, one in a dialog. */
  readonly formId: string
  /** Groups typing in one field into one history step. */
  readonly undoGroup: UndoGroup
  /** Contains the issues of the values. The values themselves are only in the store. */
  readonly form: Pick<
    UseFormReturn<FieldValues>,
    'getFieldState' | 'setError' | 'setValue' | 'subscribe' | 'trigger'
  >
  /** Typed values of a wrong type, by path: validated, but not stored. */
  readonly refused: Map<string, unknown>
  /** Id of the control to focus once it is loaded, and the element that had the focus at the request. */
  readonly awaitingFocus: RefObject<{ readonly id: string; readonly from: Element | null } | null>
  /** Stores the value at a path immediately: the canvas updates while the user types. */
  readonly store: (path: string, value: unknown) => void
  /** Resets a value to its default, as a separate history step. */
  readonly reset: (path: string, value: unknown) => void
}

const Context = createContext<FieldsFormContext | null>(null)

export function useFieldsForm(): FieldsFormContext {
  const context = use(Context)
  if (!context) throw new Error('A control is outside of a form')
  return context
}

/** Form of a source. Needs a `key` per source, so that another source gets a new form. */
export function FieldsForm({ label, source, children }: FieldsFormProps) {
  const { pageStore } = useSession()
  const undoGroup = useUndoGroup(pageStore)
  const formId = `${useId()}-${source.id}`
  const context = useMemo(() => {
    const awaitingFocus = { current: null }
    const refused = new Map<string, unknown>()
    const resolver = registryResolver(source.fields, () =>
      refused.size === 0 && source.problems ? source.problems(pageStore.getState().page) : null,
    )
    // Not `useForm`, which renders the form twice: each field subscribes to its own state.
    const form = createFormControl<FieldValues>({ resolver })
    return {
      source,
      formId,
      undoGroup,
      form,
      refused,
      awaitingFocus,
      store: storeInto(source, pageStore, source.set),
      reset: storeInto(source, pageStore, source.reset ?? source.set),
    }
  }, [source, formId, pageStore, undoGroup])
  useEffect(() => validateOnChange(context, pageStore), [context, pageStore])
  return (
    <Context value={context}>
      <form
        // biome-ignore lint/a11y/noRedundantRoles: outside scripts rely on the attribute
        role="form"
        aria-label={label}
        className="panel-form"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onBlur={undoGroup.end}
      >
        {children}
      </form>
    </Context>
  )
}

interface FieldsFormProps {
  readonly label: string
  readonly source: FieldSource
  readonly children: ReactNode
}

/** Returns the stored value at a path, of any type. `read` should return no more than is shown. */
export function useStoredValue<T>(path: string, read: (value: unknown) => T): T {
  const { source } = useFieldsForm()
  return usePage(({ page }) => read(valueAt(source.values(page), path)))
}

function storeInto(source: FieldSource, pageStore: PageStore, set: FieldSource['set']) {
  return (path: string, value: unknown) => {
    const [name = '', ...rest] = path.split('.')
    const values = source.values(pageStore.getState().page)
    if (values) set(name, withValueAt(values[name], rest, value))
  }
}

/** Validates after every change of a value: by a control, undo, the canvas or a merge. */
function validateOnChange(
  { source, form, refused }: Pick<FieldsFormContext, 'source' | 'form' | 'refused'>,
  pageStore: PageStore,
): () => void {
  let known: RawProps = {}
  follow()
  return pageStore.subscribe(follow)

  function follow(): void {
    const values = source.values(pageStore.getState().page)
    if (!values || values === known) return
    for (const name of Object.keys(source.fields))
      if (known[name] !== values[name]) form.setValue(name, values[name])
    for (const [path, value] of refused) {
      if (Object.is(valueAt(known, path), valueAt(values, path))) form.setValue(path, value)
      else refused.delete(path)
    }
    known = values
    void form.trigger()
  }
}

/**
 * True if required fields show their issue before any input, i.e. once the user has tried to save. `null` in forms without a save
 * button, such as the panel.
 */
export const ShowMissingContext = createContext<boolean | null>(null)
export const ShowMissingProvider = ShowMissingContext.Provider
