import { useMutation, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { formatMoment, formatNumber, joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import type { ArchiveExportsQuery } from '../api/operations/generated'
import { archiveExportsQuery, deleteArchiveExportMutation } from '../api/operations/integrations'
import { FailureNote } from '../app/error-page'
import { type Column, ListTable } from '../screens/list/list-table'
import { useLocationNames } from '../screens/use-location-names'
import { Button } from '../ui/button'
import { ArchiveDialog } from './archive-dialog'

type Archive = ArchiveExportsQuery['archiveExports'][number]

/** Polling interval for the progress of an archive, in milliseconds. */
const POLL_MS = 2_000
const MEGABYTE = 1_000_000

/** List of the network's archives, with buttons to create and download them. */
export function ArchiveList() {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(archiveExportsQuery)
  const [remove] = useMutation(deleteArchiveExportMutation, {
    refetchQueries: [archiveExportsQuery],
  })
  const { names } = useLocationNames()
  const [isOpen, setIsOpen] = useState(false)
  const archives = data?.archiveExports ?? []
  const isMaking = archives.some(isBegun)
  useEffect(() => {
    if (!isMaking) return
    startPolling(POLL_MS)
    return stopPolling
  }, [isMaking, startPolling, stopPolling])

  const columns: Column<Archive>[] = [
    {
      label: t('Contents'),
      className: 'integrations-words',
      cell: ({ locationId, path, withPeople }) => {
        const place = names.find(({ id }) => String(id) === String(locationId))?.name
        return (
          <>
            {[place ?? t('Whole network'), path].filter(Boolean).join(' ')}
            {withPeople && <span className="integrations-note">{t('With people')}</span>}
          </>
        )
      },
    },
    { label: t('Status'), className: 'integrations-words', cell: statusLabel },
    {
      ...{ label: t('Actions'), hidesLabel: true },
      cell: ({ id, status }) => (
        <span className="integrations-actions">
          {status === 'READY' && (
            <a className="ed-button" href={`/editor/archives/${id}.zip`} download>
              {t('Download')}
            </a>
          )}
          <Button look="quiet" onClick={() => void remove({ variables: { id } })}>
            {status === 'READY' || status === 'FAILED' ? t('Delete') : t('Cancel')}
          </Button>
        </span>
      ),
    },
  ]
  return (
    <section className="integrations-part" aria-label={t('Archives')}>
      <div className="integrations-head">
        <h2>{t('Archives')}</h2>
        <Button disabled={isMaking} onClick={() => setIsOpen(true)}>
          {t('Create archive')}
        </Button>
      </div>
      <p className="ed-quiet">
        {t(
          'All content of the network, a location or a page in one file, to move to another server. Personal data is only included if you choose it. You can download it for one day.',
        )}
      </p>
      {error && <FailureNote failure={failureOf(error)} reload={() => void refetch()} />}
      {data && archives.length === 0 && <p className="ed-quiet">{t('No archives yet.')}</p>}
      {archives.length > 0 && (
        <ListTable columns={columns} rows={archives} keyOf={({ id }) => String(id)} />
      )}
      {isOpen && <ArchiveDialog names={names} onClose={() => setIsOpen(false)} />}
    </section>
  )
}

function isBegun({ status }: Archive): boolean {
  return status === 'WAITING' || status === 'RUNNING'
}

function statusLabel({ status, bytes, missing, problem, expiresAt, progress }: Archive) {
  const size = formatNumber(Math.round((bytes / MEGABYTE) * 10) / 10)
  if (status === 'WAITING') return t('Waiting…')
  if (status === 'RUNNING')
    return progress
      ? t('Creating {file}: {size} MB so far', { file: progress, size })
      : t('Being made…')
  if (status === 'FAILED')
    return joinSentences(t('The archive couldn’t be created.'), problem ?? '')
  const time = formatMoment(expiresAt)
  return missing > 0
    ? t('{size} MB, available until {time}. {missing} originals are missing in the store.', {
        size,
        time,
        missing: formatNumber(missing),
      })
    : t('{size} MB, available until {time}', { size, time })
}
