import { failureOf } from '../api/failure'
import type { ApiClient } from '../api/fetch-query'
import { type PageStep, publishPage, publishTexts } from '../api/publishing'
import type { Editing, Notice } from '../saving/editing'
import type { OpenDocument } from '../saving/load-document'
import { isUnsaved, type SaveState } from '../saving/save-state'
import { englishName } from '../ui/language-names'

/** Publishes the saved version, and reports what is live, or why it is not. */
export async function publishSaved(
  client: ApiClient,
  { saver, document }: Editing,
  step: PageStep = publishingOf(document),
): Promise<Notice> {
  const release = saver.hold()
  try {
    const { version } = saver.store.getState().saved
    const { id: _id, ...saved } = await step(client, document.summary.id, version)
    saver.told(saved)
    return published(saver.store.getState(), version, document)
  } catch (error) {
    return refusal(error)
  } finally {
    release()
  }
}

const VIEW = 'See the page'
function publishingOf({ languages, item }: OpenDocument): PageStep {
  if (languages.length < 2) return publishPage
  return publishTexts({ language: item.language, locationId: String(item.locationId) })
}

/** What is live now: there may be newer changes, and other languages may still be drafts. */
function published(state: SaveState, version: number, { summary, item }: OpenDocument): Notice {
  const isAsPressed = !isUnsaved(state) && state.saved.version === version
  const some = `Published in ${englishName(item.language)}. Other languages have changes that are not live.`
  const live = state.saved.status === 'PUBLISHED' ? 'Published' : some
  return {
    tone: isAsPressed ? 'success' : 'plain',
    text: isAsPressed ? live : SINCE,
    ...(summary.path && { link: { text: VIEW, href: summary.path } }),
    ...(isAsPressed && { endsWithChange: true }),
  }
}

const SINCE = 'Published as it was when you pressed; what you changed since is not live yet.'

function refusal(error: unknown): Notice {
  const failure = failureOf(error)
  if (failure.kind === 'refused' && failure.issues.length > 0)
    return {
      tone: 'danger',
      text: `Not published: ${problems(failure.issues.length)}`,
      issues: failure.issues,
    }
  if (failure.kind === 'conflict')
    return {
      tone: 'danger',
      text: 'Not published: somebody saved a newer version. Change something, or load the page again, to see it.',
    }
  return { tone: 'danger', text: `Not published. ${failure.message}` }
}

function problems(count: number): string {
  return count === 1 ? 'there is 1 problem' : `there are ${count} problems`
}
