import { useMutation } from '@apollo/client/react'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import type { MailsQuery } from '../api/operations/generated'
import { changeFailedJobMutation, discardMailMutation, mailsQuery } from '../api/operations/mails'
import type { FailedJob, StoredMail } from '../api/people'
import { ConfirmDialog } from '../screens/confirm-dialog'
import { List } from '../screens/list/list'
import { usePagedQuery } from '../screens/list/use-paged-query'
import { Screen } from '../screens/screen'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { ProblemNote } from '../ui/problem-note'
import './people.css'

const PAGE_SIZE = 20
const FIRST = { first: PAGE_SIZE }

/** Screen of the undelivered emails, and the jobs that were given up. */
export function MailPage() {
  const list = usePagedQuery(mailsQuery, { variables: FIRST, partOf: withJobs })
  return (
    <Screen title={t('Emails')}>
      <List list={list} loading={t('Loading emails…')} pageSize={PAGE_SIZE}>
        {({ nodes, failedJobs, mailSettings }) => (
          <>
            <p>{mailSettings?.isSending ? SENDING : WAITING}</p>
            <FailedJobs jobs={failedJobs.nodes} onChanged={list.refetch} />
            <Outbox mails={nodes} onChanged={list.refetch} />
          </>
        )}
      </List>
    </Screen>
  )
}

function withJobs({ mails, ...rest }: MailsQuery) {
  return { ...mails, ...rest }
}

const SENDING = t('Emails are sent through the mail server in the server’s settings.')
const WAITING = t(
  'No mail server is set up, so emails wait here for up to 30 days and are sent once there is one. Pass on urgent emails yourself: from now, invitation links work for 7 days, and password links for one hour.',
)

function Outbox({ mails, onChanged }: OutboxProps) {
  const [discardMail] = useMutation(discardMailMutation)
  const [discarded, setDiscarded] = useState<StoredMail | null>(null)
  if (mails.length === 0)
    return (
      <EmptyState icon={<MailCheck size={32} />} title={t('No emails waiting')}>
        {t('Without a mail server, invitation and password reset links appear here.')}
      </EmptyState>
    )
  return (
    <section aria-label={t('Waiting emails')}>
      <ul className="ed-mails">
        {mails.map((mail) => (
          <li key={mail.id}>
            <details>
              <summary>
                <strong>{mail.subject}</strong> {t('to {to}', { to: mail.to })}
                {mail.sentAt && <span className="ed-quiet"> · {formatMoment(mail.sentAt)}</span>}
              </summary>
              <MailText mail={mail} />
              <p className="ed-mail-steps">
                <Button look="danger" onClick={() => setDiscarded(mail)}>
                  {t('Discard…')}
                </Button>
              </p>
            </details>
          </li>
        ))}
      </ul>
      {discarded && (
        <ConfirmDialog
          title={t('Discard the email to {to}?', { to: discarded.to })}
          text={t(
            '“{subject}” won’t be sent, also once there is a mail server. Links that you have passed on keep working.',
            { subject: discarded.subject },
          )}
          label={t('Discard')}
          run={async () => {
            await discardMail({ variables: { id: discarded.id } })
            onChanged()
          }}
          onClose={() => setDiscarded(null)}
        />
      )}
    </section>
  )
}

interface OutboxProps {
  readonly mails: readonly StoredMail[]
  readonly onChanged: () => void
}

/** Shown as plain text, so that nothing in an email is executed. Addresses become links. */
function MailText({ mail: { text } }: { readonly mail: StoredMail }) {
  const parts = text.split(/(https?:\/\/\S+)/)
  return (
    <p className="ed-mail-text">
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
          <a key={index} href={part} rel="noreferrer">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}

function FailedJobs({ jobs, onChanged }: FailedJobsProps) {
  const [changeJob] = useMutation(changeFailedJobMutation)
  const [message, setMessage] = useState('')
  if (jobs.length === 0) return null

  async function change(id: number, step: 'retry' | 'discard'): Promise<void> {
    try {
      const variables = { id, retries: step === 'retry', discards: step === 'discard' }
      await changeJob({ variables })
      setMessage('')
    } catch (error) {
      setMessage(failureOf(error).message)
    }
    onChanged()
  }

  return (
    <section aria-labelledby="ed-failed-jobs">
      <h2 id="ed-failed-jobs">{t('Failed')}</h2>
      <ProblemNote text={message} />
      <ul className="ed-mails">
        {jobs.map(({ id, kind, tries, lastError }) => (
          <li key={id} className="ed-failed-job">
            <p>
              <strong>{JOB_LABELS[kind] ?? kind}</strong>{' '}
              {t('failed {tries} times: {lastError}', { tries, lastError })}
            </p>
            <Button onClick={() => void change(id, 'retry')}>{t('Try again')}</Button>
            <Button look="danger" onClick={() => void change(id, 'discard')}>
              {t('Discard')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FailedJobsProps {
  readonly jobs: readonly FailedJob[]
  readonly onChanged: () => void
}

const JOB_LABELS: Readonly<Record<string, string>> = {
  invitation: t('An invitation'),
  passwordReset: t('A password reset'),
  mail: t('An email'),
  askSignUp: t('A subscription confirmation'),
  welcomeSignUp: t('An email to a subscriber'),
  retention: t('Deleting old visitor messages'),
}
