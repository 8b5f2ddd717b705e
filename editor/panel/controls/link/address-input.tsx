import { safeHref } from '#schema/text/safe-href'
import { Button } from '../../../ui/button'
import type { ControlAria } from '../../form/control-props'

/** An address as it is typed; says so when visitors could not follow it. */
export function AddressInput({ href, change, aria, locked }: AddressInputProps) {
  const isWrong = href.trim() !== '' && safeHref(href) === null
  const wrongId = `${aria.id}-address`
  const described = [isWrong && wrongId, aria['aria-describedby']].filter(Boolean).join(' ')
  const { 'aria-required': required, ...rest } = aria
  const completed = completedAddress(href)
  return (
    <>
      <input
        {...rest}
        aria-required={required}
        aria-describedby={described || undefined}
        aria-invalid={isWrong || aria['aria-invalid']}
        type="text"
        inputMode="url"
        autoComplete="off"
        className="ed-input"
        placeholder="https://… or /visit"
        value={href}
        readOnly={locked}
        onChange={(event) => change(event.target.value)}
      />
      {isWrong && (
        <p id={wrongId} className="panel-field-issues">
          {HREF_MESSAGE}
        </p>
      )}
      {isWrong && completed !== null && !locked && (
        <Button className="panel-link-complete" onClick={() => change(completed)}>
          {`Use ${completed}`}
        </Button>
      )}
    </>
  )
}

interface AddressInputProps {
  readonly href: string
  readonly change: (href: string) => void
  readonly aria: ControlAria
  readonly locked: boolean
}

/** What was probably meant: another site, or an e-mail address. */
function completedAddress(href: string): string | null {
  const text = href.trim()
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  return /^[^\s@/:]+\.[a-z]{2,}(?:\/\S*)?$/i.test(text) ? `https://${text}` : null
}

/** What to do about an address that visitors could not follow (`safeHref`). */
export const HREF_MESSAGE =
  'Visitors could not follow this address. Begin with https://, mailto:, tel:, / for a page of this site, or # for a place on this page.'
