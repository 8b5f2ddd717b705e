import { escapeHtml } from '#schema/text/escape-text'
import { guestMessages, guestMoment } from '../../http/guest-messages'

/** The data of a moment’s bar. */
interface Look {
  readonly location: { readonly name: string; readonly timeZone: string }
  readonly at: Date
  readonly expiresAt: Date
}

interface Steps {
  readonly done: readonly unknown[]
  readonly isCut: boolean
}

/** Inline styles, so that visitors’ pages don’t contain styles of previews. */
const BAR =
  'position:sticky;inset-block-start:0;z-index:90;padding:8px 16px;background:#1f2937;color:#fff;font:500 14px/1.4 system-ui,sans-serif;text-align:center'

/**
 * Returns the bar at the top of the site at a moment, in the page’s language: the location and moment, what was run until then,
 * and when the link expires.
 */
export function momentBar(
  { location, at, expiresAt }: Look,
  { done, isCut }: Steps,
  language: string,
): string {
  const { name, timeZone } = location
  const messages = guestMessages(language)
  const words = [
    messages.asScheduled(guestMoment(messages, at, timeZone)),
    ...(done.length > 0 ? [messages.changesIncluded(done.length)] : []),
    ...(isCut ? [messages.changesLeftOut] : []),
    messages.worksUntil(guestMoment(messages, expiresAt, timeZone)),
  ].join(' ')
  return `<aside lang="${messages.locale}" aria-label="${messages.preview}" style="${BAR}"><p style="margin:0"><strong>${escapeHtml(name)}</strong> · ${escapeHtml(words)}</p></aside>`
}
