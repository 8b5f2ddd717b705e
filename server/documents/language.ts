import { ApiError, forPrograms } from '../http/errors/api-error'

/** BCP 47, as far as sites need it: `en`, `en-US`, `gu-IN`, `sr-Latn-RS`. */
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/

/** Refuses an invalid language tag. */
export function checkLanguage(language: string): void {
  if (!LANGUAGE.test(language))
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms(`'${language.slice(0, 40)}' isn’t a language code. Use one like en-US.`),
    )
}
