import { messages } from '#schema/fields/messages'
import { t } from '#schema/messages/t'
import { useBlock } from '../store/session'
import { Advanced } from '../ui/advanced'
import { EmptyState } from '../ui/empty-state'

/** Panel of a block whose type isn't in the registry: read-only, with all its data. */
export function UnknownBlock({ id }: { readonly id: string }) {
  const block = useBlock(id)
  if (!block) return null
  return (
    <section className="panel-form" aria-label={t('Block settings')}>
      <EmptyState title={messages.registry({ name: block.name })}>
        {t(
          'This block isn’t available in this version, so visitors don’t see it. You can move or delete it.',
        )}
      </EmptyState>
      <Advanced>
        <dl className="panel-raw">
          {block.fields.map((field) => (
            <div key={field.id}>
              <dt>
                {field.name} <span className="panel-raw-type">{field.type}</span>
              </dt>
              <dd>
                {typeof field.value === 'string'
                  ? field.value
                  : (JSON.stringify(field.value, null, 1) ?? '')}
              </dd>
            </div>
          ))}
        </dl>
      </Advanced>
    </section>
  )
}
