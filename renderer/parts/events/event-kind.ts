import type { EventRecord } from '#schema/records/event/event-record'
import { messagesFor } from '../words/words'

/** What kind of event it is, and whom it is for where not for everyone: 'Community · Children and families'. */
export function kindText({ category, audience }: EventRecord, language: string): string {
  const words = messagesFor(language)
  const kind = words.eventCategories[category]
  return audience === 'Everyone' ? kind : `${kind} · ${words.eventAudiences[audience]}`
}
