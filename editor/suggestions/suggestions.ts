import { createStore, type StoreApi } from 'zustand/vanilla'
import { fetchSuggestions, type SentSuggestion } from '../api/comments'
import type { ApiClient } from '../api/fetch-query'
import type { EditorSession } from '../store/session'

/** The suggestions of a location for the open page, newest first. */
interface Suggestions {
  readonly store: StoreApi<{ readonly sent: readonly SentSuggestion[] }>
  refresh(): Promise<void>
}

const suggestionsByStore = new WeakMap<EditorSession['uiStore'], Suggestions>()

/** Returns the suggestions of the open page, fetched once for all locked fields. */
export function suggestionsOf(
  { documentId, locationVersion, uiStore }: EditorSession,
  client: ApiClient,
): Suggestions {
  const made = suggestionsByStore.get(uiStore) ?? createSuggestions()
  suggestionsByStore.set(uiStore, made)
  return made

  function createSuggestions(): Suggestions {
    const store = createStore<{ readonly sent: readonly SentSuggestion[] }>(() => ({ sent: [] }))
    async function refresh(): Promise<void> {
      if (!locationVersion) return
      const place = { documentId, locationId: locationVersion.locationId }
      // Without a connection the earlier ones aren't listed; sending reports it.
      const sent = await fetchSuggestions(client, place).catch(() => null)
      if (sent) store.setState({ sent })
    }
    void refresh()
    return { store, refresh }
  }
}
