import { DEFAULT_LANGUAGE } from '../../entities/place'
import {
  type MenuChange,
  type MenuNode,
  type NavigationEntry,
  resolveMenu,
  shownEntries,
} from './menu-changes'

/** One navigation's part of a menu: the network's or a location's, in the default language or in that of the page. */
export interface MenuLayer {
  readonly entries: readonly NavigationEntry[]
  readonly changes: readonly MenuChange[]
  /** True if it is in place of the layers below. */
  readonly isInstead: boolean
  /** False for the default language of a page in another one. */
  readonly isInLanguage: boolean
}

/** A menu as several layers make it. */
export interface LayeredMenu {
  readonly entries: readonly NavigationEntry[]
  /** Ids of the entries whose text is in the language of the page; the others say what the default language says. */
  readonly translated: ReadonlySet<string>
  /** Ids of all entries below the last layer, also of hidden ones. */
  readonly known: ReadonlySet<string>
}

interface Navigation {
  readonly language: string
  readonly combines: string
  readonly changes: readonly MenuChange[]
}

/** Returns the layers of one of the menus of navigations, in the order of `menuKeys`. */
export function menuLayers<N extends Navigation>(
  navigations: readonly N[],
  language: string,
  entriesOf: (navigation: N) => readonly NavigationEntry[],
): readonly MenuLayer[] {
  return navigations.map((each) => ({
    entries: entriesOf(each),
    changes: each.changes,
    isInstead: each.combines === 'instead',
    isInLanguage: isOtherLanguage(each.language) && sameLanguage(each.language, language),
  }))
}

/** Returns whether a language has texts of the default language's tree. */
export function isOtherLanguage(language: string): boolean {
  return !sameLanguage(language, DEFAULT_LANGUAGE)
}

function sameLanguage(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

const NO_CHANGE = { hidden: false, label: '', link: null, moved: false, under: '', after: '' }

/**
 * Resolves a menu from its layers: the network's tree, its texts in the language of the page, the location's differences, and their
 * texts. A text in the language of the page wins over one in the default language, whose owner changed it.
 */
export function layeredMenu(layers: readonly MenuLayer[], deepest: number): LayeredMenu {
  let entries: readonly NavigationEntry[] = []
  const translated = new Set<string>()
  const known = new Set<string>()
  for (const layer of layers) {
    const base = layer.isInstead ? [] : entries
    entries = shownEntries(layerNodes(base, layer, deepest, translated))
    for (const id of entriesOf(layer)) known.add(id)
    for (const id of textsOf(layer)) translated.add(id)
  }
  return { entries, translated, known }
}

function entriesOf({ entries }: MenuLayer): readonly string[] {
  return entries.filter((entry) => !isText(entry)).map(({ entryId }) => entryId)
}

/** Returns the ids of the entries that a layer has a text of in the language of the page. */
function textsOf({ entries, changes, isInLanguage }: MenuLayer): readonly string[] {
  if (!isInLanguage) return []
  const changed = changes.filter(({ label }) => label !== '').map(({ entry }) => entry)
  return [...entries.map(({ entryId }) => entryId), ...changed]
}

/** Puts one layer on the entries of those below it. */
export function layerNodes(
  base: readonly NavigationEntry[],
  layer: MenuLayer,
  deepest: number,
  translated: ReadonlySet<string> = new Set(),
): readonly MenuNode[] {
  const isOfTree = layer.isInLanguage && !layer.isInstead
  const { own, changes } = isOfTree ? partsOf(layer) : { ...layer, own: layer.entries }
  const applied = layer.isInLanguage
    ? changes
    : changes.map((change) => (translated.has(change.entry) ? { ...change, label: '' } : change))
  return resolveMenu(base, own, applied, deepest)
}

/** Returns the texts of entries that are gone: they are kept, and shown again with their entry. */
export function orphanedTexts(
  entries: readonly NavigationEntry[],
  known: ReadonlySet<string>,
): readonly NavigationEntry[] {
  return entries.filter((entry) => isText(entry) && !known.has(entry.entryId))
}

/** Returns whether an entry of a language is the text of another. */
export function isText({ part }: Pick<NavigationEntry, 'part'>): boolean {
  return part === 'text' || part === 'textAndLink'
}

/** Divides the entries of a language into its own entries and changes of the tree. */
function partsOf({ entries, changes }: Pick<MenuLayer, 'entries' | 'changes'>) {
  const made = new Map<string, MenuChange>()
  entries.forEach((entry, at) => {
    const { entryId, label, link, part } = entry
    const change = { ...NO_CHANGE, entry: entryId }
    if (isText(entry))
      made.set(entryId, { ...change, label, link: part === 'textAndLink' ? link : null })
    const place = isText(entry) ? null : placeOf(entries, at)
    if (place && entryId !== '') made.set(entryId, { ...change, moved: true, ...place })
  })
  const stated = changes.map((change) => {
    const other = made.get(change.entry)
    made.delete(change.entry)
    return other ? withOther(change, other) : change
  })
  return { own: entries.filter((entry) => !isText(entry)), changes: [...made.values(), ...stated] }
}

function withOther(change: MenuChange, other: MenuChange): MenuChange {
  const { moved, under, after } = change.moved ? change : other
  const label = other.label || change.label
  return { ...change, label, link: other.link ?? change.link, moved, under, after }
}

/** Returns the place of an own entry among the texts of its list; `null` for the end, or below another own entry. */
function placeOf(entries: readonly NavigationEntry[], at: number) {
  const level = entries[at]?.level ?? 0
  const before = entries.slice(0, at)
  const parentAt = before.findLastIndex((entry) => (entry.level ?? 0) < level)
  const parent = before[parentAt]
  if (parent ? !isText(parent) : entries.slice(at + 1).every((entry) => !isText(entry))) return null
  const siblings = before.slice(parentAt + 1).filter((entry) => (entry.level ?? 0) === level)
  return { under: parent?.entryId ?? '', after: siblings.at(-1)?.entryId ?? '' }
}
