import { useState } from 'react'
import { MEDIA_TEXT_LIMITS } from '#schema/api/upload'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { Picture } from '../library/pictures'
import { useRecordSearch } from '../library/record-search'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { FieldRow } from '../ui/field-row'
import type { DetailsProps } from './details-props'
import { describeMessage, replaceMessage } from './done-change'
import { PictureHistory } from './picture-history'
import { PictureUsage } from './picture-usage'
import { ReplacePicture } from './replace-picture'

/** Dialog of a file that isn't a picture: its name, its address and where it is used. */
export function FileDetails(props: FileDetailsProps) {
  const { file, isInTrash, note, onChanged, onSaved, onClose, onDisposed } = props
  const { pictures } = useRecordSearch()
  const { uiStore } = useSession()
  const [name, setName] = useState(file.displayName)
  const [problem, setProblem] = useState('')
  const isChanged = name.trim() !== file.displayName
  const issue = name.trim() === '' ? t('Give the file a name') : undefined
  return (
    <Dialog
      title={t('About this file')}
      description={t('Visitors download this file. It’s never shown on a page.')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{isChanged ? t('Cancel') : t('Close')}</Button>
          <Button
            look="primary"
            aria-disabled={issue !== undefined || undefined}
            onClick={() => void save()}
          >
            {t('Save file')}
          </Button>
        </>
      }
    >
      {note}
      <div className="panel-picture-texts">
        <FieldRow label={t('Name')} help={t('Used as the file name for downloads.')} error={issue}>
          {(aria) => (
            <input
              {...aria}
              className="ed-input"
              maxLength={MEDIA_TEXT_LIMITS.displayName}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </FieldRow>
        <FieldRow
          label={t('Address')}
          help={t(
            'Link to this address from text or a button. It stays the same when you replace the file.',
          )}
        >
          {(aria) => (
            <input
              {...aria}
              className="ed-input"
              readOnly
              value={`/media/${file.id}/original`}
              onFocus={({ target }) => target.select()}
            />
          )}
        </FieldRow>
      </div>
      <ReplacePicture
        key={file.url}
        picture={file}
        onReplaced={(version) =>
          onChanged(version === null ? null : replaceMessage(pictures, file.id, version))
        }
      />
      <PictureHistory id={file.id} onRestored={() => onChanged(null)} />
      <PictureUsage id={file.id} isInTrash={isInTrash} onDisposed={onDisposed} />
      {problem !== '' && (
        <p role="alert" className="panel-picture-failed">
          {joinSentences(t('Not saved.'), problem)}
        </p>
      )}
    </Dialog>
  )

  async function save(): Promise<void> {
    if (issue !== undefined) return
    const changes = { displayName: name.trim() }
    try {
      await pictures.describe(file.id, changes)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      return
    }
    uiStore.refreshRecords()
    const done = describeMessage(pictures, { before: file, changes, text: t('File saved') })
    onSaved(isChanged ? done : null)
  }
}

interface FileDetailsProps extends DetailsProps {
  readonly file: Picture
}
