import type { Registry } from '#schema/block/block'
import { formatList, joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { kindLabel } from '../store/block-labels'
import type { Difference } from './differences'

/** Maximum number of blocks listed by name; otherwise their number is given. */
const MAX_NAMED = 3

interface ChangeSummary {
  readonly by: string
  readonly blocks: readonly Difference[]
  readonly hasSettings: boolean
}

const CHANGE_MESSAGES = {
  added: (by: string, names: string) => t('{by} added {names}', { by, names }),
  changed: (by: string, names: string) => t('{by} changed {names}', { by, names }),
  removed: (by: string, names: string) => t('{by} deleted {names}', { by, names }),
}

/** Describes one person’s changes to a page, in a sentence without its full stop, or in several: `Asha changed Hero. Asha deleted Columns.` */
export function describeChanges(
  { by, blocks, hasSettings }: ChangeSummary,
  registry: Registry,
): string {
  const parts = (['changed', 'added', 'removed'] as const).flatMap((kind) => {
    const named = blocks
      .filter((each) => kindOf(each) === kind)
      .map(({ displayName, name }) => displayName || kindLabel(name, registry))
    const settings = kind === 'changed' && hasSettings ? [t('the page settings')] : []
    const all = named.length > MAX_NAMED ? [t('{count} blocks', { count: named.length })] : named
    const objects = [...all, ...settings]
    if (objects.length === 0) return []
    return CHANGE_MESSAGES[kind](by, formatList(objects))
  })
  if (parts.length === 0) return t('{by} saved this page', { by })
  return parts.length === 1 ? (parts[0] ?? '') : joinSentences(...parts)
}

function kindOf({ kinds }: Difference): 'added' | 'changed' | 'removed' {
  if (kinds.includes('added')) return 'added'
  return kinds.includes('removed') ? 'removed' : 'changed'
}
