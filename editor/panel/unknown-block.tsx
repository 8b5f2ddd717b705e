import { messages } from '#schema/fields/messages'
import type { StoredBlock } from '#schema/page/content'
import { Advanced } from '../ui/advanced'
import { EmptyState } from '../ui/empty-state'

/** A block of a kind that is not in the registry: nothing to edit, everything preserved and visible. */
export function UnknownBlock({ block }: { readonly block: StoredBlock }) {
  return (
    <section className="panel-form" aria-label="Block settings">
      <EmptyState title={messages.unknownBlock(block.name)}>
        The block is kept as it is. It can be moved and deleted; visitors do not see it.
      </EmptyState>
      <Advanced>
        <dl className="panel-raw">
          {block.fields.map(({ id, name, type, value }) => (
            <div key={id}>
              <dt>
                {name} <span className="panel-raw-type">{type}</span>
              </dt>
              <dd>{typeof value === 'string' ? value : (JSON.stringify(value, null, 1) ?? '')}</dd>
            </div>
          ))}
        </dl>
      </Advanced>
    </section>
  )
}
