import { useCallback, useEffect, useRef, useState } from 'react'
import { DEFAULT_LANGUAGE } from '#schema/entities/place'
import type { Picture, PictureChanges, Pictures } from '../library/pictures'
import { useRecordSearch } from '../library/record-search'
import { isAt } from './picture-text-fields'

/** Debounce before typing is saved, in ms; leaving the picture saves at once. */
const DEBOUNCE_MS = 3_000

interface PictureDescription {
  readonly altText: string
  readonly caption: string
  readonly isDecorative: boolean
  /** Shared by all languages. */
  readonly focalPoint: Picture['focalPoint']
}

/** State of saving the input. */
type SaveState = 'none' | 'saving' | 'saved' | { readonly failed: string }

interface Entered {
  /** Identifies the picture and language. */
  readonly of: string
  readonly before: Picture
  readonly words: PictureDescription
}

/** Returns the texts of one picture in a language, saved as they are entered. */
export function useDescription(key: string | null, next: string | null, language: string) {
  const { pictures } = useRecordSearch()
  const of = `${key} ${language}`
  const [opened, setOpened] = useState<Picture | 'loading' | 'failed'>('loading')
  const [entered, setEntered] = useState<Entered | null>(null)
  const [saving, setSaving] = useState<SaveState>('none')
  const [round, setRound] = useState(0)
  const ahead = useRef(new Map<string, Promise<Picture | null>>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again.
  useEffect(() => {
    if (key === null) return
    let isCurrent = true
    setOpened('loading')
    setSaving('none')
    const asked = ahead.current.get(key) ?? pictures.open(key)
    ahead.current = new Map(next === null ? [] : [[next, quietly(pictures.open(next))]])
    asked.then(
      (picture) => isCurrent && setOpened(picture ?? 'failed'),
      () => isCurrent && setOpened('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [pictures, key, language, round])
  const picture = typeof opened === 'object' && opened.id === key ? opened : null
  const stored = picture && textsIn(picture, language)
  const words = entered?.of === of ? entered.words : stored
  const save = useSaving({ pictures, entered, setEntered, setSaving, language })
  useUnsaved(entered !== null && Object.keys(changesOf(entered, language)).length > 0, save)
  return {
    ...{ opened, picture, words, saving, save },
    set(changed: Partial<PictureDescription>) {
      if (!picture || !words) return
      setSaving('none')
      setEntered({ of, before: picture, words: { ...words, ...changed } })
    },
    /** Discards input that could not be saved. */
    drop() {
      setEntered(null)
      setSaving('none')
    },
    reload: () => setRound((count) => count + 1),
  }
}

export type Description = ReturnType<typeof useDescription>

/** Suppresses the error of a prefetch, which is retried when the picture is needed. */
function quietly(asked: Promise<Picture | null>): Promise<Picture | null> {
  asked.catch(() => undefined)
  return asked
}

/** Returns a function that saves the input and resolves to whether it succeeded. */
function useSaving({ pictures, entered, setEntered, setSaving, language }: SavingParts) {
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  return useCallback((): Promise<boolean> => {
    if (!entered) return last.current
    const changes = changesOf(entered, language)
    last.current = last.current.then(async () => {
      if (Object.keys(changes).length === 0) return true
      setSaving('saving')
      try {
        await pictures.describe(entered.before.id, changes)
      } catch (error) {
        setSaving({ failed: error instanceof Error ? error.message : String(error) })
        return false
      }
      setSaving('saved')
      setEntered((now) => (now && now.of === entered.of ? savedOf(now, entered, changes) : now))
      return true
    })
    return last.current
  }, [pictures, entered, setEntered, setSaving, language])
}

interface SavingParts {
  readonly pictures: Pick<Pictures, 'describe'>
  readonly entered: Entered | null
  readonly setEntered: (change: (now: Entered | null) => Entered | null) => void
  readonly setSaving: (saving: SaveState) => void
  readonly language: string
}

/** Returns the state after saving, which later changes are compared with. */
function savedOf(now: Entered, saved: Entered, changes: PictureChanges): Entered {
  const { texts = [], ...own } = changes
  const others = saved.before.texts.filter((text) => !texts.some((one) => isAt(one, text)))
  return { ...now, before: { ...saved.before, ...own, texts: [...others, ...texts] } }
}

/**
 * Saves after a pause in typing, and when the walk is left in any way; the browser asks before closing a tab with unsaved input.
 */
function useUnsaved(isDirty: boolean, save: () => Promise<boolean>): void {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    if (!isDirty) return
    const timer = setTimeout(() => void save(), DEBOUNCE_MS)
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('beforeunload', warn)
    }
    // `save` changes with each input, which restarts the timer.
  }, [isDirty, save])
  useEffect(() => () => void latest.current(), [])
}

function textsIn(picture: Picture, language: string): PictureDescription {
  const { altText, caption, isDecorative, focalPoint } = picture
  if (language === DEFAULT_LANGUAGE) return { altText, caption, isDecorative, focalPoint }
  const text = picture.texts.find((one) => isAt(one, { language, locationId: null }))
  return {
    altText: text?.altText ?? '',
    caption: text?.caption ?? '',
    ...{ isDecorative, focalPoint },
  }
}

/** Returns only the values that differ from the stored ones. */
function changesOf({ before, words }: Entered, language: string): PictureChanges {
  const stored = textsIn(before, language)
  const isSame = words.altText.trim() === stored.altText && words.caption.trim() === stored.caption
  if (language !== DEFAULT_LANGUAGE) {
    const [altText, caption] = [words.altText.trim() || null, words.caption.trim() || null]
    return isSame ? {} : { texts: [{ language, locationId: null, altText, caption }] }
  }
  return {
    ...(words.altText.trim() !== stored.altText && { altText: words.altText.trim() }),
    ...(words.caption.trim() !== stored.caption && { caption: words.caption.trim() }),
    ...(words.isDecorative !== stored.isDecorative && { isDecorative: words.isDecorative }),
    ...(!isSamePoint(words.focalPoint, stored.focalPoint) && { focalPoint: words.focalPoint }),
  }
}

function isSamePoint(one: Picture['focalPoint'], other: Picture['focalPoint']): boolean {
  return one.x === other.x && one.y === other.y
}
