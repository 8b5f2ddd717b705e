import { MEDIA_TEXT_LIMITS } from '#schema/api/upload'
import type { MediaText } from '#schema/entities/media'
import { DEFAULT_LANGUAGE, type LocaleScope } from '#schema/entities/place'
import { t } from '#schema/messages/t'
import type { PageContext } from '#schema/site/page-context'
import type { Picture } from '../library/pictures'
import { FieldRow } from '../ui/field-row'
import { languageLabel } from '../ui/language-names'

/** Texts of a picture, general or for one place: there `null` means the general text. */
export interface PictureWords {
  readonly altText: string | null
  readonly caption: string | null
}

/** Text fields of a picture for one place at a time. */
export function PictureTextFields({ words, elsewhere, set }: PictureTextProps) {
  const asElsewhere = (name: 'altText' | 'caption') =>
    elsewhere?.[name] ? t('Default: {elsewhere}', { elsewhere: elsewhere[name] }) : undefined
  return (
    <>
      <FieldRow
        label={t('Alt text')}
        help={t(
          'Describe the image for people who can’t see it. Leave it empty only for a decorative image.',
        )}
      >
        {(aria) => (
          <textarea
            {...aria}
            // The dialog is opened to write it, and says what it is about.
            // biome-ignore lint/a11y/noAutofocus: the dialog takes the focus anyway
            autoFocus
            className="ed-input"
            rows={3}
            maxLength={MEDIA_TEXT_LIMITS.altText}
            placeholder={asElsewhere('altText')}
            value={words.altText ?? ''}
            onChange={({ target }) => set({ altText: target.value })}
          />
        )}
      </FieldRow>
      <FieldRow label={t('Caption')}>
        {(aria) => (
          <input
            {...aria}
            className="ed-input"
            maxLength={MEDIA_TEXT_LIMITS.caption}
            placeholder={asElsewhere('caption')}
            value={words.caption ?? ''}
            onChange={({ target }) => set({ caption: target.value })}
          />
        )}
      </FieldRow>
    </>
  )
}

interface PictureTextProps {
  readonly words: PictureWords
  /** Fallback for empty fields; `null` for the general texts, which have none. */
  readonly elsewhere: PictureWords | null
  readonly set: (changed: Partial<PictureWords>) => void
}

/** Select for the language and location of the texts: general, or those of the edited page. */
export function PlaceSelect({ places, chosen, choose }: PlaceSelectProps) {
  if (places.length === 0) return null
  return (
    <FieldRow
      label={t('Language and location')}
      help={t('Languages and locations without their own text show the default.')}
    >
      {(aria) => (
        <select
          {...aria}
          className="ed-input"
          value={chosen}
          onChange={({ target }) => choose(Number(target.value))}
        >
          <option value={EVERYWHERE}>{t('Default')}</option>
          {places.map(({ name, language, locationId }, index) => (
            <option key={`${language} ${locationId}`} value={index}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldRow>
  )
}

/** Index of the general texts, if no place is chosen. */
export const EVERYWHERE = -1

interface PlaceSelectProps {
  readonly places: readonly NamedPlace[]
  /** Index of the place; `EVERYWHERE` for the general texts. */
  readonly chosen: number
  readonly choose: (index: number) => void
}

export interface NamedPlace extends LocaleScope {
  readonly name: string
}

/** Returns the places that a picture can have texts for: those of the page, and those that already have some. */
export function placesFor(
  { location, language }: Pick<PageContext, 'location' | 'language'>,
  { texts }: Pick<Picture, 'texts'>,
): readonly NamedPlace[] {
  const { id, name } = location
  const inLanguage = languageLabel(language)
  const own = [
    ...(language === DEFAULT_LANGUAGE
      ? []
      : [{ language, locationId: null, name: t('{inLanguage}, every location', { inLanguage }) }]),
    { language, locationId: id, name: `${inLanguage}, ${name}` },
  ]
  const others = texts
    .filter((text) => !own.some((place) => isAt(text, place)))
    .map(({ language: spoken, locationId }) => ({
      ...{ language: spoken, locationId },
      name: placeName({ language: spoken, locationId }, location),
    }))
  return [...own, ...others]
}

/** Returns the label of a language and location; of locations only the open one is known by name. */
export function placeName(
  { language, locationId }: LocaleScope,
  location: NamedLocation | null,
): string {
  const known = locationId === location?.id ? location?.name : undefined
  const where =
    locationId === null ? t('every location') : (known ?? t('location {id}', { id: locationId }))
  return `${languageLabel(language)}, ${where}`
}

type NamedLocation = Pick<PageContext['location'], 'id' | 'name'>

export function isAt(text: LocaleScope, place: LocaleScope): boolean {
  return text.language === place.language && text.locationId === place.locationId
}

/** Returns the changed texts of a place. Emptied fields use the general text. */
export function changedText(
  texts: readonly MediaText[],
  { language, locationId }: LocaleScope,
  changed: Partial<PictureWords>,
): MediaText {
  const place = { language, locationId }
  const known = texts.find((text) => isAt(text, place)) ?? { altText: null, caption: null }
  const { altText, caption } = { ...known, ...changed }
  return { ...place, altText: altText || null, caption: caption || null }
}
