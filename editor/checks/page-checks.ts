import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { checkPageTexts } from '#schema/page/check-examples'
import type { PageSettings } from '../store/edits/edited-page'
import type { Check } from './check'
import type { EmptyRegion } from './read-empty-regions'

/** Returns what is missing in the page's title and metadata. */
export function settingsChecks(
  settings: Pick<PageSettings, 'title' | 'description' | 'externalUrl'>,
  { templateTitles, language }: SettingsContext,
): Check[] {
  const ofPage = { kind: 'page', block: null } as const
  const unfinished = checkPageTexts(settings, templateTitles).map(
    ({ field, message }): Check => ({ ...ofPage, severity: 'error', field, message }),
  )
  // A page of records uses the record's description; in further languages its first sentences are the fallback.
  const isDescribed =
    settings.description.trim() !== '' ||
    settings.externalUrl.includes('/:') ||
    language !== DEFAULT_LANGUAGE
  if (isDescribed) return unfinished
  const message = t('This page has no description. Add one for search results and shared links')
  return [...unfinished, { ...ofPage, severity: 'hint', field: 'description', message }]
}

/** Returns issues for blocks, and columns of blocks, that show nothing to visitors. */
export function emptyChecks(empties: readonly EmptyRegion[]): Check[] {
  return empties.map(({ block, slot }): Check => {
    const message =
      slot === null ? t('Empty: visitors don’t see this block') : t('“{slot}” is empty', { slot })
    return { kind: 'unfinished', severity: 'warning', block, field: null, message }
  })
}

interface SettingsContext {
  /** Template titles in lower case, which say nothing about the page. */
  readonly templateTitles: ReadonlySet<string>
  readonly language: string
}
