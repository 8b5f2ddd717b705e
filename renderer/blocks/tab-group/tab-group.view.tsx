import { partsOf } from '../../parts/divided/parts-of'
import { useForeign } from '../../parts/kit/foreign-language'
import { Tabs } from '../../parts/kit/tabs'
import type { ViewProps } from '../../parts/kit/view'
import type tabGroup from './tab-group.block'

/** Tabs with blocks. Renders nothing if no tab contains a block. */
export default function TabGroup({ id, props, slots }: ViewProps<typeof tabGroup>) {
  const { title, orientation } = props
  const foreign = useForeign()
  const parts = partsOf(props, slots)
  if (parts.length === 0) return null
  return (
    <section className="tab-group" aria-label={title || undefined} data-container>
      {title && (
        <h2 className="tab-group-heading" lang={foreign(title)}>
          {title}
        </h2>
      )}
      <Tabs
        id={id}
        label={title || parts.map((part) => part.title).join(', ')}
        orientation={orientation === 'VERTICAL' ? 'vertical' : 'horizontal'}
        level={title ? 3 : 2}
        items={parts.map((part) => ({
          key: `part-${part.number}`,
          title: part.title,
          content: (
            <div
              className={
                part.isSpare ? 'tab-group-content slot tab-group-spare' : 'tab-group-content slot'
              }
            >
              {part.content}
            </div>
          ),
        }))}
      />
    </section>
  )
}
