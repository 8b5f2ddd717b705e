import type { Registry } from '#schema/block/block'
import type { PageContent, StoredBlock } from '#schema/page/content'

/** The blocks of a page before, in and after its main part. */
interface PageAreas {
  readonly header: readonly StoredBlock[]
  readonly main: readonly StoredBlock[]
  readonly footer: readonly StoredBlock[]
}

/**
 * Splits a page into landmarks: navigation at its start and footers at its end are outside the main part, so that screen readers
 * find them.
 */
export function splitPage({ blocks }: PageContent, registry: Registry): PageAreas {
  const isOf = (category: string) => (block: StoredBlock) =>
    block.hidden === true || registry.get(block.name)?.category === category
  const start = blocks.findIndex((block) => !isOf('navigation')(block))
  const header = start < 0 ? blocks : blocks.slice(0, start)
  const rest = blocks.slice(header.length)
  const end = rest.findLastIndex((block) => !isOf('footer')(block))
  return { header, main: rest.slice(0, end + 1), footer: rest.slice(end + 1) }
}
