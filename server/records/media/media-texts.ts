import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { MEDIA_TEXT_LIMITS } from '#schema/api/upload'
import type { LocaleScope } from '#schema/entities/place'
import type { Orm } from '../../database/orm'
import { locations, mediaTexts } from '../../database/tables'
import { checkLanguage } from '../../documents/language'
import { inputId } from '../../graphql/operations/ids'
import { ApiError, noSuchLocation } from '../../http/errors/api-error'

/** A picture has words of its own for so many languages and locations. */
const MAX_TEXTS = 300

/** What a picture says somewhere: `null` as elsewhere, and what is left out stays. */
interface MediaWords {
  readonly altText?: string | null
  readonly caption?: string | null
}
export interface MediaTextInput extends MediaWords {
  readonly language: string
  readonly locationId?: string | null
}
/** The words of a picture for a place, checked. */
export interface GivenText extends LocaleScope {
  readonly words: MediaWords
}

/** Reads the words of a picture for places (`MediaTextInput`); BAD_USER_INPUT with what is wrong. */
export function readMediaTexts(texts: readonly MediaTextInput[]): readonly GivenText[] {
  if (texts.length > MAX_TEXTS)
    throw new ApiError('LIMIT_EXCEEDED', `A picture has at most ${MAX_TEXTS} texts.`)
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
    throw new ApiError('BAD_USER_INPUT', 'Two texts have the same language and location.')
  return read
}

function checked(name: string, words: string | null | undefined): string | null {
  if (words == null) return null
  const longest = name === 'altText' ? MEDIA_TEXT_LIMITS.altText : MEDIA_TEXT_LIMITS.caption
  const text = words.trim()
  if (text.length > longest)
    throw new ApiError('BAD_USER_INPUT', `'${name}' has at most ${longest} characters.`)
  return text
}

/** Writes the words of a picture that this transaction holds; one that says nothing of its own is taken away. */
export async function writeMediaTexts(
  tx: Orm,
  mediaId: number,
  texts: readonly GivenText[],
): Promise<void> {
  if (texts.length === 0) return
  await checkLocations(tx, texts)
  for (const { words, ...place } of texts) await writeText(tx, mediaId, place, words)
  const [stored] = await tx
    .select({ count: count() })
    .from(mediaTexts)
    .where(eq(mediaTexts.mediaId, mediaId))
  if (Number(stored?.count ?? 0) > MAX_TEXTS)
    throw new ApiError('LIMIT_EXCEEDED', `A picture has at most ${MAX_TEXTS} texts.`)
}

async function writeText(
  tx: Orm,
  mediaId: number,
  place: LocaleScope,
  words: MediaWords,
): Promise<void> {
  const here = and(
    eq(mediaTexts.mediaId, mediaId),
    eq(mediaTexts.language, place.language),
    place.locationId === null
      ? isNull(mediaTexts.locationId)
      : eq(mediaTexts.locationId, place.locationId),
  )
  const [known] = await tx.delete(mediaTexts).where(here).returning()
  const { altText = known?.altText ?? null, caption = known?.caption ?? null } = words
  if (altText === null && caption === null) return
  await tx.insert(mediaTexts).values({ mediaId, ...place, altText, caption })
}

async function checkLocations(tx: Orm, places: readonly LocaleScope[]): Promise<void> {
  const ids = [...new Set(places.flatMap(({ locationId }) => locationId ?? []))]
  if (ids.length === 0) return
  const known = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(inArray(locations.id, ids))
  const missing = ids.find((id) => !known.some((location) => location.id === id))
  if (missing !== undefined) throw noSuchLocation(missing)
}
