import type { LayoutChoice } from '#schema/page/content'
import type { Edit } from './edited-page'

/** Sets which parts of its site's layout a page shows. Default values are not stored. */
export function setLayoutChoice(choice: LayoutChoice): Edit {
  return ({ tree }) => {
    const next = Object.entries({ ...tree.page.layout, ...choice }).filter(
      ([, value]) => value !== 'site',
    )
    if (next.length > 0) tree.page.layout = Object.fromEntries(next)
    else delete tree.page.layout
  }
}
