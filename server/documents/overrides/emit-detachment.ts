import type { Caller } from '../../audit/audit'
import type { Orm } from '../../database/orm'
import { emit } from '../../events/emit'
import type { OverrideContext } from './override-context'
import { tagsOfDifferences } from './publish-override'

interface DetachmentChange {
  readonly by: Caller
  readonly action: 'attachPage' | 'detachPage' | 'undoAttachPage'
  /** The row that represents all differences in the audit log. */
  readonly chainId: number
  readonly fromVersion: number | null
  readonly toVersion: number | null
  readonly overrideIds?: readonly number[]
}

/** Announces that a location has detached or attached a page: one row in the audit log, and only its page is rendered again. */
export function emitDetachment(
  tx: Orm,
  { document, location }: OverrideContext,
  { overrideIds = [], by, action, ...change }: DetachmentChange,
): Promise<void> {
  const page = { by, action, id: document.id, locationId: location.id }
  return emit(
    tx,
    {
      ...{ type: 'page.detachmentChanged', ...page, ...change, ownerId: document.locationId },
      tags: tagsOfDifferences(document.id, location.id),
    },
    ...(overrideIds.length > 0
      ? [{ type: 'page.overridesShown' as const, ...page, overrideIds }]
      : []),
  )
}
