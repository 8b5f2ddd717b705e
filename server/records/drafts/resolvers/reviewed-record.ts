import { permissionKind } from '#schema/entities/permission-kinds'
import { isSharedKind } from '#schema/entities/permissions'
import { editorPath } from '#schema/records/editor-path'
import { recordName } from '../../../events/domain-event'
import type { Reviewed } from '../../../mail/notify-people'
import type { StoredDraft } from '../stored-drafts'
import type { DraftTarget } from './draft-target'

/** What emails about a review say of a record. */
export function reviewedRecord(
  { definition, name, locationId }: Pick<DraftTarget, 'definition' | 'name' | 'locationId'>,
  { title, submittedBy }: Pick<StoredDraft, 'title' | 'submittedBy'>,
): Reviewed {
  return {
    ...{ isPage: false, title, locationId, submittedBy },
    isShared: isSharedKind(permissionKind(definition.kind)),
    path: editorPath(definition, name),
  }
}

/** Steps of texts and navigations have a chain of their own: the rows of a topic's chain count its versions. */
function chainOfDraft({ definition, name, row }: DraftTarget): string {
  if (definition.drafts === 'record' && row) return `${definition.api.chain}:${row.id}`
  const { recordId, locationId, language } = name
  return `draft:${definition.kind}-${recordId}-${locationId}-${language}`
}

/** What an event about a draft says of it. */
export function draftFacts(target: DraftTarget) {
  const { definition, name, locationId } = target
  return {
    ...{ chain: chainOfDraft(target), ...recordName(definition, name.recordId), locationId },
    language: definition.drafts === 'place' ? name.language : null,
  }
}
