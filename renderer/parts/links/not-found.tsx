import type { ReactNode } from 'react'
import { Ornament } from '../kit/ornament'
import { messagesFor } from '../words/words'

/** Stands in the place of a record that is not there (specification section 8), and leads on. */
export function NotFound({ children, href, more, language, level = 2 }: NotFoundProps) {
  const Heading = `h${level}` as const
  return (
    <section className="record-missing">
      <Ornament kind="lotus" />
      <Heading>{messagesFor(language).notFound}</Heading>
      <p>{children}</p>
      <p>
        <a href={href}>{more}</a>
      </p>
    </section>
  )
}

interface NotFoundProps {
  /** One sentence: what was looked for, and why it may be gone. */
  readonly children: ReactNode
  /** Where others of its kind are. */
  readonly href: string
  readonly more: string
  readonly language: string
  /** 1 where the record is the page. */
  readonly level?: 1 | 2
}
