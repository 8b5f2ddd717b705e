import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { failureOf } from '../api/failure'
import { type ApiClient, write } from '../api/fetch-query'
import { saveMutation } from '../api/operations/documents'
import { contentOf } from '../store/edits/edited-page'
import type { OpenDocument } from './load-document'
import type { SavedVersion } from './page-save-state'
import type { SendSave } from './sending'

/** Timeout after which a save is sent again with the same idempotency key, in ms. */
export const SAVE_TIMEOUT = 30_000

/** Returns the function that saves a document with createOrUpdateDocument. It sends only the edited item; the others stay. */
export function sendSaveOf(
  client: ApiClient,
  { summary, item }: Pick<OpenDocument, 'summary' | 'item'>,
): SendSave<SavedVersion> {
  return async ({ page, expectedVersion, idempotencyKey, autosave }) => {
    const { title, externalUrl, visibility } = page.settings
    const texts = {
      title,
      description: page.settings.description,
      imageId: page.settings.imageId === null ? null : String(page.settings.imageId),
    }
    const isDefault = item.language === DEFAULT_LANGUAGE
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), SAVE_TIMEOUT)
    try {
      const variables = {
        id: String(summary.id),
        ...(isDefault && texts),
        visibility,
        topic: {
          ...(externalUrl !== '' && { externalUrl }),
          items: [
            {
              language: item.language,
              locationId: String(item.locationId),
              ...(isDefault ? { title } : texts),
              content: contentOf(page),
            },
          ],
        },
        expectedVersion,
        idempotencyKey,
        autosave,
      }
      const { createOrUpdateDocument } = await write(
        client,
        saveMutation,
        variables,
        timeout.signal,
      )
      return { ok: true, saved: createOrUpdateDocument }
    } catch (error) {
      return { ok: false, failure: failureOf(error) }
    } finally {
      clearTimeout(timer)
    }
  }
}
