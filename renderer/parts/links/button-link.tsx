import type { ReactNode } from 'react'

/** A link that looks like a button. Renders nothing without an address. */
export function ButtonLink({ href, children, quiet = false }: ButtonLinkProps) {
  if (!href) return null
  return (
    <a className={quiet ? 'button-link button-link-quiet' : 'button-link'} href={href}>
      {children}
    </a>
  )
}

interface ButtonLinkProps {
  readonly href: string | null
  readonly children: ReactNode
  /** Shows an outline instead of the accent colour, for secondary actions. */
  readonly quiet?: boolean
}
