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
      return [{ ...warning, field, message: `Field '${label}': the picture no longer exists` }]
    if (item.isDecorative || item.altText.trim() !== '' || !item.type.startsWith('image')) return []
    const message = `The picture '${item.displayName}' has no alt text`
    return [{ ...warning, field, message, picture: value }]
  })
  const inText = facts.unnamed.map(({ field, label }): Check => {
    const message = `Field '${label}': a picture in the text has no alt text`
    return { ...warning, field, message }
  })
  const unshown = facts.unshown.map(({ field, label, value }): Check => {
    const message = `Field '${label}': ${unavailableMessage(value)} Delete it, and add it with the Picture button.`
    return { ...warning, field, message }
  })
  return [...chosen, ...inText, ...unshown]
}

/** The policy of the site lets browsers show pictures of the site alone. */
function unavailableMessage(src: string): string {
  if (src === '') return 'a picture in the text has no file.'
  const host = URL.canParse(src, 'https://a.example') ? new URL(src, 'https://a.example').host : ''
  const from =
    host === 'a.example' || host === '' ? 'a picture of another program' : `a picture from ${host}`
  return `${from} is not shown to visitors.`
}
