import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import type { LocaleScope } from '#schema/entities/place'
import { inputId } from '../graphql/operations/ids'
import { ApiError } from '../http/errors/api-error'
import type { DocumentRow } from './document-row'
import { checkLanguage } from './language'

/** Some of a page's texts: those in a language, those of a location. What is left out is not asked. */
export interface TextsOfPage {
  readonly language?: string | undefined
  readonly locationId?: number | undefined
}

/** The arguments `language` and `locationId` of a call, checked. */
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

/** Whether a text is among those that are meant. The page's own location has those that are for everyone, too. */
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

/** The text that stands for the whole page: its location's, or everyone's, in the default language. */
export function isMainText({ locationId: own }: DocumentRow): (place: LocaleScope) => boolean {
  return isMeant({ locationId: own }, { language: DEFAULT_LANGUAGE, locationId: own })
}

/** A step for texts that the page does not have. */
export function noText(verb: string): ApiError {
  return new ApiError('BAD_USER_INPUT', refusalFor('noTextToPublish', { verb }))
}
