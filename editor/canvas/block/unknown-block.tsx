import { PackageX } from 'lucide-react'
import { messages } from '#schema/fields/messages'
import { t } from '#schema/messages/t'
import type { StoredBlock } from '#schema/page/content'
import { EDITOR_LANGUAGE } from '../../ui/language-names'

/** Placeholder of a block whose definition no longer exists. It can be moved and deleted, and is saved unchanged. */
export function UnknownBlock({ block }: { readonly block: StoredBlock }) {
  return (
    <div className="ed-surface ed-canvas-card" lang={EDITOR_LANGUAGE}>
      <PackageX size={18} aria-hidden />
      <div>
        <p className="ed-canvas-card-title">{messages.registry({ name: block.name })}</p>
        <p>
          {t(
            'This block isn’t available in this version, so visitors don’t see it. You can move or delete it.',
          )}
        </p>
        <details>
          <summary data-canvas-control>{t('Stored fields')}</summary>
          <pre>{JSON.stringify(block, null, 2)}</pre>
        </details>
      </div>
    </div>
  )
}
