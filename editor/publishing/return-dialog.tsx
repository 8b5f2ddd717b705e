import { t } from '#schema/messages/t'
import { reviewPage } from '../api/publishing'
import { useSaveState } from '../saving/editing'
import { NoteDialog } from '../ui/note-dialog'
import { usePageStep } from './use-page-step'

/** Dialog that asks what is missing, and returns the page to its author. */
export function ReturnDialog({ onClose }: { readonly onClose: () => void }) {
  const author = useSaveState(({ saved }) => saved.review?.by ?? t('the author'))
  const { take } = usePageStep()
  return (
    <NoteDialog
      title={t('Return this page?')}
      description={t('This becomes a draft again, and {author} gets your note by email.', {
        author,
      })}
      label={t('Return with this note')}
      required={t('Write what’s missing.')}
      send={send}
      onClose={onClose}
    />
  )

  async function send(note: string): Promise<string | null> {
    const refused = await take(reviewPage('RETURN', note), { step: 'return', author })
    return refused?.message ?? null
  }
}
