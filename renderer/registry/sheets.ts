import { folderOf } from './block-name'
import { attributesAsked, faceOf, sheetOf } from './needed-styles'
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

/** By the folder of their block. */
export const byFolder = new Map(
  Object.entries(blockSheets).map(([path, sheet]) => [folderOf(path), sheetOf(sheet)]),
)
export const parts = Object.values(partSheets).map(sheetOf)
export const faces = baseSheet('fonts').faces.map(faceOf)
/** The order of the cascade: before everything else. */
export const layers = baseSheet('layers').css
export const tokens = baseSheet('tokens').css
export const base = Object.entries(baseSheets)
  .filter(([path]) => !/\/(?:layers|tokens|fonts)\.css$/.test(path))
  .map(([, sheet]) => sheetOf(sheet))

/** Whatever selectors ask of attributes: what else they hold makes no difference. */
export const askedAttributes = attributesAsked(
  [blockSheets, partSheets, baseSheets].flatMap((sheets) => Object.values(sheets)),
)

function baseSheet(name: string): SheetData {
  const sheet = baseSheets[`../styles/${name}.css`]
  if (!sheet) throw new Error(`There is no sheet '${name}' in renderer/styles`)
  return sheet
}
