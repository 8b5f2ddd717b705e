import type { MediaText } from '#schema/entities/media'
import { formatDetails } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { Picture, PicturePart, PictureVersion } from '../library/pictures'
import { sameValue } from '../store/use-same'
import { isAt, placeName } from './picture-text-fields'

/** Describes how a version changed from the previous one. */
export function versionMessage(
  version: PictureVersion,
  before: PictureVersion | undefined,
): string {
  if (!before) return version.action === 'UPLOAD' ? t('Uploaded') : t('Saved')
  const parts = differentParts(version, before).map((part) => CHANGED[part])
  const words = formatDetails(parts) || t('Saved')
  return version.action === 'RESTORE' ? formatDetails([t('Restored'), words]) : words
}

const CHANGED: Readonly<Record<PicturePart, string>> = {
  FILE: t('File replaced'),
  CROP: t('Crop changed'),
  WORDS: t('Text changed'),
}

/** Returns the parts in which two versions differ. The crop of another file belongs to the file. */
export function differentParts(one: PictureVersion, other: PictureVersion): readonly PicturePart[] {
  const parts: PicturePart[] = []
  if (one.file !== other.file) parts.push('FILE')
  else if (!sameValue(areaOf(one.picture), areaOf(other.picture))) parts.push('CROP')
  if (differenceMessage(one.picture, other.picture, null).length > 0) parts.push('WORDS')
  return parts
}

function areaOf({ crop, focalPoint }: Picture) {
  return { crop, focalPoint }
}

interface DifferentWords {
  readonly label: string
  readonly past: string
  readonly present: string
}

/** Describes which texts of an earlier version differ from the current ones, with their places. */
export function differenceMessage(
  then: Picture,
  now: Picture,
  location: { readonly id: number; readonly name: string } | null,
): readonly DifferentWords[] {
  const all = [
    { label: t('Alt text'), past: altTextMessage(then), present: altTextMessage(now) },
    { label: t('Caption'), past: captionMessage(then), present: captionMessage(now) },
    { label: t('Name'), past: then.displayName, present: now.displayName },
    ...placesOf(then, now).flatMap((place) => {
      const [before, present] = [then, now].map(({ texts }) =>
        texts.find((text) => isAt(text, place)),
      )
      const where = placeName(place, location)
      return [
        {
          label: t('Alt text, {where}', { where }),
          past: before?.altText ?? '',
          present: present?.altText ?? '',
        },
        {
          label: t('Caption, {where}', { where }),
          past: before?.caption ?? '',
          present: present?.caption ?? '',
        },
      ]
    }),
  ]
  return all.filter((words) => words.past !== words.present)
}

function altTextMessage({ altText, isDecorative }: Picture): string {
  return altText || (isDecorative ? t('Decorative image') : '')
}

function captionMessage({ caption, showCaptionText }: Picture): string {
  return caption !== '' && !showCaptionText ? t('{caption} (not shown)', { caption }) : caption
}

function placesOf(then: Picture, now: Picture): readonly MediaText[] {
  return [...then.texts, ...now.texts.filter((text) => !then.texts.some((one) => isAt(one, text)))]
}
