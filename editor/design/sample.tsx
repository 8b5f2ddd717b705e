import type { ReactNode } from 'react'

/** Titled group of samples. */
export function Samples({ title, children }: SamplesProps) {
  return (
    <section className="design-samples" aria-label={title}>
      <h2>{title}</h2>
      <div className="design-row">{children}</div>
    </section>
  )
}

interface SamplesProps {
  readonly title: string
  readonly children: ReactNode
}
