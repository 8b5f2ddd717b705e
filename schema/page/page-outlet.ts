import { type AnyBlock, defineBlock, type Registry } from '../block/block'
import { t } from '../messages/t'

/**
 * The position of the page in a site layout: the header is above, the footer below. Every layout contains it once, on the top
 * level. It isn't in the library, and is replaced by the page for visitors.
 */
export const pageOutlet: AnyBlock = defineBlock({
  name: 'PageOutlet',
  label: t('The page'),
  description: t('The content of each page appears here.'),
  category: 'content',
  targets: [],
  inLayout: true,
  fields: {},
})

export function isOutlet({ name }: { readonly name: string }): boolean {
  return name === pageOutlet.name
}

const extended = new WeakMap<Registry, Registry>()

/** Returns the registry for layouts, which includes the outlet. */
export function layoutRegistry(registry: Registry): Registry {
  const known = extended.get(registry)
  if (known) return known
  const registryOfLayouts = new Map([...registry, [pageOutlet.name, pageOutlet]])
  extended.set(registry, registryOfLayouts)
  return registryOfLayouts
}
