import { eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { MEDIA_TEXT_LIMITS } from '#schema/api/upload'
import type { MediaText } from '#schema/entities/media'
import type { LocaleScope } from '#schema/entities/place'
import type { Orm } from '../../database/orm'
import { mediaItems } from '../../database/tables'
import { checkLanguage, checkLocations } from '../../documents/check-place'
import { inputId } from '../../graphql/operations/ids'
import { ApiError, forPrograms } from '../../http/errors/api-error'
import { keyOf } from '../reading/gallery-media'

/** Maximum number of texts per picture, by language and location. */
const MAX_TEXTS = 300

/** The texts of a picture for one place: `null` falls back, undefined leaves it unchanged. */
interface MediaWords {
  readonly altText?: string | null
  readonly caption?: string | null
}
export interface MediaTextInput extends MediaWords {
  readonly language: string
  readonly locationId?: string | null
}
/** A picture’s validated texts for one place. */
export interface MediaTextValue extends LocaleScope {
  readonly words: MediaWords
}

/** Parses a picture’s texts (`MediaTextInput`); throws BAD_USER_INPUT with the problem. */
export function readMediaTexts(texts: readonly MediaTextInput[]): readonly MediaTextValue[] {
  if (texts.length > MAX_TEXTS)
    throw new ApiError('LIMIT_EXCEEDED', refusalFor('manyPictureTexts', { most: MAX_TEXTS }))
  const read = texts.map(({ language, locationId, altText, caption }) => {
    checkLanguage(language)
    const given = Object.entries({ altText, caption }).filter(([, words]) => words !== undefined)
    return {
      language,
      locationId: locationId == null ? null : inputId(locationId, 'locationId'),
      words: Object.fromEntries(
        given.map(([name, words]) => [name, checked(name, words)]),
      ) as MediaWords,
    }
  })
  const places = new Set(read.map(({ language, locationId }) => `${language} ${locationId}`))
  if (places.size < read.length)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms('Two texts have the same language and location.'),
    )
  return read
}

function checked(name: string, words: string | null | undefined): string | null {
  if (words == null) return null
  const longest = name === 'altText' ? MEDIA_TEXT_LIMITS.altText : MEDIA_TEXT_LIMITS.caption
  const text = words.trim()
  if (text.length > longest)
    throw new ApiError(
      'BAD_USER_INPUT',
      refusalFor('longText', { most: longest, count: text.length }),
    )
  return text
}

/** Writes the texts of a picture locked by this transaction; removes empty ones. */
export async function writeMediaTexts(
  tx: Orm,
  mediaId: number,
  given: readonly MediaTextValue[],
): Promise<void> {
  if (given.length === 0) return
  await checkLocations(
    tx,
    given.map(({ locationId }) => locationId),
  )
  const here = eq(mediaItems.id, mediaId)
  const [item] = await tx.select({ texts: mediaItems.texts }).from(mediaItems).where(here)
  const texts = mergeTexts(item?.texts ?? [], given)
  if (texts.length > MAX_TEXTS)
    throw new ApiError('LIMIT_EXCEEDED', refusalFor('manyPictureTexts', { most: MAX_TEXTS }))
  await tx.update(mediaItems).set({ texts }).where(here)
}

function mergeTexts(
  stored: readonly MediaText[],
  given: readonly MediaTextValue[],
): readonly MediaText[] {
  const byPlace = new Map(stored.map((text) => [keyOf(text), text]))
  for (const { words, ...place } of given) {
    const { altText = null, caption = null } = { ...byPlace.get(keyOf(place)), ...words }
    if (altText === null && caption === null) byPlace.delete(keyOf(place))
    else byPlace.set(keyOf(place), { ...place, altText, caption })
  }
  return sortedTexts([...byPlace.values()])
}

/** Sorts texts by location, those for all locations last, and by language. */
function sortedTexts(texts: readonly MediaText[]): readonly MediaText[] {
  const location = ({ locationId }: MediaText) => locationId ?? Number.POSITIVE_INFINITY
  return texts.toSorted((a, b) =>
    a.locationId === b.locationId ? compare(a.language, b.language) : location(a) - location(b),
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : 1
}
