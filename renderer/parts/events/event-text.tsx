import type { ReactNode } from 'react'
import type { EventRecord } from '#schema/records/event/event-record'
import { useForeign } from '../kit/foreign-language'
import { messagesFor } from '../words/words'
import { whenText } from './event-when'

/** The text of an event in a list: category, name, time and place. The link covers its whole container. */
export function EventText({ event, where, href, language, heading: Heading, children }: Props) {
  const { title } = event
  const foreign = useForeign()
  return (
    <div className="event-text">
      <p className="event-text-category">{kindText(event, language)}</p>
      <Heading lang={foreign(title)}>
        <a href={href}>{title}</a>
      </Heading>
      <p className="event-text-when">
        {whenText(event, language)}
        {where && <span>{where}</span>}
      </p>
      {children}
    </div>
  )
}

interface Props {
  readonly event: EventRecord
  readonly where: string
  readonly href: string
  /** The page's language. */
  readonly language: string
  readonly heading: 'h3' | 'h4'
  readonly children?: ReactNode
}

/** Returns the category of an event, and its audience unless it is for everyone: 'Community · Children and families'. */
export function kindText({ category, audience }: EventRecord, language: string): string {
  const words = messagesFor(language)
  const kind = words.eventCategories[category]
  return audience === 'Everyone' ? kind : `${kind} · ${words.eventAudiences[audience]}`
}
