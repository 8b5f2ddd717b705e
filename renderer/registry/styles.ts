import { folderOf, folderOfBlock } from './block-name'

const blockSheets = import.meta.glob<string>('../blocks/*/*.css', {
  query: '?inline',
  eager: true,
  import: 'default',
})
const baseSheets = import.meta.glob<string>(['../styles/*.css', '../parts/*.css'], {
  query: '?inline',
  eager: true,
  import: 'default',
})
const byFolder = new Map(Object.entries(blockSheets).map(([path, css]) => [folderOf(path), css]))
// layers.css first: it fixes the order of the cascade.
const base = Object.entries(baseSheets)
  .sort(([a], [b]) => Number(b.endsWith('layers.css')) - Number(a.endsWith('layers.css')))
  .map(([, css]) => css)
  .join('\n')

/** The styles a page needs: what all pages share, and those of the blocks it holds. */
export function stylesOf(blockNames: Iterable<string>): string {
  const folders = [...new Set([...blockNames].map(folderOfBlock))].sort()
  return [base, ...folders.map((folder) => byFolder.get(folder) ?? '')].join('\n')
}
