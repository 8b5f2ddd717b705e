import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { publicationStatus, sentencesAfterPublishing } from '#schema/publication/publication-status'
import { failureOf } from '../api/failure'
import type { ApiClient } from '../api/fetch-query'
import { type PageStep, publishTexts } from '../api/publishing'
import type { Editing, Notice } from '../saving/editing'
import { type ChosenReach, type PublishedReach, reachOf, stepTo } from './published-reach'
import { factsOf } from './use-publication-status'

/** Returns the choice to make first, a message if it can't be determined, or `null` if there is none. */
export async function reachOrNotice(
  client: ApiClient,
  editing: Editing,
  step: PageStep | undefined,
): Promise<PublishedReach | Notice | null> {
  try {
    return await reachOf(client, editing, step)
  } catch (error) {
    return await publishRefusal(error, editing)
  }
}

/** Publishes the saved version; returns a notice about what is live, or why publishing failed. */
export async function publishSaved(
  client: ApiClient,
  editing: Editing,
  step: PageStep = editing.publishStep ?? publishOpen(editing),
): Promise<Notice> {
  const { saver, document } = editing
  const release = saver.hold()
  try {
    const { version } = saver.store.getState().saved
    const { id: _id, ...saved } = await step(client, document.summary.id, version)
    saver.setSaved(saved)
    return published(editing)
  } catch (error) {
    return await publishRefusal(error, editing)
  } finally {
    release()
  }
}

/** Publishes like `publishSaved`, to chosen locations. */
export function publishToChosen(
  client: ApiClient,
  editing: Editing,
  reach: ChosenReach,
): Promise<Notice> {
  return publishSaved(client, editing, stepTo(reach))
}

/** Always publishes only the open language: another may have been added since the page was opened. */
function publishOpen({ document: { item } }: Editing): PageStep {
  return publishTexts({ language: item.language, locationId: String(item.locationId) })
}

/** Returns a notice about what is live according to the server: there may be newer changes, and other languages may be drafts. */
function published({ saver, document }: Editing): Notice {
  const state = saver.store.getState()
  const facts = factsOf({ document }, state)
  const { language } = document.item
  const { hasChanges, isPublic } = publicationStatus(facts, language)
  return {
    tone: hasChanges ? 'plain' : 'success',
    text: sentencesAfterPublishing(facts, language).join(' '),
    ...(isPublic &&
      state.saved.livePath && { link: { text: t('View page'), href: state.saved.livePath } }),
    ...(!hasChanges && { endsWithChange: true }),
  }
}

/**
 * Returns why publishing was refused: all issues with links to them, or the person who saved first with a way to load that
 * version.
 */
async function publishRefusal(error: unknown, { lookAt, notices }: Editing): Promise<Notice> {
  const failure = failureOf(error)
  if (failure.kind === 'refused' && failure.issues.length > 0)
    return {
      tone: 'danger',
      text: t('{count, plural, one {Not published: # problem} other {Not published: # problems}}', {
        count: failure.issues.length,
      }),
      issues: failure.issues,
    }
  if (failure.kind === 'conflict' && failure.current) {
    const { words, load } = await lookAt(failure.current)
    return {
      tone: 'danger',
      text: joinSentences(
        t('Not published.'),
        words,
        t('Load it, look at it, then publish again.'),
      ),
      action: {
        label: t('Load'),
        run() {
          load()
          notices.setState({
            notice: {
              tone: 'plain',
              text: joinSentences(t('The latest version is loaded.'), words),
            },
          })
        },
      },
    }
  }
  return { tone: 'danger', text: joinSentences(t('Not published.'), failure.message) }
}
