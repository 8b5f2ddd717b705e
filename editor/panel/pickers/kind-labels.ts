import { isSlug } from '#schema/fields/slug'
import { t } from '#schema/messages/t'
import { recordDefinitions } from '#schema/records'
import type { AnyRecord } from '#schema/records/record'

/** The editor's labels for a kind of record and its actions. */
interface KindLabels {
  readonly one: string
  readonly many: string
  /** Who changes them, and where. */
  readonly help: string
  /** What makes a new one from its picker; `null` where nothing does. */
  readonly make: string | null
  /** Whether it has a form here. */
  readonly hasForm: boolean
  readonly addedBy: AnyRecord['addedBy']
}

/** Pages are no records, but are chosen and made like them. */
const PAGES: Readonly<Record<string, KindLabels>> = {
  page: {
    ...{ one: t('page'), many: t('pages'), make: t('New page'), hasForm: true, addedBy: 'page' },
    help: t('People who manage its location can edit it.'),
  },
  /** Pages and templates alike, as kits are made of them. */
  document: {
    ...{ one: t('page or template'), many: t('pages and templates') },
    ...{ make: null, hasForm: false, addedBy: null },
    help: t('People who manage its location can edit it.'),
  },
}

/** The words of a kind; throws for one that is neither a page nor declared. */
export function kindLabels(kind: string): KindLabels {
  const words = PAGES[kind] ?? declaredLabels(kind)
  if (!words) throw new Error(`There is no kind of record '${kind}' in schema/records`)
  return words
}

function declaredLabels(kind: string): KindLabels | null {
  const definition = recordDefinitions.get(kind)
  if (!definition) return null
  const { words, addedBy } = definition
  const make = addedBy === 'page' ? t('New page') : t('New {one}', { one: words.one })
  return { ...words, addedBy, hasForm: addedBy !== null, make: addedBy && make }
}

/** A key that was typed instead of searched for; `null` when the text cannot be one. */
export function typedKey(kind: string, text: string): string | null {
  const key = text.trim()
  if (recordDefinitions.get(kind)?.key === 'slug') return key !== '' && isSlug(key) ? key : null
  return /^[1-9]\d{0,14}$/.test(key) ? key : null
}
