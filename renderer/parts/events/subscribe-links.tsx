import type { PageContext } from '#schema/site/page-context'
import { Icon } from '../kit/icon'
import { queryText } from '../links/site-href'
import { messagesFor } from '../words/words'

const GOOGLE = 'https://calendar.google.com/calendar/render'

/**
 * Links to subscribe to the location's events, so that new ones appear automatically: `webcal:` opens the device's calendar,
 * Google Calendar gets the address as a parameter, and the plain address is for other programs.
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

/** Returns the origin of an absolute address, `https://www.example.org`; empty for a path. */
function originOf(address: string): string {
  return /^https?:\/\/[^/]+/.exec(address)?.[0] ?? ''
}

interface SubscribeLinksProps {
  readonly page: Pick<PageContext, 'canonical' | 'siteRoot' | 'language'>
}
