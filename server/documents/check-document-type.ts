import type { DocumentType } from '#schema/entities/statuses'
import { recordDefinitions } from '#schema/records'
import { mutationNames } from '#schema/records/record'
import { ApiError, forPrograms } from '../http/errors/api-error'

/** The kinds of records whose types documents may name as well (specification section 4): each has a call of its own. */
const kinds: Partial<Record<DocumentType, string>> = {
  ACTIVITY: 'activity',
  EVENT: 'event',
  GALLERY: 'gallery',
  POST: 'newsArticle',
}

/** Refuses to make a document of what is a record, and names the call that writes it. */
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
