import { type AnyBlock, defineBlock, type Registry } from '../block/block'
import { t } from '../messages/t'

/**
 * Where a page stands in a site layout: what is above it is the header, what is below it the footer. Every layout holds
 * it once, on its top level. It cannot be placed from the library, and visitors see the page instead of it.
 */
export const pageOutlet: AnyBlock = defineBlock({
  name: 'PageOutlet',
  label: t('The page'),
  description: t('Where each page of the site appears.'),
  category: 'content',
  targets: [],
  inLayout: true,
  fields: {},
})

export function isOutlet({ name }: { readonly name: string }): boolean {
  return name === pageOutlet.name
}

const extended = new WeakMap<Registry, Registry>()

/** The registry as layouts know it: with the outlet. */
export function layoutRegistry(registry: Registry): Registry {
  const known = extended.get(registry)
  if (known) return known
  const registryOfLayouts = new Map([...registry, [pageOutlet.name, pageOutlet]])
  extended.set(registry, registryOfLayouts)
  return registryOfLayouts
}
