/** Returns the folder of a block from a module path: `../blocks/featured-carousel/…` → `featured-carousel`. */
export function folderOf(path: string): string {
  const folder = path.split('/').at(-2)
  if (!folder) throw new Error(`'${path}' is not in a block's folder`)
  return folder
}

/** Returns the folder for a block name: `FeaturedCarousel` → `featured-carousel`. */
export function folderOfBlock(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()
}
