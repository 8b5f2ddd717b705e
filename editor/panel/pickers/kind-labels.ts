import { isSlug } from '#schema/fields/slug'
import { t } from '#schema/messages/t'
import { recordDefinitions } from '#schema/records'
import type { AnyRecord, RecordLabels } from '#schema/records/record'

/** Labels of a record kind and its actions. */
interface KindLabels extends Pick<RecordLabels, 'edit' | 'help' | 'none' | 'one' | 'search'> {
  /** Label of the picker's button that creates a record; `null` if it has none. */
  readonly make: string | null
  /** True if the kind has a form here. */
  readonly hasForm: boolean
  readonly addedBy: AnyRecord['addedBy']
}

/** Pages aren't records, but they are chosen and created in the same way. */
const PAGES: Readonly<Record<string, KindLabels>> = {
  page: {
    ...{ one: t('page'), make: t('New page'), hasForm: true, addedBy: 'page' },
    ...{ edit: t('Edit page'), none: t('No pages yet'), search: t('Search pages') },
    help: t('People who manage its location can edit it.'),
  },
  /** Pages and templates together, because kits consist of both. */
  document: {
    ...{ one: t('page or template'), edit: t('Edit') },
    ...{ none: t('No pages or templates yet'), search: t('Search pages and templates') },
    ...{ make: null, hasForm: false, addedBy: null },
    help: t('People who manage its location can edit it.'),
  },
}

/** Returns the labels of a kind; throws if it is neither a page nor declared. */
export function kindLabels(kind: string): KindLabels {
  const words = PAGES[kind] ?? declaredLabels(kind)
  if (!words) throw new Error(`There is no kind of record '${kind}' in schema/records`)
  return words
}

function declaredLabels(kind: string): KindLabels | null {
  const definition = recordDefinitions.get(kind)
  if (!definition) return null
  const { words, addedBy } = definition
  const make = addedBy === 'page' ? t('New page') : words.new
  return { ...words, addedBy, hasForm: addedBy !== null, make: addedBy && make }
}

/** Returns the key typed instead of a search text; `null` if the text can't be a key. */
export function typedKey(kind: string, text: string): string | null {
  const key = text.trim()
  if (recordDefinitions.get(kind)?.key === 'slug') return key !== '' && isSlug(key) ? key : null
  return /^[1-9]\d{0,14}$/.test(key) ? key : null
}
