import type { Crop } from '#schema/entities/media'
import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { Picture, PictureChanges, Pictures } from '../library/pictures'
import type { UiStore } from '../store/ui-store'
import { isAt } from './picture-text-fields'

/** A change of a picture and its undo action. The previous state is also in the picture's history. */
export interface DoneChange {
  readonly text: string
  readonly undo: () => Promise<void>
}

const WHOLE_PICTURE: Crop = { x: 0, y: 0, width: 1, height: 1 }

export function replaceMessage(
  pictures: Pick<Pictures, 'restore'>,
  id: string,
  version: number,
): DoneChange {
  return { text: t('File replaced'), undo: () => pictures.restore(id, version, ['FILE']) }
}

export function describeMessage(
  pictures: Pick<Pictures, 'describe'>,
  { before, changes, text }: DescribedPicture,
): DoneChange {
  return { text, undo: () => pictures.describe(before.id, inverseOf(before, changes)) }
}

interface DescribedPicture {
  /** The picture before the change. */
  readonly before: Picture
  readonly changes: PictureChanges
  readonly text: string
}

/** Returns the changes that undo other changes. */
function inverseOf(before: Picture, changes: PictureChanges): PictureChanges {
  const { texts, crop, ...own } = changes
  const names = Object.keys(own) as (keyof typeof own)[]
  // The server makes a new caption visible.
  if (names.includes('caption')) names.push('showCaptionText')
  // The focal point is relative to the crop, so both are restored together.
  if (crop) names.push('focalPoint')
  return {
    ...Object.fromEntries(names.map((name) => [name, before[name]])),
    ...(crop && { crop: before.crop ?? WHOLE_PICTURE }),
    ...(texts && {
      texts: texts.map((text) => {
        const { language, locationId } = text
        const place = { language, locationId }
        return (
          before.texts.find((known) => isAt(known, place)) ?? {
            ...place,
            ...{ altText: null, caption: null },
          }
        )
      }),
    }),
  }
}

/** Undoes a change and announces it. */
export async function undoChange(
  uiStore: Pick<UiStore, 'refreshRecords' | 'toast' | 'announce'>,
  { text, undo }: DoneChange,
): Promise<void> {
  try {
    await undo()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    uiStore.toast(joinSentences(t('Couldn’t undo.'), reason))
    uiStore.announce(joinSentences(t('Couldn’t undo.'), reason))
    return
  }
  uiStore.refreshRecords()
  uiStore.announce(t('Undone: {text}', { text }))
}

/** Announces a change, with Undo. */
export function announceChange(
  uiStore: Pick<UiStore, 'refreshRecords' | 'toast' | 'announce'>,
  change: DoneChange,
): void {
  uiStore.announce(joinSentences(change.text, t('Undo is available')))
  uiStore.toast(change.text, {
    action: { label: t('Undo'), run: () => void undoChange(uiStore, change) },
  })
}
