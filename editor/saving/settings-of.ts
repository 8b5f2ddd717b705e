import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import type { Visibility } from '#schema/entities/statuses'
import type { PageSettings } from '../store/edits/edited-page'

/** Settings in the server's format: of a document, a version, or a CONFLICT response. */
interface StoredSettings {
  readonly title: string
  readonly description: string
  readonly externalUrl: string | null
  readonly imageId: number | null
  readonly visibility: Visibility
  readonly items: readonly TextSettings[]
}
interface TextSettings {
  readonly language: string
  readonly locationId: number | null
  readonly title: string
  readonly description: string
  readonly imageId: number | null
}

/** Converts the settings to their edited form. Title, description and image differ per language. */
export function settingsOf(
  { title, description, externalUrl, imageId, visibility, items }: StoredSettings,
  { language, locationId }: { readonly language: string; readonly locationId: number },
): PageSettings {
  const own = items.filter((item) => item.language === language)
  const item =
    own.find((each) => each.locationId === locationId) ??
    own.find((each) => each.locationId === null)
  const shared = { externalUrl: externalUrl ?? '', visibility }
  if (language === DEFAULT_LANGUAGE) return { title, description, imageId, ...shared }
  return {
    title: item?.title || title,
    description: item?.description ?? '',
    imageId: item?.imageId ?? null,
    ...shared,
  }
}
