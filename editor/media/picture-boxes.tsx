import { useId } from 'react'
import { t } from '#schema/messages/t'
import type { PictureTexts } from '../library/pictures'

/** Checkbox to show the caption to visitors in every language. */
export function CaptionBox({ isShown, show }: CaptionBoxProps) {
  const id = useId()
  return (
    <p className="panel-picture-decorative">
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-help`}
        checked={isShown}
        onChange={({ target }) => show(target.checked)}
      />
      <label htmlFor={id}>{t('Show caption')}</label>
      <span id={`${id}-help`} className="panel-field-help">
        {t('Shown below the picture on every page. Galleries always show it.')}
      </span>
    </p>
  )
}

interface CaptionBoxProps {
  readonly isShown: boolean
  readonly show: (isShown: boolean) => void
}

/** Checkbox that marks a picture as decorative, which differs from not having an alt text yet. */
export function DecorativeBox({ own, setOwn }: DecorativeBoxProps) {
  const id = useId()
  if (own.altText.trim() !== '') return null
  return (
    <p className="panel-picture-decorative">
      <input
        id={id}
        type="checkbox"
        checked={own.isDecorative}
        onChange={({ target }) => setOwn({ ...own, isDecorative: target.checked })}
      />
      <label htmlFor={id}>{t('Decorative image: it needs no alt text')}</label>
    </p>
  )
}

interface DecorativeBoxProps {
  readonly own: PictureTexts
  readonly setOwn: (own: PictureTexts) => void
}
