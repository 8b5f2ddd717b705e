import type { BlockFacts } from './block-facts'
import type { Check } from './check'
import type { KnownRecords } from './known-records'

/** The pictures of a block without alternative text, and those that no longer exist. */
export function pictureChecks(block: string, facts: BlockFacts, records: KnownRecords): Check[] {
  const warning = { kind: 'picture', severity: 'warning', block } as const
  const chosen = facts.pictures.flatMap(({ field, label, value }): Check[] => {
    const item = records.media.get(value)
    if (item === undefined) return []
    if (item === null)
      return [{ ...warning, field, message: `Field '${label}': the picture is not there any more` }]
    if (item.isDecorative || item.altText.trim() !== '' || !item.type.startsWith('image')) return []
    const message = `The picture '${item.displayName}' has no alt text`
    return [{ ...warning, field, message, picture: value }]
  })
  const inText = facts.unnamed.map(({ field, label }): Check => {
    const message = `Field '${label}': a picture in the text has no alt text`
    return { ...warning, field, message }
  })
  return [...chosen, ...inText]
}
