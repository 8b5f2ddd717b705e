import { t } from '#schema/messages/t'
import { safeHref } from '#schema/text/safe-href'
import { Button } from '../../../ui/button'

/** Returns whether visitors couldn't follow an address. */
export function isWrongAddress(href: string): boolean {
  return href.trim() !== '' && safeHref(href) === null
}

/** Message that visitors can't follow an address, with a suggested correction. */
export function AddressIssues({ id, href, change, locked }: AddressIssuesProps) {
  if (!isWrongAddress(href)) return null
  const suggestion = probableAddress(href)
  return (
    <>
      <p id={id} className="panel-field-issues">
        {HREF_MESSAGE}
      </p>
      {suggestion !== null && !locked && (
        <Button className="panel-link-complete" onClick={() => change(suggestion)}>
          {t('Use {suggestion}', { suggestion })}
        </Button>
      )}
    </>
  )
}

interface AddressIssuesProps {
  /** Id of the message, which the field refers to. */
  readonly id: string
  readonly href: string
  readonly change: (href: string) => void
  readonly locked: boolean
}

/** Returns the probable address: another site or an email address; `null` if it looks like neither. */
export function probableAddress(href: string): string | null {
  const text = href.trim()
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  return /^[^\s@/:]+\.[a-z]{2,}(?:\/\S*)?$/i.test(text) ? `https://${text}` : null
}

/** Advice for an address that visitors couldn't follow (`safeHref`). */
export const HREF_MESSAGE = t(
  'This address won’t work for visitors. Start it with https://, mailto:, tel:, / for a page of this site, or # for a part of this page.',
)
