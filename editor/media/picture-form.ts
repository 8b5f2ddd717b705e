import { useState } from 'react'
import type { MediaText } from '#schema/entities/media'
import type { LocaleScope } from '#schema/entities/place'
import { t } from '#schema/messages/t'
import type { Picture, PictureChanges, PictureTexts } from '../library/pictures'
import { useSession } from '../store/session'
import { changedText, EVERYWHERE, isAt, type PictureWords, placesFor } from './picture-text-fields'

/**
 * Returns the form state: the picture's own texts, and those of changed places. Unsaved input survives a replacement of the file.
 */
export function usePictureForm(picture: Picture) {
  const { context } = useSession()
  const [own, setOwn] = useState<PictureTexts>(picture)
  const [edited, setEdited] = useState<readonly MediaText[]>([])
  const [shown, setShown] = useState(picture)
  const [saved, setSaved] = useState(picture)
  if (shown !== picture) {
    setShown(picture)
    setSaved(picture)
    setOwn({ ...picture, ...changesOf(saved, own, []) })
  }
  const [chosen, setChosen] = useState(EVERYWHERE)
  const places = placesFor(context, picture)
  const texts = edited.reduce<readonly MediaText[]>(
    (all, text) => [...omitTextAt(all, text), text],
    picture.texts,
  )
  const place = places[chosen]
  return {
    ...{ own, setOwn, edited, places, chosen, setChosen, place, setWords: setTexts, markSaved },
    /** Texts of the chosen place. */
    words: place ? (texts.find((text) => isAt(text, place)) ?? NO_WORDS) : own,
    nameIssue: own.displayName.trim() === '' ? t('Give the picture a name') : undefined,
    isChanged: Object.keys(changesOf(picture, own, edited)).length > 0,
  }

  function setTexts(words: Partial<PictureWords>): void {
    if (place) setEdited([...omitTextAt(edited, place), changedText(texts, place, words)])
    else setOwn({ ...own, ...toTexts(words), ...shownWith(words) })
  }

  function markSaved(): void {
    setSaved({ ...picture, ...own })
    setEdited((now) => (now === edited ? [] : now))
  }
}

export type PictureForm = ReturnType<typeof usePictureForm>

const NO_WORDS = { altText: null, caption: null } as const

function omitTextAt(texts: readonly MediaText[], place: LocaleScope): readonly MediaText[] {
  return texts.filter((text) => !isAt(text, place))
}

/** Converts to the picture's own texts, which have no fallback: `null` becomes empty. */
function toTexts(words: Partial<PictureWords>): Partial<PictureTexts> {
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [name, text ?? '']))
}

/** Makes a new caption visible, as the server does. */
function shownWith({ caption }: Partial<PictureWords>): Partial<PictureTexts> {
  return caption ? { showCaptionText: true } : {}
}

/** Returns only the changes: a user may be allowed to edit a location's texts but nothing else of the picture. */
export function changesOf(
  picture: Picture,
  own: PictureTexts,
  edited: readonly MediaText[],
): PictureChanges {
  const { displayName, altText, caption, showCaptionText, focalPoint, isDecorative } = own
  const now = { displayName, altText, caption, showCaptionText, focalPoint, isDecorative }
  const changed = Object.entries(now).filter(
    ([name, value]) => value !== picture[name as keyof PictureTexts],
  )
  return { ...Object.fromEntries(changed), ...(edited.length > 0 && { texts: edited }) }
}
