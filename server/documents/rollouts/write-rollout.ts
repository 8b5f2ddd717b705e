import { eq } from 'drizzle-orm'
import type { Caller } from '../../audit/audit'
import { overrideTag } from '../../database/cache-tags'
import type { Orm } from '../../database/orm'
import { pageRollouts } from '../../database/tables'
import { emit } from '../../events/emit'
import type { DocumentRow } from '../document-row'
import type { RolloutRow } from './rollout-rows'

export async function setRollout(
  tx: Orm,
  { id }: RolloutRow,
  set: Partial<RolloutRow>,
): Promise<void> {
  await tx.update(pageRollouts).set(set).where(eq(pageRollouts.id, id))
}

interface Step {
  readonly by: Caller
  readonly actorId?: string
  readonly action: string
  readonly reason?: string | null
}

/** Announces a change of the rollout’s plan that visitors don’t see. */
export function emitStep(tx: Orm, document: DocumentRow, step: Step): Promise<void> {
  const { id, locationId } = document
  return emit(tx, { type: 'page.rolloutChanged', id, locationId, ...step })
}

/** Announces a change that is visible only at these locations. */
export function emitReach(
  tx: Orm,
  { id, locationId, publishedVersion }: DocumentRow,
  { locationIds, ...step }: Step & { readonly locationIds: readonly number[] },
): Promise<void> {
  return emit(tx, {
    ...{ type: 'page.reachChanged', id, locationId, ...step, toVersion: publishedVersion },
    tags: locationIds.map((place) => overrideTag(id, place)),
  })
}
