import { partsOf } from '../../parts/divided/parts-of'
import { useForeign } from '../../parts/kit/foreign-language'
import type { ViewProps } from '../../parts/kit/view'
import type accordion from './accordion.block'

/** Collapsible parts that need no script. Renders nothing if no part contains a block. */
export default function Accordion({ id, props, slots }: ViewProps<typeof accordion>) {
  const { title, opened, oneAtATime } = props
  const foreign = useForeign()
  const parts = partsOf(props, slots)
  if (parts.length === 0) return null
  const Heading = title ? 'h3' : 'h2'
  return (
    <section className="accordion" aria-label={title || undefined} data-container>
      {title && (
        <h2 className="accordion-heading" lang={foreign(title)}>
          {title}
        </h2>
      )}
      {parts.map((part, index) => (
        <details
          key={part.number}
          className={part.isSpare ? 'accordion-part accordion-spare' : 'accordion-part'}
          name={oneAtATime && opened !== 'ALL' ? `${id}-part` : undefined}
          open={opened === 'ALL' || (opened === 'FIRST' && index === 0)}
        >
          <summary className="accordion-summary">
            <Heading className="accordion-title" lang={foreign(part.title)}>
              {part.title}
            </Heading>
            <span className="accordion-sign" />
          </summary>
          <div className="accordion-content slot">{part.content}</div>
        </details>
      ))}
    </section>
  )
}
