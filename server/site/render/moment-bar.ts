import { escapeHtml } from '../../http/escape-html'
import { guestMessages, guestMoment } from '../../http/guest-messages'

/** What a look at a moment says of itself. */
interface Look {
  readonly location: { readonly name: string; readonly timeZone: string }
  readonly at: Date
  readonly expiresAt: Date
}

interface Steps {
  readonly done: readonly unknown[]
  readonly isCut: boolean
}

/** Styles of its own: no page of visitors carries those of a preview. */
const BAR =
  'position:sticky;inset-block-start:0;z-index:90;padding:8px 16px;background:#1f2937;color:#fff;font:500 14px/1.4 system-ui,sans-serif;text-align:center'

/** The bar at the top of the site at a moment, in the page's language: which location, which moment, what was done until then, and until when the link works. */
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
