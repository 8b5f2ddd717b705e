import { folderOf, folderOfBlock } from './block-name'
import { facesIn, neededWith } from './needed-styles'

const blockSheets = import.meta.glob<string>('../blocks/*/*.css', {
  query: '?inline',
  eager: true,
  import: 'default',
})
const partSheets = import.meta.glob<string>('../parts/*.css', {
  query: '?inline',
  eager: true,
  import: 'default',
})
const baseSheets = import.meta.glob<string>('../styles/*.css', {
  query: '?inline',
  eager: true,
  import: 'default',
})

const byFolder = new Map(Object.entries(blockSheets).map(([path, css]) => [folderOf(path), css]))
const parts = Object.values(partSheets).map((css) => ({ css, isNeeded: neededWith(css) }))
const faces = facesIn(sheet('fonts'))
// layers.css first: it fixes the order of the cascade. The faces are chosen one by one.
const base = [
  sheet('layers'),
  ...Object.entries(baseSheets)
    .filter(([path]) => !/\/(?:layers|fonts)\.css$/.test(path))
    .map(([, css]) => css),
]

/**
 * The styles a page needs: what all pages share, and those of the blocks it holds. With the page's markup, of the
 * parts and the faces only those that it shows.
 */
export function stylesOf(blockNames: Iterable<string>, markup?: string): string {
  const folders = [...new Set([...blockNames].map(folderOfBlock))].sort()
  const shared = [...faces, ...parts]
    .filter(({ isNeeded }) => markup === undefined || isNeeded(markup))
    .map(({ css }) => css)
  return [...base, ...shared, ...folders.map((folder) => byFolder.get(folder) ?? '')].join('\n')
}

function sheet(name: string): string {
  const css = baseSheets[`../styles/${name}.css`]
  if (css === undefined) throw new Error(`There is no sheet '${name}' in renderer/styles`)
  return css
}
