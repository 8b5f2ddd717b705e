import type { ReactNode } from 'react'

/** A link that looks like a button. Renders nothing when it leads nowhere. */
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
  /** An outline instead of the accent colour: for what is not the main thing to do. */
  readonly quiet?: boolean
}
