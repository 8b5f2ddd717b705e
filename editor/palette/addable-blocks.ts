import {
  type AnyBlock,
  type Category,
  categories,
  isAllowedOn,
  type Registry,
  type Surface,
} from '#schema/block/block'
import { isOutlet } from '#schema/page/page-outlet'

export const categoryLabels: Readonly<Record<Category, string>> = {
  navigation: 'Navigation',
  hero: 'Top of the page',
  feature: 'Features',
  content: 'Content',
  gallery: 'Galleries',
  footer: 'Footer',
}

/** The kinds of block one may add to a kind of page, by category; empty categories are left out. */
export function addableBlocks(
  registry: Registry,
  target: Surface,
  isWanted: (definition: AnyBlock) => boolean = () => true,
): [Category, AnyBlock[]][] {
  const found = [...registry.values()].filter(
    (definition) =>
      isAllowedOn(definition, target) && !isOutlet(definition) && isWanted(definition),
  )
  return categories
    .map((category): [Category, AnyBlock[]] => [
      category,
      found.filter((definition) => definition.category === category),
    ])
    .filter(([, blocks]) => blocks.length > 0)
}
