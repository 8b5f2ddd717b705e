import { useState } from 'react'
import { t } from '#schema/messages/t'
import type { ControlAria } from '../../form/control-props'

/** Kinds of contact: email and phone. */
const contacts = {
  email: {
    scheme: 'mailto:',
    type: 'email',
    placeholder: 'name@example.org',
    // A subject may follow: ?subject=Seva
    pattern: /^[^\s@?]+@[^\s@?]+\.[^\s@?]+(?:\?\S*)?$/,
    message: t('Enter an email address, like name@example.org.'),
    stored: (text: string) => text.trim().replaceAll(' ', '%20'),
    shown: (text: string) => text.replaceAll('%20', ' '),
  },
  phone: {
    scheme: 'tel:',
    type: 'tel',
    placeholder: '+1 613 555 0100',
    pattern: /^\+?[\d().\s/-]{3,}$/,
    message: t('Enter a phone number with its country code, like +1 613 555 0100.'),
    stored: (text: string) => text.replace(/[^+\d]/g, ''),
    shown: (text: string) => text,
  },
} as const

/** Input for an email address or phone number, stored as a `mailto:` or `tel:` link. */
export function ContactInput({ kind, href, change, aria, locked }: ContactInputProps) {
  const { scheme, type, placeholder, pattern, message, stored, shown } = contacts[kind]
  const kept = href.toLowerCase().startsWith(scheme) ? shown(href.slice(scheme.length)) : ''
  const [typed, setTyped] = useState({ text: kept, href })
  // Keeps the typed text, including spaces, until the link is changed from elsewhere.
  const text = typed.href === href ? typed.text : kept
  const isWrong = text.trim() !== '' && !pattern.test(text.trim())
  const wrongId = `${aria.id}-contact`
  const described = [isWrong && wrongId, aria['aria-describedby']].filter(Boolean).join(' ')
  return (
    <>
      <input
        {...aria}
        aria-describedby={described || undefined}
        aria-invalid={isWrong || aria['aria-invalid']}
        type={type}
        autoComplete="off"
        className="ed-input"
        placeholder={placeholder}
        value={text}
        readOnly={locked}
        onChange={({ target }) => enter(target.value)}
      />
      {isWrong && (
        <p id={wrongId} className="panel-field-issues">
          {message}
        </p>
      )}
    </>
  )

  function enter(next: string): void {
    const value = stored(next)
    const nextHref = value === '' ? '' : `${scheme}${value}`
    setTyped({ text: next, href: nextHref })
    change(nextHref)
  }
}

interface ContactInputProps {
  readonly kind: keyof typeof contacts
  /** The complete link: `tel:+16135550100`; a link of another kind counts as empty. */
  readonly href: string
  readonly change: (href: string) => void
  readonly aria: ControlAria
  readonly locked: boolean
}
