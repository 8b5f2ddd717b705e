import { X } from 'lucide-react'
import { formatDetails } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import { IconButton } from '../ui/icon-button'
import { SETTLED, type UploadItem, type UploadState } from './upload-queue'
import type { Uploads } from './use-uploads'
import './upload-list.css'

/** List of this window's uploads with their progress and errors. */
export function UploadList({ uploads, onChoose }: UploadListProps) {
  const { items } = uploads
  const stored = items.flatMap(({ record, state }) => (state === 'stored' && record?.key) || [])
  if (items.length === 0) return null
  const refused = items.filter(({ state }) => state === 'refused')
  const known = items.filter(({ state }) => state === 'known')
  return (
    <section className="media-uploads" aria-label={t('Uploads')}>
      <div className="media-uploads-head">
        <p>{summaryOf(items)}</p>
        {refused.length > 0 && <Button onClick={uploads.retry}>{t('Try again')}</Button>}
        {onChoose && !uploads.isBusy && stored.length > 1 && (
          <Button onClick={() => onChoose(stored)}>
            {t('Choose these {count}', { count: stored.length })}
          </Button>
        )}
        {known.length > 1 && (
          <>
            <Button onClick={() => uploads.takeKnown()}>
              {t('Use the {count} files in the library', { count: known.length })}
            </Button>
            <Button onClick={() => uploads.storeAnyway()}>{t('Upload all anyway')}</Button>
          </>
        )}
        {!uploads.isBusy && (
          <Button look="quiet" onClick={uploads.clear}>
            {t('Close the list')}
          </Button>
        )}
      </div>
      <p className="ed-visually-hidden" role="status">
        {uploads.isBusy ? '' : summaryOf(items)}
      </p>
      {uploads.isBusy && (
        <progress
          aria-label={t('All files')}
          max={items.length}
          value={items.reduce((sum, { part, state }) => sum + (SETTLED.has(state) ? 1 : part), 0)}
        />
      )}
      <ol className="media-upload-files">
        {items
          .filter(({ state }) => state !== 'stored')
          .map((item) => (
            <UploadRow key={item.sending.key} item={item} uploads={uploads} />
          ))}
      </ol>
    </section>
  )
}

interface UploadListProps {
  readonly uploads: Uploads
  readonly onChoose?: ((keys: readonly string[]) => void) | undefined
}

function UploadRow({ item, uploads }: UploadRowProps) {
  const { sending, state, part, message, record } = item
  const { name } = sending.file
  if (state === 'known' && record)
    return <KnownRow sending={sending} record={record} uploads={uploads} />
  return (
    <li data-state={state}>
      <span className="media-upload-name">{name}</span>
      {state === 'refused' ? (
        <p className="media-upload-refused">{`${name}: ${message}`}</p>
      ) : (
        <span className="ed-quiet">
          {state === 'sending' ? `${Math.round(part * 100)} %` : STATE_LABELS[state]}
        </span>
      )}
      {state !== 'storing' && (
        <IconButton
          label={state === 'refused' ? t('Remove {name}', { name }) : t('Cancel {name}', { name })}
          icon={<X size={14} />}
          small
          onClick={() => uploads.remove(sending.key)}
        />
      )}
    </li>
  )
}

interface UploadRowProps {
  readonly item: UploadItem
  readonly uploads: Uploads
}

/** Row that asks what to do with a file that the library already has. */
function KnownRow({ sending: { key, file }, record, uploads }: KnownRowProps) {
  const { title, thumbnail } = record
  return (
    <li data-state="known">
      {thumbnail !== null && <img src={thumbnail} alt="" />}
      <p>
        {thumbnail === null
          ? t('You already have this file: {title}', { title })
          : t('You already have this picture: {title}', { title })}
      </p>
      <span className="media-upload-ways">
        <Button aria-label={t('Use it: {title}', { title })} onClick={() => uploads.takeKnown(key)}>
          {t('Use it')}
        </Button>
        <Button
          look="quiet"
          aria-label={t('Upload anyway: {name}', { name: file.name })}
          onClick={() => uploads.storeAnyway(key)}
        >
          {t('Upload anyway')}
        </Button>
      </span>
    </li>
  )
}

interface KnownRowProps {
  readonly sending: UploadItem['sending']
  readonly record: NonNullable<UploadItem['record']>
  readonly uploads: Uploads
}

const STATE_LABELS: Readonly<Record<UploadState, string>> = {
  waiting: t('Waiting'),
  sending: t('Uploading'),
  cut: t('No connection, resumes automatically'),
  arrived: t('Uploaded, waiting for earlier files'),
  storing: t('Saving…'),
  delayed: t('The server is busy, retries automatically'),
  stored: t('Saved'),
  refused: t('Refused'),
  known: t('Already in the library'),
}

function summaryOf(items: readonly UploadItem[]): string {
  const stored = items.filter(({ state }) => state === 'stored').length
  const refused = items.filter(({ state }) => state === 'refused').length
  const words = t('{stored} of {count} {count, plural, one {file} other {files}} uploaded', {
    stored,
    count: items.length,
  })
  return formatDetails([words, refused > 0 && t('{count} refused', { count: refused })])
}
