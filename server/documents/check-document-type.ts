import type { DocumentType } from '#schema/entities/statuses'
import { recordDefinitions } from '#schema/records'
import { mutationNames } from '#schema/records/record'
import { ApiError, forPrograms } from '../http/errors/api-error'

/** Kinds of records that are also document types (specification section 4): each has its own mutation. */
const kinds: Partial<Record<DocumentType, string>> = {
  ACTIVITY: 'activity',
  EVENT: 'event',
  GALLERY: 'gallery',
  POST: 'newsArticle',
}

/** Refuses to create a document for a kind of record, and names the mutation to use. */
export function checkIsDocument(type: DocumentType | undefined): void {
  const definition = recordDefinitions.get((type && kinds[type]) ?? '')
  if (!definition) return
  const { words } = definition
  const { save, input } = mutationNames(definition)
  throw new ApiError(
    'BAD_USER_INPUT',
    forPrograms(
      `${words.many.charAt(0).toUpperCase()}${words.many.slice(1)} aren’t documents. Save a ${words.one} with ${save} and its own fields (${input}). Nothing was saved.`,
    ),
  )
}
