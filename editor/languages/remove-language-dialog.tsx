import { useEffect, useState } from 'react'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { allBlocks } from '#schema/page/content'
import { failureOf } from '../api/failure'
import { useApp } from '../app/app-context'
import { useEditing } from '../saving/editing'
import { loadDocument } from '../saving/load-document'
import { useSession } from '../store/session'
import { useNavigate } from '../ui/app-link'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { languageLabel } from '../ui/language-names'
import { ProblemNote } from '../ui/problem-note'
import { removeLanguageFromPage } from './language-removal'

/** Dialog that explains what is lost before a language is removed from the page. */
export function RemoveLanguageDialog({ language, onClose }: RemoveLanguageDialogProps) {
  const { client } = useApp()
  const session = useSession()
  const editing = useEditing()
  const navigate = useNavigate()
  const [isRemoving, setIsRemoving] = useState(false)
  const [problem, setProblem] = useState('')
  const lost = useLost(language)
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
      description={lost}
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
      <ProblemNote text={problem} />
    </Dialog>
  )
}

interface RemoveLanguageDialogProps {
  readonly language: string
  readonly onClose: () => void
}

/** Returns a message about what will be removed, with counts, and whether visitors will notice. */
function useLost(language: string): string {
  const { client } = useApp()
  const { documentId } = useSession()
  const name = languageLabel(language)
  const [words, setWords] = useState(t('Checking the {name} content…', { name }))
  useEffect(() => {
    let isCurrent = true
    const showText = (text: string) => isCurrent && setWords(text)
    loadDocument(client, documentId, language).then(
      (loaded) => {
        if (loaded.state !== 'ready')
          return showText(t('The {name} content of this page will be removed.', { name }))
        const { settings, content, summary } = loaded.document
        const blocks = [...allBlocks(content.blocks)].length
        const what = t(
          'Its title “{title}” and {blocks, plural, one {its one block} other {its # blocks}} in {name} are removed from this page.',
          { title: settings.title, blocks, name },
        )
        const seen = t(
          'Visitors who open it in {name} will be redirected to the default language.',
          {
            name,
          },
        )
        showText(summary.publishedVersion === null ? what : `${what} ${seen}`)
      },
      (error) =>
        showText(
          joinSentences(
            t('The {name} content of this page will be removed.', { name }),
            failureOf(error).message,
          ),
        ),
    )
    return () => {
      isCurrent = false
    }
  }, [client, documentId, language, name])
  return words
}
