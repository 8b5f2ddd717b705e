import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { createPreview } from '../api/previews'
import { useApp } from '../app/app-context'
import { useEditing } from '../saving/editing'
import { useSession } from '../store/session'

/** Returns a function that saves and returns a preview link. `previewFailure` explains the errors it throws. */
export function useMakePreview(): () => Promise<string> {
  const { client } = useApp()
  const { documentId, context } = useSession()
  const { saver } = useEditing()
  return async () => {
    if (!(await saver.saveNow())) throw new NotSavedError()
    return createPreview(client, { documentId, language: context.language })
  }
}

/** Returns the reason why there is no preview, as a message. */
export function previewFailure(error: unknown): string {
  return error instanceof NotSavedError ? error.message : failureOf(error).message
}

class NotSavedError extends Error {
  override message = t('The page couldn’t be saved, so there is no preview of it yet.')
}
