import { EyeOff, FileText } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { t } from '#schema/messages/t'
import type { LibraryPicture } from '../library/pictures'
import { Button } from '../ui/button'

/** Number of placeholders: a few rows on a wide screen. */
const AWAITED = 18

/** Grid of pictures with a single tab stop; the arrow keys move between pictures, Space and Enter choose. */
export function MediaGrid({ pictures, multiple, marked, pick, hasMore, more }: MediaGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const last = useRef<string>(null)
  const stop = Math.min(current, pictures.length - 1)
  if (pictures.length === 0) return null
  return (
    <>
      <div
        ref={grid}
        role="listbox"
        tabIndex={-1}
        aria-label={t('Pictures')}
        aria-multiselectable={multiple}
        className="media-grid"
        onKeyDown={steer}
      >
        {pictures.map((picture, index) => (
          <button
            type="button"
            key={picture.key}
            role="option"
            className="media-tile ed-focusable"
            aria-selected={marked.includes(picture.key)}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={({ shiftKey }) => press(picture.key, shiftKey)}
          >
            {picture.thumbnail === null ? (
              <span className="media-tile-file">
                <FileText size={32} aria-hidden />
              </span>
            ) : (
              <img
                src={picture.thumbnail}
                alt=""
                loading="lazy"
                decoding="async"
                style={{ backgroundImage: picture.standIn && `url(${picture.standIn})` }}
              />
            )}
            <span>{picture.title}</span>
            {lacksAltText(picture) && (
              <span className="media-tile-lack">
                <EyeOff size={12} aria-hidden />
                {t('No alt text')}
              </span>
            )}
          </button>
        ))}
      </div>
      {hasMore && <More more={more} />}
    </>
  )

  /** Chooses a picture; with Shift, everything from the previously pressed one. */
  function press(key: string, isRange: boolean): void {
    const keys = pictures.map((picture) => picture.key)
    const [from, to] = [last.current, key].map((one) => keys.indexOf(one ?? ''))
    last.current = key
    if (!multiple || !isRange || from === undefined || to === undefined || from < 0) pick(key)
    else pick(key, keys.slice(Math.min(from, to), Math.max(from, to) + 1))
  }

  function steer(event: KeyboardEvent): void {
    const tiles = [...(grid.current?.children ?? [])] as HTMLElement[]
    const columns = tiles.filter((tile) => tile.offsetTop === tiles[0]?.offsetTop).length
    const to = targetOf(event.key, stop, columns, tiles.length)
    if (to === null) return
    event.preventDefault()
    tiles[to]?.focus()
  }
}

function lacksAltText({ altText, isDecorative, isPicture }: LibraryPicture): boolean {
  return isPicture && altText === '' && !isDecorative
}

/** Placeholder shown while the pictures load. */
export function MediaGridSkeleton() {
  return (
    <div className="media-grid" aria-hidden>
      {Array.from({ length: AWAITED }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike, and never move.
        <span key={index} className="media-tile">
          <span className="media-tile-file" />
          <span>&nbsp;</span>
        </span>
      ))}
    </div>
  )
}

/** Called when a picture is pressed; with Shift, `through` contains everything from the previous one to it. */
export type PickPicture = (key: string, through?: readonly string[]) => void

interface MediaGridProps {
  readonly pictures: readonly LibraryPicture[]
  readonly multiple: boolean
  readonly marked: readonly string[]
  readonly pick: PickPicture
  readonly hasMore: boolean
  readonly more: () => void
}

/** Button that loads more when pressed or scrolled into view. */
function More({ more }: Pick<MediaGridProps, 'more'>) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && more(),
      { rootMargin: '400px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [more])
  return (
    <div ref={place} className="media-more">
      <Button onClick={more}>{t('Show more')}</Button>
    </div>
  )
}

function targetOf(key: string, from: number, columns: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -from,
    End: count - 1 - from,
  }
  const step = steps[key]
  if (step === undefined) return null
  return Math.min(count - 1, Math.max(0, from + step))
}
