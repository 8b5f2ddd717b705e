import { useRef, useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import type { Crop } from '#schema/entities/media'
import { t } from '#schema/messages/t'
import type { Picture } from '../library/pictures'
import { Choice } from '../screens/choice'
import { Button } from '../ui/button'
import { frameSize, type Size } from './focal-point'
import 'react-image-crop/dist/ReactCrop.css'
import './crop-picture.css'

const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }
/** Minimum size of a crop, in screen pixels. */
const MIN_SIZE = 24
/** Maximum height of the picture in the dialog, in pixels. */
const MAX_HEIGHT = 360
const SHAPES = [
  ['', t('Any')],
  ['16/9', t('Wide (16:9)')],
  ['4/3', t('Landscape (4:3)')],
  ['1/1', t('Square')],
  ['3/4', t('Portrait (3:4)')],
] as const
/** Names of the frame and its handles for screen readers. */
const LABELS = {
  cropArea: t('Crop area: move it with the arrow keys'),
  nwDragHandle: t('Top left corner of the crop: move it with the arrow keys'),
  nDragHandle: t('Top edge of the crop: move it with the up and down arrow keys'),
  neDragHandle: t('Top right corner of the crop: move it with the arrow keys'),
  eDragHandle: t('Right edge of the crop: move it with the left and right arrow keys'),
  seDragHandle: t('Bottom right corner of the crop: move it with the arrow keys'),
  sDragHandle: t('Bottom edge of the crop: move it with the up and down arrow keys'),
  swDragHandle: t('Bottom left corner of the crop: move it with the arrow keys'),
  wDragHandle: t('Left edge of the crop: move it with the left and right arrow keys'),
}

/** Tool that crops a picture everywhere; the file stays complete. */
export function CropPicture({ picture, save }: CropPictureProps) {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? (
    <CropEditor picture={picture} save={save} onClose={() => setIsOpen(false)} />
  ) : (
    <div>
      <Button onClick={() => setIsOpen(true)}>
        {picture.crop ? t('Change the crop') : t('Crop')}
      </Button>
    </div>
  )
}

interface CropPictureProps {
  readonly picture: Picture
  /** Saves the crop together with other changes. */
  readonly save: (crop: Crop) => void
}

function CropEditor({ picture, save, onClose }: CropEditorProps) {
  const image = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<PercentCrop>(picture.crop ? percentOf(picture.crop) : WHOLE)
  const [shape, setShape] = useState('')
  const aspect = ratioOf(shape)
  return (
    <fieldset className="media-crop">
      <legend>{t('Crop')}</legend>
      <Choice label={t('Shape')} value={shape} options={SHAPES} onChange={reshape} />
      <ReactCrop
        style={frameSize(wholeSize(picture), MAX_HEIGHT)}
        crop={crop}
        {...(aspect !== null && { aspect })}
        minWidth={MIN_SIZE}
        minHeight={MIN_SIZE}
        ariaLabels={LABELS}
        keepSelection
        ruleOfThirds
        onChange={(_pixels, percent) => setCrop(percent)}
      >
        <img ref={image} src={`${picture.url}/uncropped`} alt="" />
      </ReactCrop>
      <p className="panel-field-help">
        {t(
          'Drag the frame or its handles, or move them with the arrow keys. The original file isn’t changed, so you can change the crop at any time.',
        )}
      </p>
      <div className="media-crop-actions">
        <Button look="primary" onClick={() => save(partsOf(crop))}>
          {t('Save crop')}
        </Button>
        <Button onClick={() => save(partsOf(WHOLE))}>{t('Show the whole picture')}</Button>
        <Button look="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </fieldset>
  )

  /** Selects the largest centred area of the shape. */
  function reshape(next: string): void {
    setShape(next)
    const ratio = ratioOf(next)
    const { clientWidth: width = 0, clientHeight: height = 0 } = image.current ?? {}
    if (ratio === null || width === 0 || height === 0) return
    const largest = width / height > ratio ? { height: 100 } : { width: 100 }
    const shaped = makeAspectCrop({ unit: '%', ...largest }, ratio, width, height)
    setCrop(centerCrop(shaped, width, height))
  }
}

interface CropEditorProps extends CropPictureProps {
  readonly onClose: () => void
}

/** Returns the picture's size before cropping. */
function wholeSize({ metadata, crop }: Picture): Size {
  const { width, height } = crop ?? { width: 1, height: 1 }
  return {
    width: Math.round(metadata.width / width),
    height: Math.round(metadata.height / height),
  }
}

function ratioOf(shape: string): number | null {
  const [width, height] = shape.split('/').map(Number)
  return width && height ? width / height : null
}

function percentOf({ x, y, width, height }: Crop): PercentCrop {
  return { unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 }
}

/** Rounds to thousandths, within the picture. */
function partsOf({ x, y, width, height }: PercentCrop): Crop {
  const [left, top] = [part(x), part(y)]
  return {
    ...{ x: left, y: top },
    width: Math.max(0.05, Math.min(part(width), 1 - left)),
    height: Math.max(0.05, Math.min(part(height), 1 - top)),
  }
}

function part(percent: number): number {
  return Math.min(1, Math.max(0, Math.round(percent * 10) / 1000))
}
