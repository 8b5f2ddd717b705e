import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { readContent, type TemplateOrigin } from '#schema/page/content'
import { changesPages, type TemplateChange } from '#schema/page/merge/template-change'
import { templateChangeQuery } from '../api/operations/shared-blocks'
import { withApi } from '../app/api-provider'
import { useEditing } from '../saving/editing'
import { usePage, useSession } from '../store/session'
import { Button } from '../ui/button'
import { TemplateChangeDialog } from './template-change-dialog'
import { UsedOn } from './used-on'

/** The connection of pages and templates: the pages made from an open template, or the later change of an open page's template. */
export function TemplateOriginPart() {
  const { documentId } = useSession()
  const { type } = useEditing().document.summary
  const origin = usePage(({ page }) => page.tree.page.template)
  if (type === 'TEMPLATE')
    return (
      <div className="panel-fields">
        <UsedOn sharedId={documentId} />
      </div>
    )
  return origin ? <TemplateNote origin={origin} /> : null
}

const TemplateNote = withApi(ChangeNote)

function ChangeNote({ origin }: ChangeNoteProps) {
  const found = useTemplateChange(origin)
  const [isOpen, setIsOpen] = useState(false)
  if (!found) return null
  return (
    <div className="panel-fields">
      <section className="ed-message" data-tone="plain" aria-label={t('Template')}>
        <p>
          <strong>{t('The template has changed.')}</strong>{' '}
          {t('This page was made from “{title}”.', { title: found.title })}
        </p>
        <Button onClick={() => setIsOpen(true)}>{t('See the change…')}</Button>
        {isOpen && <TemplateChangeDialog {...found} onClose={() => setIsOpen(false)} />}
      </section>
    </div>
  )
}

interface ChangeNoteProps {
  readonly origin: TemplateOrigin
}

/** Returns what changed in a template since a page had it; `null` if nothing did, or if that version is no longer kept. */
function useTemplateChange(origin: TemplateOrigin): FoundChange | null {
  const { context } = useSession()
  const { data } = useQuery(templateChangeQuery, {
    variables: {
      ...{ id: String(origin.pageId), version: origin.version },
      ...{ locationId: String(context.location.id), language: context.language },
    },
    fetchPolicy: 'no-cache',
  })
  const template = data?.pageTemplates.nodes[0]
  if (!template || template.version <= origin.version) return null
  const before = readContent(template.contentAt, NO_LIMITS)
  const after = readContent(template.content, NO_LIMITS)
  if (!before.ok || !after.ok) return null
  const { title, version } = template
  const change = { origin, version, before: before.content, after: after.content }
  return changesPages(change) ? { title, change } : null
}

/** The server enforces the limits. */
const NO_LIMITS = { blocks: Number.POSITIVE_INFINITY, depth: 100 }

interface FoundChange {
  readonly title: string
  readonly change: TemplateChange
}
