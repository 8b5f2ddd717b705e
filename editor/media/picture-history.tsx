import { useQuery } from '@apollo/client/react'
import { History } from 'lucide-react'
import { useMemo, useState } from 'react'
import { formatMoment, joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { failureOf } from '../api/failure'
import type { PictureHistoryQuery } from '../api/operations/generated'
import { pictureHistory } from '../api/operations/pictures'
import { FailureNote } from '../app/error-page'
import { describedPicture } from '../library/found-picture'
import type { Picture, PicturePart, PictureVersion } from '../library/pictures'
import { useRecordSearch } from '../library/record-search'
import { useSession } from '../store/session'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { ProblemNote } from '../ui/problem-note'
import { Spinner } from '../ui/spinner'
import { FileSign } from './replace-dialog'
import { differenceMessage, differentParts, versionMessage } from './version-messages'
import '../ui/styles/history.css'
import './picture-versions.css'

/** Button that opens a picture's history of files, crops and texts, each of which can be restored. */
export function PictureHistory({ id, onRestored }: PictureHistoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <History size={16} aria-hidden />
        {t('History')}
      </Button>
      {isOpen && <HistoryDialog id={id} onRestored={onRestored} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

interface PictureHistoryProps {
  readonly id: string
  readonly onRestored: () => void
}

function HistoryDialog({ id, onRestored, onClose }: HistoryDialogProps) {
  const { data, error, refetch } = useQuery(pictureHistory, { variables: { id } })
  const list = useMemo(() => data?.mediaHistory.map(toVersion), [data])
  return (
    <Dialog title={t('History')} wide onClose={onClose}>
      {!list && !error && <Spinner label={t('Loading the versions…')} />}
      {error && <FailureNote failure={failureOf(error)} reload={() => void refetch()} />}
      {list?.length === 0 && (
        <p>{t('No changes since it was uploaded. The next change starts the history.')}</p>
      )}
      {list && list.length > 0 && (
        <Versions
          id={id}
          list={list}
          onRestored={() => {
            onRestored()
            void refetch()
          }}
        />
      )}
    </Dialog>
  )
}

interface HistoryDialogProps extends PictureHistoryProps {
  readonly onClose: () => void
}

function toVersion({
  item,
  ...version
}: PictureHistoryQuery['mediaHistory'][number]): PictureVersion {
  return { ...version, picture: describedPicture(item) }
}

function Versions({ id, list, onRestored }: VersionsProps) {
  const [now] = list
  const [chosen, setChosen] = useState(list[1]?.version ?? now?.version)
  const version = list.find((one) => one.version === chosen) ?? now
  if (!version || !now) return null
  return (
    <div className="ed-history">
      <nav aria-label={t('Saved versions')} className="ed-history-list">
        <ol>
          {list.map((one, index) => (
            <li key={one.version}>
              <button
                type="button"
                aria-current={one === version}
                onClick={() => setChosen(one.version)}
              >
                <time dateTime={one.savedAt}>{timeOf(one.savedAt)}</time>
                <span className="ed-quiet">
                  {[one.savedBy, versionMessage(one, list[index + 1])].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <section
        aria-label={t('Version {version}', { version: version.version })}
        className="ed-history-version"
      >
        {version === now ? (
          <>
            <Sides sides={[[t('Now'), now]]} />
            <p className="ed-quiet">{t('This is the current version.')}</p>
          </>
        ) : (
          <Compared key={version.version} {...{ id, version, now, onRestored }} />
        )}
      </section>
    </div>
  )
}

interface VersionsProps {
  readonly id: string
  readonly list: readonly PictureVersion[]
  readonly onRestored: () => void
}

function Compared({ id, version, now, onRestored }: ComparedProps) {
  const { pictures } = useRecordSearch()
  const { uiStore, context } = useSession()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const parts = differentParts(version, now)
  const words = differenceMessage(version.picture, now.picture, context.location)
  return (
    <>
      <Sides
        sides={[
          [t('Then'), version],
          [t('Now'), now],
        ]}
      />
      {words.length > 0 && (
        <dl className="media-version-words">
          {words.map(({ label, past, present }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{past || <span className="ed-quiet">{t('Empty')}</span>}</dd>
              <dd>{present || <span className="ed-quiet">{t('Empty')}</span>}</dd>
            </div>
          ))}
        </dl>
      )}
      {parts.length === 0 && (
        <p className="ed-quiet">{t('Nothing has changed since this version.')}</p>
      )}
      <div className="media-version-actions">
        {parts.map((part) => (
          <Button
            key={part}
            look={part === parts[0] ? 'primary' : 'plain'}
            aria-disabled={isBusy || undefined}
            onClick={() => void restore(part)}
          >
            {RESTORE[part]}
          </Button>
        ))}
      </div>
      {parts.length > 0 && (
        <p className="ed-quiet">
          {t(
            'The restored version is shown everywhere right away. The current version stays in this list.',
          )}
        </p>
      )}
      <ProblemNote text={problem && joinSentences(t('Nothing was restored.'), problem)} />
    </>
  )

  async function restore(part: PicturePart): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setProblem('')
    try {
      await pictures.restore(id, version.version, [part])
      uiStore.refreshRecords()
      uiStore.announce(RESTORED[part])
      onRestored()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setIsBusy(false)
  }
}

interface ComparedProps extends Omit<VersionsProps, 'list'> {
  readonly version: PictureVersion
  readonly now: PictureVersion
}

const RESTORE: Readonly<Record<PicturePart, string>> = {
  FILE: t('Restore this file'),
  CROP: t('Restore this crop'),
  WORDS: t('Restore this text'),
}

const RESTORED: Readonly<Record<PicturePart, string>> = {
  FILE: t('File restored'),
  CROP: t('Crop restored'),
  WORDS: t('Text restored'),
}

function Sides({ sides }: SidesProps) {
  return (
    <div className="media-sides">
      {sides.map(([label, { picture }]) => (
        <figure key={label}>
          <figcaption>{label}</figcaption>
          <VersionPicture picture={picture} />
        </figure>
      ))}
    </div>
  )
}

interface SidesProps {
  readonly sides: readonly (readonly [label: string, version: PictureVersion])[]
}

function VersionPicture({ picture }: { readonly picture: Picture }) {
  const { type, url, metadata, focalPoint } = picture
  if (!type.startsWith('image/'))
    return (
      <>
        <FileSign />
        <a href={url} download>
          {t('Download this version')}
        </a>
      </>
    )
  const [x, y] = [focalPoint.x, focalPoint.y].map((part) => Math.round(part * 100))
  return (
    <>
      <img src={`${url}?w=736`} alt="" />
      <p className="ed-quiet">
        {t(
          '{width} × {height} px{isCropped, select, true {, cropped} other {}} · focal point {x} %, {y} %',
          {
            width: metadata.width,
            height: metadata.height,
            isCropped: String(picture.crop !== null),
            x,
            y,
          },
        )}
      </p>
    </>
  )
}

function timeOf(iso: string): string {
  return formatMoment(iso)
}
