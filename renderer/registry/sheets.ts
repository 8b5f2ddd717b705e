import { folderOf } from './block-name'
import { attributeConditionsOf, faceOf, sheetOf } from './needed-styles'
import type { FaceData, SheetData } from './sheet'

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
const fontSheets = import.meta.glob<SheetData>('../fonts/*.css', {
  query: '?inline&rules',
  eager: true,
  import: 'default',
})

/** The sheets of blocks, by folder. */
export const byFolder = new Map(
  Object.entries(blockSheets).map(([path, sheet]) => [folderOf(path), sheetOf(sheet)]),
)
export const parts = Object.values(partSheets).map(sheetOf)
const wholeFaces = baseSheet('fonts').faces
const commonFaces = fontSheets['../fonts/common.css']?.faces ?? []
export const faces = [...wholeFaces, ...commonFaces].map((data, number) => {
  const whole = number < wholeFaces.length ? -1 : wholeFaces.findIndex(isLike(data))
  return faceOf(data, whole < 0 ? null : whole)
})
/** Whole faces for text that is added later to a page with faces for common syllables. */
export const laterTexts = fontSheets['../fonts/whole.css']?.css ?? ''
/** The order of the cascade layers; must come before everything else. */
export const layers = baseSheet('layers').css
export const tokens = baseSheet('tokens').css
export const base = Object.entries(baseSheets)
  .filter(([path]) => !/\/(?:layers|tokens|fonts)\.css$/.test(path))
  .map(([, sheet]) => sheetOf(sheet))

/** All attribute conditions of selectors; other attributes and values don't matter. */
export const attributeConditions = attributeConditionsOf(
  [blockSheets, partSheets, baseSheets].flatMap((sheets) => Object.values(sheets)),
)

/** Returns a test for faces that differ only in their file. */
function isLike({ css }: FaceData): (other: FaceData) => boolean {
  const without = (rule: string) => rule.replace(/src:[^;}]*/, '')
  return (other) => without(other.css) === without(css)
}

function baseSheet(name: string): SheetData {
  const sheet = baseSheets[`../styles/${name}.css`]
  if (!sheet) throw new Error(`There is no sheet '${name}' in renderer/styles`)
  return sheet
}
