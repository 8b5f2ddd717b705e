import { LRUCache } from 'lru-cache'
import { folderOfBlock } from './block-name'
import type { Markup } from './markup-facts'
import { settledFaces } from './needed-faces'
import { type Face, neededRules, type Sheet } from './needed-styles'
import { neededTokens } from './needed-tokens'
import { base, byFolder, faces, laterTexts, layers, parts, tokens } from './sheets'
import { type StyleNeeds, toSortedArray } from './style-needs'

/** The styles of a page in two parts. */
export interface PageStyles {
  /** Styles for the first screen. */
  readonly first: string
  /**
   * Styles of the whole page except the faces of the first screen, as ordered sheets; empty for a page of one screen. Joined only
   * when sent: 60 kB per page, made of texts that all pages share.
   */
  readonly rest: readonly string[]
  /** Addresses of the fonts to preload before the styles are parsed. */
  readonly preload: readonly string[]
}

/** Styles of a page's frame, around its blocks. */
export interface Around {
  /** Unique name. */
  readonly name: string
  /** Styles for the first screen. */
  readonly first: readonly string[]
  /** Styles for the page below the first screen. */
  readonly below: readonly string[]
}

const NOTHING: Around = { name: '', first: [], below: [] }

/** Fonts of headings and running text; the first face of each is the Latin one (`renderer/styles/fonts.css`). */
const PRELOADED_FAMILIES = ['Toran Display', 'Toran Text']

/**
 * Returns the styles a page needs: the shared ones, and those of its parts, faces and blocks. The first screen gets only the
 * rules that apply to it. The rest consists of whole sheets in a fixed order, so that the cascade doesn't depend on where a page
 * is split.
 */
export function stylesOf(
  first: readonly StyleNeeds[],
  rest: readonly StyleNeeds[],
  around = NOTHING,
): PageStyles {
  const made = JSON.stringify([around.name, styleIdsOf(first), rest.length > 0 && styleIdsOf(rest)])
  const known = remembered.get(keyByNeeds.get(made) ?? '')
  if (known) return known
  const facts = factsOf(first, rest)
  const own = `${around.name}\n${keyOf(facts, first)}`
  const styles = remembered.get(own) ?? assemble(facts, around)
  keyByNeeds.set(made, own)
  remembered.set(own, styles)
  return styles
}

/**
 * Cache of styles: pages made of the same blocks need the same 20 kB, which take longer to compute than rendering half a page.
 */
const remembered = new LRUCache<string, PageStyles>({ max: 150 })
/** The key of a page's styles by the requirements of its blocks, to avoid merging them again. */
const keyByNeeds = new LRUCache<string, string>({ max: 1000 })

/** All inputs of a page's styles. */
interface Facts {
  /** Requirements of the whole page. */
  readonly lasting: Markup
  /** Requirements of the first screen; `null` if the page has only one. */
  readonly seen: Markup | null
  readonly blockNames: readonly string[]
  readonly firstFaces: readonly Face[]
  readonly laterFaces: readonly Face[]
}

function styleIdsOf(needs: readonly StyleNeeds[]): number[] {
  return [...new Set(needs.map(({ key }) => key))].sort((a, b) => a - b)
}

function factsOf(first: readonly StyleNeeds[], rest: readonly StyleNeeds[]): Facts {
  const both = [...first, ...rest]
  const all = union(both.map((needs) => needs.faces))
  const shown = settledFaces(union(first.map((needs) => needs.faces)), all)
  const later = settledFaces(union(rest.map((needs) => needs.faces)), all)
  const classes = union(both.map((needs) => needs.classes))
  return {
    lasting: { classes, attributes: null, elements: null, isBeyondLatin: true },
    seen: rest.length > 0 ? seenIn(first) : null,
    blockNames: [...union(both.map((needs) => needs.blockNames))].sort(),
    firstFaces: faces.filter((_, number) => shown.has(number)),
    laterFaces: faces.filter((_, number) => later.has(number) && !shown.has(number)),
  }
}

/** The class of every page's root element, needed for the reset and base typography. */
const PAGE = 'page'

function seenIn(needs: readonly StyleNeeds[]): Markup {
  const attributes = new Map<string, string[]>()
  for (const { seen } of needs)
    for (const [name, values] of seen.attributes ?? [])
      attributes.set(name, [...(attributes.get(name) ?? []), ...values])
  return {
    classes: union([[PAGE], ...needs.map(({ seen }) => seen.classes)]),
    elements: union(needs.map(({ seen }) => seen.elements ?? [])),
    attributes,
    isBeyondLatin: needs.some(({ seen }) => seen.isBeyondLatin),
  }
}

function keyOf(facts: Facts, first: readonly StyleNeeds[]): string {
  const { lasting, seen, blockNames, firstFaces, laterFaces } = facts
  const conditions = toSortedArray(union(first.map((needs) => needs.conditions)))
  return JSON.stringify([
    toSortedArray(lasting.classes),
    seen && [
      toSortedArray(seen.classes),
      toSortedArray(seen.elements ?? []),
      conditions,
      seen.isBeyondLatin,
    ],
    [blockNames, firstFaces.map(numberOf), laterFaces.map(numberOf)],
  ])
}

function numberOf(face: Face): number {
  return faces.indexOf(face)
}

function assemble(facts: Facts, around: Around): PageStyles {
  const { lasting, seen, blockNames, firstFaces, laterFaces } = facts
  const sheets = [
    ...base,
    ...parts.filter((sheet) => sheet.isNeeded(lasting)),
    ...sheetsOfBlocks(blockNames),
  ]
  const shown = firstFaces.map(({ css }) => css)
  const preload = preloadedOf(firstFaces)
  const isCommon = [...firstFaces, ...laterFaces].some(({ whole }) => whole !== null)
  const all = [...sheets.map(({ css }) => css), isCommon ? laterTexts : '']
  if (!seen) {
    const whole = [...around.first, ...around.below, layers, tokens, ...shown, ...all]
    return { first: joined(whole), rest: [], preload }
  }
  const own = neededRules(sheets, seen)
  const later = [...around.below, tokens, ...laterFaces.map(({ css }) => css), ...all]
  return {
    first: joined([...around.first, layers, neededTokens(tokens, own), ...shown, own]),
    rest: later.filter(Boolean),
    preload,
  }
}

function preloadedOf(shown: readonly Face[]): string[] {
  return PRELOADED_FAMILIES.flatMap(
    (name) => shown.find(({ family }) => family === name)?.file ?? [],
  )
}

/** Returns all styles that a page may need in its second sheet. */
export function everyStyle(): string {
  const whole = faces.filter((face) => face.whole === null)
  const sheets = [...whole, ...base, ...parts, ...byFolder.values()]
  return joined([tokens, ...sheets.map(({ css }) => css)])
}

function sheetsOfBlocks(names: readonly string[]): Sheet[] {
  const folders = [...new Set(names.map(folderOfBlock))].sort()
  return folders.flatMap((folder) => byFolder.get(folder) ?? [])
}

function joined(sheets: readonly string[]): string {
  return sheets.filter(Boolean).join('\n')
}

function union<Each>(lists: readonly Iterable<Each>[]): Set<Each> {
  const all = new Set<Each>()
  for (const list of lists) for (const each of list) all.add(each)
  return all
}
