import { t } from '#schema/messages/t'
import { recordDefinitions } from '#schema/records'
import { editorPath } from '#schema/records/editor-path'
import type { Reference, Usage } from '../api/references'
import { pagePath } from '../app/routes'
import { languageLabel } from '../ui/language-names'
import './usage-list.css'

/** List of pages and records that refer to something; those with a screen are links. */
export function UsageList({ usage }: { readonly usage: Usage }) {
  const more = usage.totalCount - usage.nodes.length
  return (
    <ul className="ed-usage">
      {usage.nodes.map((reference) => (
        <li key={`${reference.kind} ${reference.id} ${reference.versionAt}`}>
          <Name reference={reference} />
          <span className="ed-quiet">
            {[referenceLabel(reference), placeLabel(reference), referenceState(reference)]
              .filter(Boolean)
              .join('\u00a0· ')}
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

function pathOf({ kind, id, locationId, title, versionAt }: Reference): string | null {
  if (kind === 'document') return pagePath(Number(id), undefined, versionAt ?? undefined)
  const definition = recordDefinitions.get(kind)
  // Topics have no screen: they are edited in the tree.
  if (!definition?.api.writes) return null
  // A navigation is identified by its language.
  return editorPath(definition, { recordId: Number(id), locationId, language: title })
}

/** Returns the kind; for a navigation, whose name already contains it, the language. */
function referenceLabel({ kind, title }: Reference): string {
  if (kind === 'navigation') return languageLabel(title)
  if (kind === 'document') return t('page')
  return recordDefinitions.get(kind)?.words.one ?? kind
}

/** Returns the location; of a version that a location has of a network page, that too. */
function placeLabel({ locationName, versionAt }: Reference): string {
  if (!versionAt) return locationName ?? ''
  return t('changed at {name}', { name: locationName ?? '' })
}

/** Returns the state of a reference. Only pages have a draft beside the published version. */
function referenceState({ kind, isLive, isDraft }: Reference): string {
  if (kind === 'document' && isLive) return isDraft ? '' : t('no longer in its draft')
  return isLive ? '' : t('only in a draft')
}
