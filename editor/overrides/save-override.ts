import type { DocumentSummary, PublishedDocument } from '../api/answers'
import { type ConflictVersion, type Failure, failureOf } from '../api/failure'
import { type ApiClient, write } from '../api/fetch-query'
import type { SavedOverridePartsFragment } from '../api/operations/generated'
import { publishOverrideMutation, saveOverrideMutation } from '../api/operations/overrides'
import type { PageStep } from '../api/publishing'
import type { SavedVersion } from '../saving/page-save-state'
import { SAVE_TIMEOUT } from '../saving/send-save'
import type { SendSave } from '../saving/sending'
import { contentOf, type PageSettings } from '../store/edits/edited-page'
import type { LocationVersion } from '../store/location-version'
import {
  differencesOf,
  type EffectivePage,
  networkPageOf,
  type OverridePlace,
  readEffectivePage,
} from './effective-page'

interface SendParts {
  readonly version: LocationVersion
  readonly summary: DocumentSummary
  /** Source of the settings that a location can't override. */
  readonly settings: PageSettings
}

/**
 * Returns the function that saves a location's version with saveOverride: it sends the whole page, and the server stores the
 * differences.
 */
export function sendOverrideOf(
  client: ApiClient,
  place: OverridePlace,
  { version, summary, settings }: SendParts,
): SendSave<SavedVersion> {
  return async ({ page, expectedVersion, idempotencyKey }) => {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), SAVE_TIMEOUT)
    try {
      const { title, description, imageId } = page.settings
      const variables = {
        ...place,
        page: { title, description, imageId, content: contentOf(page) },
        baseVersion: version.store.getState().network.version,
        ...{ expectedVersion, idempotencyKey },
      }
      const { saveOverride } = await write(client, saveOverrideMutation, variables, timeout.signal)
      version.store.setState({ count: saveOverride.differenceCount })
      return { ok: true, saved: savedVersion(summary, saveOverride) }
    } catch (error) {
      return { ok: false, failure: await withCurrentPage(failureOf(error)) }
    } finally {
      clearTimeout(timer)
    }
  }

  /**
   * Adds the current page after a conflict: another person's save is based on the network's current page, so later saves are,
   * too.
   */
  async function withCurrentPage(failure: Failure): Promise<Failure> {
    if (failure.kind !== 'conflict') return failure
    try {
      const effective = await readEffectivePage(client, place)
      if (!effective) return failure
      version.store.setState({
        network: networkPageOf(effective, settings),
        differences: differencesOf(effective),
      })
      return { ...failure, current: conflictOf(effective, place, settings) }
    } catch (error) {
      return failureOf(error)
    }
  }
}

function conflictOf(
  effective: EffectivePage,
  { language, locationId }: OverridePlace,
  { externalUrl, visibility }: PageSettings,
): ConflictVersion {
  const { version, updatedAt, updatedBy, page } = effective
  return {
    ...{ version, savedAt: updatedAt ?? '', savedBy: updatedBy ?? '' },
    ...page,
    ...{ externalUrl, visibility },
    items: [{ ...page, language, locationId }],
  }
}

/** Converts the response for a location's version to the shape of a document's response. */
export function savedVersion(
  summary: DocumentSummary,
  { version, hasChanges, savedAt }: Omit<SavedOverridePartsFragment, 'differenceCount'>,
): Omit<PublishedDocument, 'id'> {
  const { publishedVersion, status, recordStatus, livePath, schedules } = summary
  return {
    ...{ version, savedAt, publishedVersion, status, recordStatus, review: null },
    ...{ livePath, schedules },
    texts: summary.texts.map((text) => ({ ...text, hasChanges })),
  }
}

/** Returns the step that publishes the location's draft. */
export function publishOverrideStep(place: OverridePlace, summary: DocumentSummary): PageStep {
  return async (client, id, expectedVersion) => {
    const { publishOverride } = await write(client, publishOverrideMutation, {
      ...{ ...place, expectedVersion },
    })
    return { id, ...savedVersion(summary, publishOverride) }
  }
}
