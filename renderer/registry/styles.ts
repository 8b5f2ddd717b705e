import { folderOf, folderOfBlock } from './block-name'
import { facesIn, type Sheet, sheetOf } from './needed-styles'
import { lastingFacts, markupFacts } from './selectors'

const blockSheets = import.meta.glob<string>('../blocks/*/*.css', {
  query: '?inline',
  eager: true,
  import: 'default',
})
const partSheets = import.meta.glob<string>('../parts/*/*.css', {
  query: '?inline',
  eager: true,
  import: 'default',
})
const baseSheets = import.meta.glob<string>('../styles/*.css', {
  query: '?inline',
  eager: true,
  import: 'default',
})

const byFolder = new Map(
  Object.entries(blockSheets).map(([path, css]) => [folderOf(path), sheetOf(css)]),
)
const parts = Object.values(partSheets).map(sheetOf)
const faces = facesIn(baseSheet('fonts'))
// layers.css fixes the order of the cascade; each page holds all tokens, for whatever names them.
const whole = ['layers', 'tokens'].map(baseSheet)
const base = Object.entries(baseSheets)
  .filter(([path]) => !/\/(?:layers|tokens|fonts)\.css$/.test(path))
  .map(([, css]) => sheetOf(css))

/** Some blocks that were drawn. */
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
}

/**
 * What a page needs of the sheets: what all pages share, and of parts, faces and blocks those it shows. The first screen
 * gets the very rules it is drawn by. The rest names whole sheets, in an order that is always the same: what holds in the
 * end does not depend on where a page was parted.
 */
export function stylesOf(first: DrawnBlocks, rest: DrawnBlocks): PageStyles {
  const all = lastingFacts(first.markup + rest.markup)
  const sheets = [
    ...base,
    ...parts.filter((sheet) => sheet.isNeeded(all)),
    ...sheetsOfBlocks([...first.blockNames, ...rest.blockNames]),
  ]
  const firstFaces = faces.filter(({ isNeeded }) => isNeeded(first.markup))
  const once = [...whole, ...firstFaces.map(({ css }) => css)]
  if (rest.markup === '')
    return { first: joined([...once, ...sheets.map(({ css }) => css)]), rest: '' }
  const seen = markupFacts(first.markup)
  const laterFaces = faces.filter(
    (face) => !firstFaces.includes(face) && face.isNeeded(rest.markup),
  )
  return {
    first: joined([...once, ...sheets.map((sheet) => sheet.neededRules(seen))]),
    rest: joined([...laterFaces, ...sheets].map(({ css }) => css)),
  }
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

function baseSheet(name: string): string {
  const css = baseSheets[`../styles/${name}.css`]
  if (css === undefined) throw new Error(`There is no sheet '${name}' in renderer/styles`)
  return css
}
