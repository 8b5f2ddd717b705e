import { t } from '#schema/messages/t'
import { recordDefinitions } from '#schema/records'
import { editorPath } from '#schema/records/editor-path'
import type { Reference, Usage } from '../api/references'
import { pagePath } from '../app/routes'
import { languageLabel } from '../ui/language-names'
import './usage-list.css'

/** The pages and records that point at something, those that have a screen as links to it. */
export function UsageList({ usage }: { readonly usage: Usage }) {
  const more = usage.totalCount - usage.nodes.length
  return (
    <ul className="ed-usage">
      {usage.nodes.map((reference) => (
        <li key={`${reference.kind} ${reference.id}`}>
          <Name reference={reference} />
          <span className="ed-quiet">
            {[referenceLabel(reference), reference.locationName, referenceState(reference)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
      {more > 0 && <li className="ed-quiet">{t('and {more} more', { more })}</li>}
    </ul>
  )
}

function Name({ reference }: { readonly reference: Reference }) {
  const { kind, title } = reference
  const words = kind === 'navigation' ? t('Navigation') : title || t('Untitled')
  const path = pathOf(reference)
  return path === null ? (
    <span>{words}</span>
  ) : (
    <a href={path} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
}

function pathOf({ kind, id, locationId, title }: Reference): string | null {
  if (kind === 'document') return pagePath(Number(id))
  const definition = recordDefinitions.get(kind)
  // A topic has no screen of its own: it is in the tree of all.
  if (!definition?.api.writes) return null
  // A navigation is called by its language.
  return editorPath(definition, { recordId: Number(id), locationId, language: title })
}

/** Its kind; of a navigation, whose name says that, its language. */
function referenceLabel({ kind, title }: Reference): string {
  if (kind === 'navigation') return languageLabel(title)
  if (kind === 'document') return 'page'
  return recordDefinitions.get(kind)?.words.one ?? kind
}

/** Only pages have a draft beside what is published. */
function referenceState({ kind, isLive, isDraft }: Reference): string {
  if (kind === 'document' && isLive) return isDraft ? '' : t('no longer in its draft')
  return isLive ? '' : t('only in a draft')
}
