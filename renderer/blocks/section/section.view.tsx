import { Children } from 'react'
import type { ViewProps } from '../../parts/kit/view'
import type section from './section.block'

/** A part of the page with its own background. Renders nothing if it is empty. */
export default function Section({ props, slots }: ViewProps<typeof section>) {
  const { title, background, width, spacing } = props
  if (!title && Children.count(slots.content) === 0) return null
  const ground = background === 'ground' ? 'ground' : `ground-${background}`
  return (
    <section
      className={`section bleed ${ground}`}
      data-width={width}
      data-spacing={spacing}
      data-container
    >
      {title && <h2 className="section-title">{title}</h2>}
      <div className="section-content slot">{slots.content}</div>
    </section>
  )
}
