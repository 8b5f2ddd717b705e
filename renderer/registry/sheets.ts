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

/** By the folder of their block. */
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
/** What later texts are set in on a page with faces for common syllables. */
export const laterTexts = fontSheets['../fonts/whole.css']?.css ?? ''
/** The order of the cascade: before everything else. */
export const layers = baseSheet('layers').css
export const tokens = baseSheet('tokens').css
export const base = Object.entries(baseSheets)
  .filter(([path]) => !/\/(?:layers|tokens|fonts)\.css$/.test(path))
  .map(([, sheet]) => sheetOf(sheet))

/** Whatever selectors ask of attributes: what else they hold makes no difference. */
export const attributeConditions = attributeConditionsOf(
  [blockSheets, partSheets, baseSheets].flatMap((sheets) => Object.values(sheets)),
)

/** Whether a face is another one but for its file. */
function isLike({ css }: FaceData): (other: FaceData) => boolean {
  const without = (rule: string) => rule.replace(/src:[^;}]*/, '')
  return (other) => without(other.css) === without(css)
}

function baseSheet(name: string): SheetData {
  const sheet = baseSheets[`../styles/${name}.css`]
  if (!sheet) throw new Error(`There is no sheet '${name}' in renderer/styles`)
  return sheet
}
