import type { Registry } from '#schema/block/block'
import type { PageContent } from '#schema/page/content'
import { mapContent } from '#schema/page/map-content'
import { cleanMarkup } from './clean-markup'

/** A page with the markup of its known blocks cleaned; all else stays exactly as it came. */
export function cleanContent(content: PageContent, registry: Registry): PageContent {
  return mapContent(content, registry, ({ type }, value) =>
    (type === 'html' || type === 'richtext') && typeof value === 'string'
      ? cleanMarkup(value)
      : value,
  )
}
