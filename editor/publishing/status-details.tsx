import { t } from '#schema/messages/t'
import { useEditing } from '../saving/editing'
import { ScheduleList } from './schedule-list'
import { usePublicationFacts, usePublicationStatus } from './use-publication-status'
import { useLivePath } from './view-page-link'
import './status-details.css'

/** Full status of the page; its schedules can be moved and cancelled here. */
export function StatusDetails() {
  const { permission } = useEditing().document.summary
  const path = useLivePath()
  const { schedules } = usePublicationFacts()
  const { chip, sentences } = usePublicationStatus()
  const canChange = permission === 'MANAGE' && schedules.length > 0
  return (
    <div className="ed-status-details">
      <h2>{chip}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {path !== null && (
        <p>
          <a href={path} target="_blank" rel="noreferrer">
            {t('View page')}
          </a>
        </p>
      )}
      {canChange && <ScheduleList />}
    </div>
  )
}
