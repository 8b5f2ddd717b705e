import type { PageContext } from '#schema/site/page-context'
import { Icon } from '../kit/icon'
import { queryText } from '../links/site-href'
import { messagesFor } from '../words/words'

const GOOGLE = 'https://calendar.google.com/calendar/render'

/**
 * The location's events in one's own calendar, where new ones appear by themselves: `webcal:` opens the calendar of the device,
 * Google's asks for the address, and the address itself is for all other programs.
 */
export function SubscribeLinks({ page }: SubscribeLinksProps) {
  const words = messagesFor(page.language)
  const site = `${originOf(page.canonical)}${page.siteRoot}`
  const address = `${site}/connect/events/calendar.ics`
  const webcal = address.replace(/^https?:/, 'webcal:')
  return (
    <nav className="subscribe-links" aria-label={words.subscribeToCalendar}>
      <p>
        <Icon name="calendar-plus" />
        {words.subscribeToCalendar}
      </p>
      <ul>
        <li>
          <a href={webcal}>{words.subscribeInApp}</a>
        </li>
        <li>
          <a
            href={`${GOOGLE}${queryText([['cid', webcal]])}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {words.subscribeInGoogle}
          </a>
        </li>
        <li>
          <a href={address}>{words.subscribeByAddress}</a>
        </li>
      </ul>
    </nav>
  )
}

/** `https://www.example.org` of a whole address; nothing of a path. */
function originOf(address: string): string {
  return /^https?:\/\/[^/]+/.exec(address)?.[0] ?? ''
}

interface SubscribeLinksProps {
  readonly page: Pick<PageContext, 'canonical' | 'siteRoot' | 'language'>
}
