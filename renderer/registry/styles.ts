import { LRUCache } from 'lru-cache'
import { folderOf, folderOfBlock } from './block-name'
import { hasAttribute, lastingFacts, lettersOf, type Markup, markupFacts } from './markup-facts'
import { attributesAsked, type Face, faceOf, type Sheet, sheetOf } from './needed-styles'
import type { SheetData } from './sheet'

const blockSheets = import.meta.glob<SheetData>('../blocks/*/*.css', {
  query: '?inline&rules',
  eager: true,
  import: 'default',
})
const partSheets = import.meta.glob<SheetData>('../parts/*/*.css', {
  query: '?inline&rules',
  eager: true,
  import: 'default',
})
const baseSheets = import.meta.glob<SheetData>('../styles/*.css', {
  query: '?inline&rules',
  eager: true,
  import: 'default',
})

const byFolder = new Map(
  Object.entries(blockSheets).map(([path, sheet]) => [folderOf(path), sheetOf(sheet)]),
)
const parts = Object.values(partSheets).map(sheetOf)
const faces = baseSheet('fonts').faces.map(faceOf)
// layers.css fixes the order of the cascade; each page holds all tokens, for whatever names them.
const whole = ['layers', 'tokens'].map((name) => baseSheet(name).css)
const base = Object.entries(baseSheets)
  .filter(([path]) => !/\/(?:layers|tokens|fonts)\.css$/.test(path))
  .map(([, sheet]) => sheetOf(sheet))

/** Whatever selectors ask of attributes: what else they hold makes no difference. */
const askedAttributes = attributesAsked(
  [blockSheets, partSheets, baseSheets].flatMap((sheets) => Object.values(sheets)),
)

/** Some blocks that were rendered. */
export interface DrawnBlocks {
  readonly blockNames: readonly string[]
  readonly markup: string
}

/** The styles of a page in two parts. */
export interface PageStyles {
  /** What its first screen needs. */
  readonly first: string
  /** What the whole page needs, but for the tokens and the faces of the first screen; `''` for a page of one screen. */
  readonly rest: string
  /** Addresses of the fonts worth fetching before the styles are read. */
  readonly preload: readonly string[]
}

/** Headings and running text; the first face of each is its Latin one (`renderer/styles/fonts.css`). */
const PRELOADED_FAMILIES = ['Toran Display', 'Toran Text']

/**
 * The styles a page needs: those all pages share, and those of the parts, faces and blocks it shows. The first screen
 * gets only the rules that apply to it. The rest takes whole sheets, always in the same order, so that the cascade does not
 * depend on where a page was split.
 */
export function stylesOf(first: DrawnBlocks, rest: DrawnBlocks): PageStyles {
  const facts = factsOf(first, rest)
  const key = keyOf(facts)
  const known = remembered.get(key)
  if (known) return known
  const styles = putTogether(facts)
  remembered.set(key, styles)
  return styles
}

/** All that the styles of a page depend on. */
interface Facts {
  /** Of the whole page. */
  readonly lasting: Markup
  /** Of the first screen; `null` for a page that has no more than that. */
  readonly seen: Markup | null
  readonly blockNames: readonly string[]
  readonly firstFaces: readonly Face[]
  readonly laterFaces: readonly Face[]
}

/** Pages made of the same blocks need the same styles: some 60 kB each, which take longer to find than half a page to render. */
const remembered = new LRUCache<string, PageStyles>({ max: 50 })

function factsOf(first: DrawnBlocks, rest: DrawnBlocks): Facts {
  const firstFaces = facesFor(first.markup)
  return {
    lasting: lastingFacts(first.markup + rest.markup),
    seen: rest.markup === '' ? null : markupFacts(first.markup),
    blockNames: [...new Set([...first.blockNames, ...rest.blockNames])].sort(),
    firstFaces,
    laterFaces: facesFor(rest.markup).filter((face) => !firstFaces.includes(face)),
  }
}

function facesFor(markup: string): readonly Face[] {
  const letters = lettersOf(markup)
  return faces.filter(({ isNeeded }) => isNeeded(letters))
}

function keyOf({ lasting, seen, blockNames, firstFaces, laterFaces }: Facts): string {
  const numbers = (some: readonly Face[]) => some.map((face) => faces.indexOf(face))
  return JSON.stringify([
    [...lasting.classes].sort(),
    seen && [[...seen.classes].sort(), [...(seen.elements ?? [])].sort()],
    seen && askedAttributes.map((asked) => (hasAttribute(asked, seen) ? 1 : 0)).join(''),
    [blockNames, numbers(firstFaces), numbers(laterFaces)],
  ])
}

function putTogether({ lasting, seen, blockNames, firstFaces, laterFaces }: Facts): PageStyles {
  const sheets = [
    ...base,
    ...parts.filter((sheet) => sheet.isNeeded(lasting)),
    ...sheetsOfBlocks(blockNames),
  ]
  const once = [...whole, ...firstFaces.map(({ css }) => css)]
  const preload = preloadedOf(firstFaces)
  if (!seen) return { first: joined([...once, ...sheets.map(({ css }) => css)]), rest: '', preload }
  return {
    first: joined([...once, ...sheets.map((sheet) => sheet.neededRules(seen))]),
    rest: joined([...laterFaces, ...sheets].map(({ css }) => css)),
    preload,
  }
}

function preloadedOf(shown: readonly Face[]): string[] {
  return PRELOADED_FAMILIES.flatMap(
    (name) => shown.find(({ family }) => family === name)?.file ?? [],
  )
}

/** All of it but the tokens: what a page may ever need of a second sheet. */
export function everyStyle(): string {
  return joined([...faces, ...base, ...parts, ...byFolder.values()].map(({ css }) => css))
}

function sheetsOfBlocks(names: readonly string[]): Sheet[] {
  const folders = [...new Set(names.map(folderOfBlock))].sort()
  return folders.flatMap((folder) => byFolder.get(folder) ?? [])
}

function joined(sheets: readonly string[]): string {
  return sheets.filter(Boolean).join('\n')
}

function baseSheet(name: string): SheetData {
  const sheet = baseSheets[`../styles/${name}.css`]
  if (!sheet) throw new Error(`There is no sheet '${name}' in renderer/styles`)
  return sheet
}
