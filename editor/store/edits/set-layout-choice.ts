import type { LayoutChoice } from '#schema/page/content'
import type { Edit } from './edited-page'

/** Sets what a page shows of its site's layout. What every page shows is not written down. */
export function setLayoutChoice(choice: LayoutChoice): Edit {
  return ({ tree }) => {
    const next = Object.entries({ ...tree.page.layout, ...choice }).filter(
      ([, value]) => value !== 'site',
    )
    if (next.length > 0) tree.page.layout = Object.fromEntries(next)
    else delete tree.page.layout
  }
}
