import { useState } from 'react'
import { t } from '#schema/messages/t'
import { allBlocks } from '#schema/page/content'
import { documentQuery } from '../api/operations/documents'
import type { DocumentQuery } from '../api/operations/generated'
import { withApi } from '../app/api-provider'
import { useApp } from '../app/app-context'
import { UnreadNote } from '../app/error-page'
import { useOpened } from '../app/use-opened'
import { useEditing } from '../saving/editing'
import { documentIn } from '../saving/load-document'
import { useSession } from '../store/session'
import { useNavigate } from '../ui/app-link'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { languageLabel } from '../ui/language-names'
import { ProblemNote } from '../ui/problem-note'
import { removeLanguageFromPage } from './language-removal'

/** Dialog that explains what is lost before a language is removed from the page. */
export const RemoveLanguageDialog = withApi(RemoveLanguage)

function RemoveLanguage({ language, onClose }: RemoveLanguageDialogProps) {
  const { client } = useApp()
  const session = useSession()
  const editing = useEditing()
  const navigate = useNavigate()
  const [isRemoving, setIsRemoving] = useState(false)
  const [problem, setProblem] = useState('')
  const { answer, failure, reload } = useOpened(documentQuery, { id: String(session.documentId) })
  const name = languageLabel(language)

  async function remove(): Promise<void> {
    if (isRemoving) return
    setIsRemoving(true)
    const failure = await removeLanguageFromPage({ client, session, editing, language, navigate })
    setIsRemoving(false)
    if (failure === null) onClose()
    else setProblem(failure)
  }

  return (
    <Dialog
      title={t('Remove {name} from this page?', { name })}
      description={
        failure && !answer
          ? t('The {name} content of this page will be removed.', { name })
          : lostMessage(answer, language)
      }
      onClose={onClose}
      footer={
        <DialogButtons
          label={isRemoving ? t('Removing…') : t('Remove {name}', { name })}
          isDanger
          isBusy={isRemoving}
          onConfirm={() => void remove()}
          onCancel={onClose}
        />
      }
    >
      <p>
        {t(
          'Other languages aren’t affected. You can undo this, and the page’s history keeps the previous version.',
        )}
      </p>
      <UnreadNote
        text={t('The page’s content couldn’t be loaded.')}
        failure={answer ? null : failure}
        reload={reload}
      />
      <ProblemNote text={problem} />
    </Dialog>
  )
}

interface RemoveLanguageDialogProps {
  readonly language: string
  readonly onClose: () => void
}

/** Returns a message about what will be removed, with counts, and whether visitors will notice. */
function lostMessage(answer: DocumentQuery | undefined, language: string): string {
  const name = languageLabel(language)
  if (!answer) return t('Checking the {name} content…', { name })
  const loaded = documentIn(answer, language)
  if (loaded.state !== 'ready')
    return t('The {name} content of this page will be removed.', { name })
  const { settings, content, summary } = loaded.document
  const blocks = [...allBlocks(content.blocks)].length
  const what = t(
    'Its title “{title}” and {blocks, plural, one {its one block} other {its # blocks}} in {name} are removed from this page.',
    { title: settings.title, blocks, name },
  )
  const seen = t('Visitors who open it in {name} will be redirected to the default language.', {
    name,
  })
  return summary.publishedVersion === null ? what : `${what} ${seen}`
}
