import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import { collectionTopicsQuery } from '../api/operations/topics'
import { type CollectionTopic, topicListVariables } from '../api/topics'
import { useApp } from '../app/app-context'
import { FailureNote } from '../app/error-page'
import { SearchField } from '../screens/list/search-field'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { ProblemNote } from '../ui/problem-note'
import { Spinner } from '../ui/spinner'
import { moveTopic, topicTitle } from './topic-steps'

/** Dialog that moves a topic in the tree. */
export function MoveTopicDialog({ topic, title, from, onMoved, onClose }: MoveTopicDialogProps) {
  const { client } = useApp()
  const [text, setText] = useState('')
  const [to, setTo] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const { data, previousData, error, refetch } = useQuery(collectionTopicsQuery, {
    variables: topicListVariables(text, false),
  })
  const found = error ? [] : ((data ?? previousData)?.topics.nodes ?? [])
  const others = found.filter(({ id, document }) => id !== topic.id && document === null)
  return (
    <Dialog
      title={t('Move “{title}”', { title })}
      description={t('Subtopics move with it.')}
      onClose={onClose}
      footer={
        <DialogButtons
          label={isBusy ? t('Moving…') : t('Move topic')}
          isBusy={isBusy}
          onConfirm={() => void move()}
          onCancel={onClose}
        />
      }
    >
      <SearchField text={text} placeholder={t('Title')} onChange={setText} />
      {!data && !previousData && !error && <Spinner label={t('Loading the topics…')} />}
      {error && <FailureNote failure={failureOf(error)} reload={() => void refetch()} />}
      <fieldset className="ed-collection-places">
        <legend className="ed-visually-hidden">{t('Parent topic')}</legend>
        <label>
          <input type="radio" name="below" checked={to === null} onChange={() => setTo(null)} />
          {t('At the top of the tree')}
        </label>
        {others.map((other) => (
          <label key={other.id}>
            <input
              type="radio"
              name="below"
              checked={to === other.id}
              onChange={() => setTo(other.id)}
            />
            {topicTitle(other)}
          </label>
        ))}
      </fieldset>
      <ProblemNote text={problem} />
    </Dialog>
  )

  async function move(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    try {
      await moveTopic(client, topic.id, { from, to })
      onMoved()
      onClose()
    } catch (reason) {
      setProblem(failureOf(reason).message)
      setIsBusy(false)
    }
  }
}

interface MoveTopicDialogProps {
  readonly topic: CollectionTopic
  readonly title: string
  /** The current parent topic. */
  readonly from: number | null
  readonly onMoved: () => void
  readonly onClose: () => void
}
