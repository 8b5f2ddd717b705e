import { useQuery } from '@apollo/client/react'
import { ImagePlus } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { topicFactsQuery } from '../api/operations/topics'
import { factsOf, type TopicFacts, writeTopic } from '../api/topics'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { MediaDialog } from '../media/picture-dialogs'
import { NoThumbnail, Thumbnail } from '../panel/pickers/record-option'
import { useFound } from '../panel/pickers/use-found'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { FieldRow } from '../ui/field-row'
import { Spinner } from '../ui/spinner'
import '../panel/pickers/records.css'

/** Dialog for the picture and link of a topic, which promos and guideline tabs made from it show. */
export function TopicFactsDialog({ id, title, onSaved, onClose }: TopicFactsDialogProps) {
  // Bypasses the cache, because saving must start from the current version.
  const { data, error, refetch } = useQuery(topicFactsQuery, {
    variables: { id },
    fetchPolicy: 'network-only',
  })
  const facts = data && factsOf(data)
  if (facts) return <FactsForm {...{ id, title, onSaved, onClose, facts }} />
  return (
    <Dialog title={t('Picture and link of “{title}”', { title })} onClose={onClose}>
      {!data && !error && <Spinner label={t('Loading the topic…')} />}
      {data && <p role="status">{t('This topic no longer exists.')}</p>}
      {error && <FailureNote failure={failureOf(error)} reload={() => void refetch()} />}
    </Dialog>
  )
}

interface TopicFactsDialogProps {
  readonly id: number
  readonly title: string
  readonly onSaved: () => void
  readonly onClose: () => void
}

function FactsForm({ id, title, facts, onSaved, onClose }: FactsFormProps) {
  const { client } = useApp()
  const form = useId()
  const [pictureIds, setPictureIds] = useState(facts.pictureIds)
  const [href, setHref] = useState(facts.href)
  const [isChoosing, setIsChoosing] = useState(false)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [first] = pictureIds
  return (
    <Dialog
      title={t('Picture and link of “{title}”', { title })}
      description={t('Shown with the topic in promos and guideline tabs, at every location.')}
      onClose={onClose}
      footer={
        <DialogButtons
          label={isBusy ? t('Saving…') : t('Save')}
          isBusy={isBusy}
          form={form}
          onCancel={onClose}
        />
      }
    >
      <form id={form} onSubmit={(event) => void save(event)}>
        <ChosenPicture
          id={first ?? null}
          choose={() => setIsChoosing(true)}
          remove={() => setPictureIds([])}
        />
        <FieldRow
          label={t('Link')}
          help={t('A page of this site, as in /visit, or https://… for another site.')}
          {...(problem && { error: problem })}
        >
          {(aria) => (
            <input
              {...aria}
              className="ed-input"
              value={href}
              maxLength={2000}
              onChange={({ target }) => setHref(target.value)}
            />
          )}
        </FieldRow>
      </form>
      {isChoosing && (
        <MediaDialog
          title={t('Choose a picture')}
          chosen={first === undefined ? [] : [first]}
          onChoose={(ids) => {
            setPictureIds(ids.slice(0, 1).map(String))
            setIsChoosing(false)
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Dialog>
  )

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    try {
      await writeTopic(client, {
        id: String(id),
        expectedVersion: facts.version,
        topic: { externalUrl: href, mediaIds: [...pictureIds] },
      })
      onSaved()
      onClose()
    } catch (error) {
      setProblem(failureOf(error).message)
      setIsBusy(false)
    }
  }
}

interface FactsFormProps extends TopicFactsDialogProps {
  readonly facts: TopicFacts
}

function ChosenPicture({ id, choose, remove }: ChosenPictureProps) {
  const found = useFound('media', id === null ? [] : [id])
  const record = id === null ? undefined : found.records.get(id)
  return (
    <div className="ed-topic-picture">
      {id !== null && (record?.thumbnail ? <Thumbnail src={record.thumbnail} /> : <NoThumbnail />)}
      {id !== null && <span>{record?.title ?? t('Unknown picture')}</span>}
      <Button aria-haspopup="dialog" onClick={choose}>
        <ImagePlus size={16} aria-hidden />
        {id === null ? t('Choose a picture') : t('Replace picture')}
      </Button>
      {id !== null && (
        <Button look="quiet" onClick={remove}>
          {t('Remove picture')}
        </Button>
      )}
    </div>
  )
}

interface ChosenPictureProps {
  readonly id: string | null
  readonly choose: () => void
  readonly remove: () => void
}
