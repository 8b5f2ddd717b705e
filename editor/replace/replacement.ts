import { t } from '#schema/messages/t'
import { recordDefinitions } from '#schema/records'
import { editorPath } from '#schema/records/editor-path'
import type { ReplacementTargetsQuery, TextReplacementQuery } from '../api/operations/generated'
import { HOME_PATH, pagePath } from '../app/routes'
import { shortName } from '../ui/language-names'

export type Replacement = NonNullable<TextReplacementQuery['textReplacement']>
export type Target = NonNullable<
  ReplacementTargetsQuery['textReplacement']
>['targets']['nodes'][number]
export type Hit = Target['hits'][number]

/** Returns whether its job is running. */
export function isWorking(state: Replacement['state']): boolean {
  return state === 'FINDING' || state === 'REPLACING' || state === 'UNDOING'
}

/** Returns `12 pages and records`. */
export function countOfTargets(count: number): string {
  return t('{count, plural, one {# page or record} other {# pages and records}}', { count })
}

/** Returns the kind, location and language of a target. */
export function placeOf({ kind, locationName, language }: Target): string {
  return [kindOf(kind), locationName, language && shortName(language)].filter(Boolean).join(' · ')
}

function kindOf(kind: string): string {
  if (kind === 'page') return t('Page')
  if (kind === 'pageOverride') return t('Changed at a location')
  if (kind === 'detachedPage') return t('Detached page')
  const one = recordDefinitions.get(kind)?.words.one ?? kind
  return `${one.charAt(0).toUpperCase()}${one.slice(1)}`
}

/** Returns the address where a target is edited. */
export function targetPath({ kind, targetId, locationId, language }: Target): string {
  if (['page', 'pageOverride', 'detachedPage'].includes(kind)) return pagePath(Number(targetId))
  const definition = recordDefinitions.get(kind)
  if (!definition) return HOME_PATH
  return editorPath(definition, { recordId: Number(targetId), locationId, language })
}
