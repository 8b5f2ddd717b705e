import type { MenuChange } from '#schema/records/navigation/menu-changes'
import navigation from '#schema/records/navigation/navigation.record'
import { useFieldValue } from '../panel/form/use-field-value'

const { changes: field } = navigation.fields
const NO_CHANGE = { hidden: false, label: '', link: null, moved: false, under: '', after: '' }

/** Returns the changes of single entries, with functions to set and to drop one. */
export function useMenuChanges() {
  const { value, commit } = useFieldValue(field, 'changes')
  // The declaration defines the item type.
  const all = (value ?? []) as readonly MenuChange[]
  const others = (id: string) => all.filter(({ entry }) => entry !== id)
  return {
    all,
    /** Positions apply in the order in which they were set. */
    put(id: string, values: Partial<MenuChange>) {
      const known = all.find(({ entry }) => entry === id) ?? { entry: id, ...NO_CHANGE }
      const next = { ...known, ...values }
      commit(
        values.moved || !all.includes(known)
          ? [...others(id), next]
          : all.map((each) => (each === known ? next : each)),
      )
    },
    drop: (id: string) => commit(others(id)),
  }
}
