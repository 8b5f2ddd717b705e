import { ImagePlus, Pencil, X } from 'lucide-react'
import { useState } from 'react'
import { mediasFromInput } from '#schema/fields'
import { t } from '#schema/messages/t'
import type { FoundRecord } from '../../../library/record-search'
import { DescriptionWizard, MediaDialog, PictureDetails } from '../../../media/picture-dialogs'
import { UploadArea } from '../../../media/upload-area'
import { UploadList } from '../../../media/upload-list'
import { useUploads } from '../../../media/use-uploads'
import { useSession } from '../../../store/session'
import { Advanced } from '../../../ui/advanced'
import { Button } from '../../../ui/button'
import { FieldRow } from '../../../ui/field-row'
import { IconButton } from '../../../ui/icon-button'
import { lazyComponent } from '../../../ui/lazy/lazy-component'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { SortableList, useSortableItem } from '../../../ui/sortable/sortable-list'
import type { ControlProps } from '../../form/control-props'
import { useFieldValue } from '../../form/use-field-value'
import { NoThumbnail, Thumbnail } from '../../pickers/record-option'
import { useFound } from '../../pickers/use-found'
import { MoveButtons } from '../list/move-buttons'
import '../../pickers/records.css'

const NONE: readonly number[] = []

// Loaded lazily: few pages are edited for a single location.
const ItemOrigin = lazyComponent(
  lazyPart(() => import('../list/item-origin').then((part) => part.ItemOrigin)),
)
const RemovedPictures = lazyComponent(
  lazyPart(() => import('./removed-pictures').then((part) => part.RemovedPictures)),
)

/** Control for an ordered list of pictures, chosen from a dialog or by typing their ids. */
export function MediasControl({ field, path, aria, labelId, locked }: ControlProps<'medias'>) {
  const { value = NONE, change, commit } = useFieldValue(field, path)
  const [open, setOpen] = useState(false)
  const [described, setDescribed] = useState<string | null>(null)
  const [isDescribing, setIsDescribing] = useState(false)
  const { context, locationVersion: version } = useSession()
  const uploads = useUploads({ locationId: context.location.id, picturesOnly: true }, (stored) =>
    commit([...value, ...stored.map(({ key }) => Number(key))]),
  )
  const found = useFound('media', value.map(String))
  const keys = itemKeysOf(value)
  const isFull = field.max !== undefined && value.length >= field.max
  const lacking = [...found.records.values()].filter(lacksAltText).length
  const { 'aria-required': _, ...rest } = aria
  return (
    <UploadArea uploads={uploads} locked={locked}>
      <div className="panel-medias">
        {value.length === 0 && <p className="panel-array-empty">{t('No pictures yet')}</p>}
        <SortableList keys={keys} nameOf={nameOf} move={move}>
          <ol className="panel-array-items">
            {keys.map((key, index) => (
              <MediaRow
                key={key}
                itemKey={key}
                path={`${path}.${index}`}
                id={value[index] ?? 0}
                name={nameOf(index)}
                record={recordOf(index)}
                gone={found.state === 'ready' && !recordOf(index)}
                index={index}
                count={value.length}
                locked={locked}
                move={(to) => move(index, to)}
                describe={() => setDescribed(String(value[index]))}
                remove={() => commit(value.toSpliced(index, 1))}
              />
            ))}
          </ol>
        </SortableList>
        {version && <RemovedPictures {...{ path, locked, version }} isFull={isFull} />}
        <div className="panel-medias-foot">
          <Button
            {...rest}
            aria-labelledby={`${aria.id}-add ${labelId}`}
            disabled={locked}
            data-fills
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <ImagePlus size={16} aria-hidden />
            <span id={`${aria.id}-add`}>{t('Add pictures')}</span>
          </Button>
          {value.length > 0 && !locked && (
            <Button aria-haspopup="dialog" onClick={() => setIsDescribing(true)}>
              <Pencil size={16} aria-hidden />
              {describeLabel(lacking)}
            </Button>
          )}
        </div>
        <Advanced>
          <IdsInput ids={value} take={change} locked={locked} />
        </Advanced>
        {open && (
          <MediaDialog
            title={t('Add pictures: “{label}”', { label: field.label })}
            multiple
            chosen={value.map(String)}
            onChoose={(ids) => {
              commit([...value, ...ids])
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
          />
        )}
        {isDescribing && (
          <DescriptionWizard
            of={{ ids: [...new Set(value.map(String))] }}
            {...(lacking === 0 && { language: context.language })}
            onClose={() => setIsDescribing(false)}
          />
        )}
        {described !== null && <PictureDetails id={described} onClose={() => setDescribed(null)} />}
        <UploadList uploads={uploads} />
      </div>
    </UploadArea>
  )

  function recordOf(index: number): FoundRecord | undefined {
    return found.records.get(String(value[index]))
  }

  function nameOf(index: number): string {
    return (
      recordOf(index)?.title ?? (found.state === 'loading' ? t('Loading…') : t('Unknown picture'))
    )
  }

  function move(from: number, to: number): void {
    const id = value[from]
    if (id === undefined || to < 0 || to >= value.length) return
    commit(value.toSpliced(from, 1).toSpliced(to, 0, id))
  }
}

function lacksAltText({ detail, isDecorative }: FoundRecord): boolean {
  return detail === '' && !isDecorative
}

/** Returns the button label with the number of pictures without alt text. */
function describeLabel(lacking: number): string {
  if (lacking === 0) return t('Describe one by one')
  return t('{lacking, plural, one {Add # alt text} other {Add # alt texts}}', { lacking })
}

/** Input for ids as text: anything that isn't a number is ignored (specification section 5), and removed on blur. */
function IdsInput({ ids, take, locked }: IdsInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text =
    typed !== null && mediasFromInput(typed).join() === ids.join() ? typed : ids.join(', ')
  return (
    <FieldRow label={t('Media IDs')} help={t('In the order they’re shown, such as 12, 14.')}>
      {(aria) => (
        <input
          {...aria}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className="ed-input panel-medias-ids"
          value={text}
          readOnly={locked}
          onChange={(event) => {
            setTyped(event.target.value)
            take(mediasFromInput(event.target.value))
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </FieldRow>
  )
}

interface IdsInputProps {
  readonly ids: readonly number[]
  readonly take: (ids: readonly number[]) => void
  readonly locked: boolean
}

function MediaRow({
  itemKey,
  path,
  id,
  name,
  record,
  gone,
  index,
  count,
  locked,
  move,
  describe,
  remove,
}: MediaRowProps) {
  const { locationVersion } = useSession()
  const { handle, ref, style, ...drag } = useSortableItem(itemKey, name, locked)
  return (
    <li
      ref={ref}
      style={style}
      {...drag}
      className="panel-array-item panel-medias-row"
      data-item={path}
    >
      {handle}
      {record?.thumbnail ? <Thumbnail src={record.thumbnail} /> : <NoThumbnail />}
      <span className="panel-record-words">
        <span className="panel-record-title">{name}</span>
        {gone && (
          <span className="panel-field-warning">{t('Not found, but kept (id {id})', { id })}</span>
        )}
        {record && lacksAltText(record) && (
          <span className="panel-field-warning">{t('No alt text')}</span>
        )}
        {record && !locked && (
          <Button
            look="quiet"
            className="panel-medias-describe"
            aria-label={t('Edit alt text of {name}', { name })}
            aria-haspopup="dialog"
            onClick={describe}
          >
            <Pencil size={14} aria-hidden />
            {t('Edit alt text')}
          </Button>
        )}
      </span>
      {!locked && (
        <fieldset className="panel-array-actions">
          <legend className="ed-visually-hidden">{name}</legend>
          <MoveButtons index={index} count={count} move={move} />
          <IconButton label={t('Remove')} icon={<X size={14} />} small onClick={remove} />
        </fieldset>
      )}
      {locationVersion && <ItemOrigin {...{ path, name, locked }} version={locationVersion} />}
    </li>
  )
}

interface MediaRowProps {
  readonly itemKey: string
  /** Path such as `medias.2`. */
  readonly path: string
  /** Id of the picture. */
  readonly id: number
  readonly name: string
  readonly record: FoundRecord | undefined
  readonly gone: boolean
  readonly index: number
  readonly count: number
  readonly locked: boolean
  readonly move: (to: number) => void
  /** Opens the dialog with its alt text and caption. */
  readonly describe: () => void
  readonly remove: () => void
}

/** Returns a stable key per id that survives moves; a picture may be in the list twice. */
function itemKeysOf(ids: readonly number[]): string[] {
  const seen = new Map<number, number>()
  return ids.map((id) => {
    const nth = (seen.get(id) ?? 0) + 1
    seen.set(id, nth)
    return `${id}-${nth}`
  })
}
