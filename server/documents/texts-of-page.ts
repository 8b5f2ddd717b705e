import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import type { LocaleScope } from '#schema/entities/place'
import { inputId } from '../graphql/operations/ids'
import { ApiError } from '../http/errors/api-error'
import { checkLanguage } from './check-place'
import type { DocumentRow } from './document-row'

/** A selection of a page’s texts by language and location. An omitted field doesn’t restrict the selection. */
export interface TextsOfPage {
  readonly language?: string | undefined
  readonly locationId?: number | undefined
}

/** Validates the arguments `language` and `locationId` of a call. */
export function readTexts(args: {
  readonly language?: string | null | undefined
  readonly locationId?: string | null | undefined
}): TextsOfPage {
  if (args.language) checkLanguage(args.language)
  return {
    language: args.language ?? undefined,
    locationId: args.locationId == null ? undefined : inputId(args.locationId, 'locationId'),
  }
}

/** Returns a test for selected texts. Selecting the page’s own location also selects the texts for all locations. */
export function isMeant(
  { locationId: own }: Pick<DocumentRow, 'locationId'>,
  { language, locationId }: TextsOfPage,
): (place: LocaleScope) => boolean {
  return (place) =>
    (language === undefined || place.language === language) &&
    (locationId === undefined ||
      place.locationId === locationId ||
      (place.locationId === null && locationId === own))
}

/** Returns a test for the main text of a page: the default-language text of its location or of all locations. */
export function isMainText({ locationId: own }: DocumentRow): (place: LocaleScope) => boolean {
  return isMeant({ locationId: own }, { language: DEFAULT_LANGUAGE, locationId: own })
}

/** Creates the error for a step on texts that the page doesn’t have. */
export function noText(verb: string): ApiError {
  return new ApiError('BAD_USER_INPUT', refusalFor('noTextToPublish', { verb }))
}
