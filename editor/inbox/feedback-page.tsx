import { useMutation, useQuery } from '@apollo/client/react'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { evict } from '../api/apollo/changed-records'
import { failureIn, failureOf } from '../api/failure'
import type { Feedback } from '../api/inbox'
import { deleteFeedbackMutation, feedbackListQuery } from '../api/operations/inbox'
import { useApp } from '../app/app-context'
import { ErrorPage, MissingPage, UnreadNote } from '../app/error-page'
import { followLink, navigate } from '../app/navigation'
import { INBOX_PATH } from '../app/routes'
import { Screen } from '../screens/screen'
import { managesLocation } from '../screens/screens'
import { useLocationNames } from '../screens/use-location-names'
import { Button } from '../ui/button'
import { ProblemNote } from '../ui/problem-note'
import { ScreenToast, useToast } from '../ui/screen-toast'
import { Spinner } from '../ui/spinner'
import { EraseDialog } from './erase-dialog'
import { FeedbackForm } from './feedback-form'
import { writerOf } from './inbox-labels'
import { ReplyForm } from './reply-form'
import './inbox.css'

/** Page of one visitor message with its replies and actions. */
export function FeedbackPage({ id }: { readonly id: number }) {
  const { account } = useApp()
  const query = useQuery(feedbackListQuery, { variables: { ids: [id] } })
  const { toast, showToast } = useToast()
  // If a refetch fails, the previous data and the user's input stay.
  const { error, data = query.previousData } = query
  const reload = () => void query.refetch()
  if (!data && error) return <ErrorPage failure={failureOf(error)} reload={reload} />
  if (!data) return <Spinner label={t('Loading the message…')} />
  const [message] = data.feedback.nodes
  if (!message)
    return (
      <MissingPage
        text={t('This message doesn’t exist, or you don’t have access to it.')}
        list={{ href: INBOX_PATH, label: t('Inbox') }}
      />
    )

  return (
    <Screen title={writerOf(message)}>
      <p>
        <a className="ed-inbox-back" href={INBOX_PATH} onClick={followLink}>
          <ArrowLeft size={14} aria-hidden />
          {t('Inbox')}
        </a>
      </p>
      <UnreadNote failure={failureIn(error)} reload={reload} />
      <div className="ed-inbox-message">
        <div className="ed-inbox-talk">
          <VisitorMessage message={message} />
          {message.replies.map((reply) => (
            <article key={reply.id} className="ed-inbox-reply">
              <h2>{t('Answered by {byName}', { byName: reply.byName })}</h2>
              <p className="ed-inbox-text">{reply.message}</p>
              <p className="ed-quiet">
                <time dateTime={reply.createdAt}>{formatMoment(reply.createdAt)}</time>
              </p>
            </article>
          ))}
          <ReplyForm message={message} onChanged={showToast} />
        </div>
        <aside aria-label={t('Follow-up')}>
          <FeedbackForm message={message} onChanged={showToast} onConflict={reload} />
          {managesLocation(account, message.locationId, 'message') && <Erasing message={message} />}
        </aside>
      </div>
      <ScreenToast toast={toast} />
    </Screen>
  )
}

function VisitorMessage({
  message: { message, email, page, createdAt, locationId },
}: VisitorMessageProps) {
  const { names } = useLocationNames()
  const place = names.find(({ id }) => id === locationId)?.name
  return (
    <article className="ed-inbox-sent">
      <p className="ed-inbox-text">{message}</p>
      <dl>
        <div>
          <dt>{t('Email')}</dt>
          <dd>{email || t('Not given')}</dd>
        </div>
        <div>
          <dt>{t('Sent')}</dt>
          <dd>
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            {place && `, ${place}`}
          </dd>
        </div>
        <div>
          <dt>{t('Sent from page')}</dt>
          <dd>
            <a href={page} target="_blank" rel="noreferrer">
              {page}
            </a>
          </dd>
        </div>
      </dl>
    </article>
  )
}

interface VisitorMessageProps {
  readonly message: Feedback
}

function Erasing({ message }: VisitorMessageProps) {
  const [deleteFeedback] = useMutation(deleteFeedbackMutation)
  const [isAsking, setIsAsking] = useState(false)
  const [isSure, setIsSure] = useState(false)
  const [failure, setFailure] = useState('')
  if (message.email !== '')
    return (
      <section className="ed-inbox-erase">
        <Button look="danger" onClick={() => setIsAsking(true)}>
          {t('Erase this person’s data…')}
        </Button>
        {isAsking && (
          <EraseDialog
            email={message.email}
            onErased={() => navigate(INBOX_PATH)}
            onClose={() => setIsAsking(false)}
          />
        )}
      </section>
    )

  async function erase(): Promise<void> {
    if (!isSure) return setIsSure(true)
    try {
      const { id, locationId } = message
      await deleteFeedback({
        variables: { id, locationId },
        update: (cache) => evict(cache, message),
      })
      navigate(INBOX_PATH)
    } catch (error) {
      setFailure(failureOf(error).message)
    }
  }

  return (
    <section className="ed-inbox-erase">
      <Button look="danger" onClick={() => void erase()}>
        {isSure ? t('Delete it permanently') : t('Delete this message…')}
      </Button>
      {isSure && (
        <p className="ed-quiet" role="status">
          {t('The message and its note are deleted. This can’t be undone.')}
        </p>
      )}
      <ProblemNote text={failure} />
    </section>
  )
}
