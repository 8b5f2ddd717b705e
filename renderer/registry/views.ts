import type { AnyView } from '../parts/kit/view'
import { folderOf, folderOfBlock } from './block-name'

const modules = import.meta.glob<AnyView>('../blocks/*/*.view.tsx', {
  eager: true,
  import: 'default',
})
const byFolder = new Map(Object.entries(modules).map(([path, view]) => [folderOf(path), view]))

/** Returns the view of a block; every definition has one (a test checks the folders). */
export function viewOf(name: string): AnyView {
  const view = byFolder.get(folderOfBlock(name))
  if (!view) throw new Error(`Block '${name}' has no view`)
  return view
}
