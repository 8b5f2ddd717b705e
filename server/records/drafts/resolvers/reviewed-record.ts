import { permissionKind } from '#schema/entities/permission-kinds'
import { isSharedKind } from '#schema/entities/permissions'
import { editorPath } from '#schema/records/editor-path'
import { recordName } from '../../../events/domain-event'
import type { Reviewed } from '../../../mail/notify-people'
import type { StoredDraft } from '../stored-drafts'
import type { DraftTarget } from './draft-target'

/** Returns a record in the form that review emails need. */
export function reviewedRecord(
  { definition, name, locationId }: Pick<DraftTarget, 'definition' | 'name' | 'locationId'>,
  { title, submittedBy }: Pick<StoredDraft, 'title' | 'submittedBy'>,
): Reviewed {
  return {
    ...{ isPage: false, title, locationId, submittedBy },
    isShared: isSharedDraft({ definition, name }),
    path: editorPath(definition, name),
  }
}

/** Returns whether all sites show the record of a draft that the default location stores. */
export function isSharedDraft({ definition, name }: Pick<DraftTarget, 'definition' | 'name'>) {
  return !name.onlyHere && isSharedKind(permissionKind(definition.kind))
}

/**
 * Returns the audit chain of a draft. Texts and navigations have a separate chain, because rows of a topic’s chain correspond to
 * its versions.
 */
function chainOfDraft({ definition, name, row }: DraftTarget): string {
  if (definition.drafts === 'record' && row) return `${definition.api.chain}:${row.id}`
  const { recordId, locationId, language, onlyHere } = name
  return `draft:${definition.kind}-${recordId}-${locationId}-${language}${onlyHere ? '_here' : ''}`
}

/** Returns the data of an event about a draft. */
export function draftEventData(target: DraftTarget) {
  const { definition, name, locationId } = target
  return {
    ...{ chain: chainOfDraft(target), ...recordName(definition, name.recordId), locationId },
    language: definition.drafts === 'place' ? name.language : null,
  }
}
