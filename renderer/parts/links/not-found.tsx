import type { ReactNode } from 'react'
import { Ornament } from '../kit/ornament'
import { messagesFor } from '../words/words'

/** Replaces a record that doesn't exist (specification section 8), with a link to further records. */
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
  /** One sentence: what is missing, and a possible reason. */
  readonly children: ReactNode
  /** The list of records of this kind. */
  readonly href: string
  readonly more: string
  readonly language: string
  /** 1 if the record is the main content of the page. */
  readonly level?: 1 | 2
}
