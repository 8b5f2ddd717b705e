import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { BlockFacts } from './block-facts'
import type { Check } from './check'
import type { RecordAnswers } from './record-answers'

/** Returns issues for pictures of a block that lack alt text or no longer exist. */
export function pictureChecks(block: string, facts: BlockFacts, records: RecordAnswers): Check[] {
  const warning = { kind: 'picture', severity: 'warning', block } as const
  const chosen = facts.pictures.flatMap(({ field, label, value }): Check[] => {
    const item = records.media.get(value)
    if (item === undefined) return []
    if (item === null)
      return [
        {
          ...warning,
          field,
          message: t('Field “{label}”: the picture no longer exists', { label }),
        },
      ]
    if (item.isDecorative || item.altText.trim() !== '' || !item.type.startsWith('image')) return []
    const message = t("The picture ''{displayName}'' has no alt text", {
      displayName: item.displayName,
    })
    return [{ ...warning, field, message, picture: value }]
  })
  const inText = facts.unnamed.map(({ field, label }): Check => {
    const message = t('Field “{label}”: a picture in the text has no alt text', { label })
    return { ...warning, field, message }
  })
  const unshown = facts.unshown.map(({ field, label, value }): Check => {
    const message = joinSentences(
      unavailableMessage(label, value),
      t('Delete it, and add it with the Picture button.'),
    )
    return { ...warning, field, message }
  })
  return [...chosen, ...inText, ...unshown]
}

/**
 * Returns the message for a picture that visitors can't see, because the site's content security policy allows only its own
 * pictures.
 */
function unavailableMessage(label: string, src: string): string {
  if (src === '') return t('Field “{label}”: a picture in the text has no file', { label })
  const host = URL.canParse(src, 'https://a.example') ? new URL(src, 'https://a.example').host : ''
  return host === 'a.example' || host === ''
    ? t('Field “{label}”: a picture of another program is not shown to visitors', { label })
    : t('Field “{label}”: a picture from {host} is not shown to visitors', { label, host })
}
