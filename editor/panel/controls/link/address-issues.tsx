import { t } from '#schema/messages/t'
import { safeHref } from '#schema/text/safe-href'
import { Button } from '../../../ui/button'

/** Whether visitors could not follow an address. */
export function isWrongAddress(href: string): boolean {
  return href.trim() !== '' && safeHref(href) === null
}

/** Says that visitors could not follow an address, and offers what was probably meant. */
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
  /** By which the field refers to the message. */
  readonly id: string
  readonly href: string
  readonly change: (href: string) => void
  readonly locked: boolean
}

/** What was probably meant: another site, or an e-mail address; `null` for what looks like neither. */
export function probableAddress(href: string): string | null {
  const text = href.trim()
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  return /^[^\s@/:]+\.[a-z]{2,}(?:\/\S*)?$/i.test(text) ? `https://${text}` : null
}

/** What to do about an address that visitors could not follow (`safeHref`). */
export const HREF_MESSAGE = t(
  'Visitors couldn’t follow this address. Begin with https://, mailto:, tel:, / for a page of this site, or # for a place on this page.',
)
